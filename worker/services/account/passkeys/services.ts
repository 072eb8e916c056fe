// Passkeys as pages and routes ask for them.
import type { Assertion, Attestation } from '../../../auth/webauthn.ts';
import type { RequestScope } from '../../../scope.ts';
import { askToAdd, askToProve, askToSignIn } from './ask.ts';
import { addKey, removeKey, renameKey } from './keys.ts';
import { proveByPasskey, proveByRecoveryCode } from './prove.ts';
import { turnOffSecondFactor, turnOnSecondFactor } from './second-factor.ts';
import { halfOf, signInByPasskey, signInByRecoveryCode } from './sign-in.ts';

export function passkeyServices(scope: RequestScope) {
  return {
    askToSignIn: () => askToSignIn(scope),
    askToProve: () => askToProve(scope),
    askToAdd: () => askToAdd(scope),
    signIn: (form: { assertion: Assertion; remember: boolean }) => signInByPasskey(scope, form),
    signInByRecoveryCode: (code: string) => signInByRecoveryCode(scope, code),
    /** The first factor was right, and the second is still to come. */
    isHalfway: () => halfOf(scope) !== null,
    /** Returns the cookies to be set. */
    prove: (assertion: Assertion) => proveByPasskey(scope, assertion),
    /** Returns the cookies to be set. */
    proveByRecoveryCode: (code: string) => proveByRecoveryCode(scope, code),
    add: (attestation: Attestation) => addKey(scope, attestation),
    rename: (id: string, name: string) => renameKey(scope, id, name),
    remove: (id: string) => removeKey(scope, id),
    /** Returns the new recovery codes. */
    turnOnSecondFactor: () => turnOnSecondFactor(scope),
    turnOffSecondFactor: () => turnOffSecondFactor(scope),
  };
}
