// Signing in as an island (lib/island). Where the address asks for the dialog, its code is on its way while React takes over.
import { askedBy } from './auth-query.ts';

export { SignIn as Part } from './SignIn.tsx';

// The part asks for it again, and says so if it can't be had.
if (askedBy(window.location.search) !== null) import('./AuthDialog.tsx').catch(() => {});
