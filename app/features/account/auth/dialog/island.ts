// Signing in as an island (lib/island).
export { SignIn as Part } from './SignIn.tsx';
