// The account as pages and routes ask for it: who is here, signing in and out, passwords, sessions, the person's own data.
import type { RequestScope } from '../../scope.ts';
import { CLEAR_STORAGE } from '../../auth/clear-site-data.ts';
import { endedReturnCookie, keptReturnPath, returnCookie } from '../../auth/return-cookie.ts';
import {
  askForAddress,
  confirmAddress,
  dropAddressWish,
  readAddressForm,
  undoAddress,
} from './address-change.ts';
import { claimAddress, confirmEmail, resendConfirmation } from './confirmation.ts';
import { proveByPassword, requireFreshAuth } from './fresh-auth.ts';
import { finishGoogle, startGoogle } from './google.ts';
import { login, logout, type Login } from './login.ts';
import { askForReset, changePassword, resetPassword } from './passwords.ts';
import { deleteAccount, exportPersonData } from './person-data.ts';
import { limitPatience } from './patience.ts';
import { readProofWays } from './passkeys/prove.ts';
import { passkeyServices } from './passkeys/services.ts';
import { readProfile } from './profile.ts';
import { cancelRecovery, recover } from './recovery/at-desk.ts';
import { undoKeys } from './recovery/key-undo.ts';
import { register, type Registration } from './registration.ts';
import { readSecurityHistory } from './security-history.ts';
import { endEveryOtherSession, endOneSession, readSessions } from './sessions.ts';
import { readMe, readViewer, renewedSnapshot } from './viewer.ts';

export function accountServices(scope: RequestScope) {
  return {
    state: scope.accountState,
    me: () => readMe(scope),
    viewer: () => readViewer(scope),
    limitPatience: () => limitPatience(scope),
    snapshotCookie: () => renewedSnapshot(scope),
    profile: () => readProfile(scope),
    register: (form: Registration) => register(scope, form),
    confirmEmail: (form: { token: string; password: string }) => confirmEmail(scope, form),
    /** Returns the token that sets the next password. */
    claimAddress: (token: string) => claimAddress(scope, token),
    /** `returnTo`: a wish, where the person was stopped. */
    resendConfirmation: (email: string | null, returnTo: string | null) =>
      resendConfirmation(scope, email, returnTo),
    /** Set-Cookie value: the page to come back to once the address is confirmed. */
    returnCookie: (path: string) => returnCookie(scope.request.url, path),
    /** Where this browser was stopped; null = nowhere. */
    keptReturnPath: () => keptReturnPath(scope.request),
    endedReturnCookie: () => endedReturnCookie(scope.request.url),
    login: (form: Login) => login(scope, form),
    /** Returns the cookies to be set. */
    logout: () => logout(scope),
    /** The header of a sign-out by which the browser forgets its copies. */
    clearStorage: CLEAR_STORAGE,
    startGoogle: (request: { returnTo: string | null; remember: boolean }) => startGoogle(scope, request),
    finishGoogle: () => finishGoogle(scope),
    askForReset: (email: string) => askForReset(scope, email),
    resetPassword: (form: { token: string; password: string; endKeys: boolean }) =>
      resetPassword(scope, form),
    changePassword: (form: { currentPassword: string; newPassword: string }) => changePassword(scope, form),
    addressForm: () => readAddressForm(scope),
    askForAddress: (form: { email: string; password: string }) => askForAddress(scope, form),
    dropAddressWish: () => dropAddressWish(scope),
    /** Returns the new address. */
    confirmAddress: (form: { token: string; password: string }) => confirmAddress(scope, form),
    undoAddress: (token: string) => undoAddress(scope, token),
    /** Returns the token that sets the next password; so does `recover`, once it has waited. */
    undoKeys: (token: string) => undoKeys(scope, token),
    recover: (token: string) => recover(scope, token),
    cancelRecovery: (token: string) => cancelRecovery(scope, token),
    sessions: () => readSessions(scope),
    endSession: (id: string) => endOneSession(scope, id),
    endOtherSessions: () => endEveryOtherSession(scope),
    /** `before`: the row after which the page begins, as the address has it. */
    securityHistory: (before: string | null) => readSecurityHistory(scope, before),
    exportData: () => exportPersonData(scope),
    delete: () => deleteAccount(scope),
    requireFreshAuth: () => requireFreshAuth(scope),
    /** Returns the cookies to be set. */
    proveByPassword: (password: string) => proveByPassword(scope, password),
    proofWays: () => readProofWays(scope),
    passkeys: passkeyServices(scope),
  };
}
