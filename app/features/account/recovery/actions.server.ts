// The plain forms of the ways back: each takes the token of a mailed letter, and opening its page changes nothing.
import type { RequestScope } from '#worker/scope.ts';
import { cancelRecovery, recover } from '#worker/services/account/recovery/at-desk.ts';
import { undoKeys } from '#worker/services/account/recovery/key-undo.ts';
import { formText } from '../mailed-link/form-text.ts';
import { tokenAction } from '../mailed-link/token-action.server.ts';
import type { AccountRecovered, KeysUndone } from './views.ts';

export function undoKeysAction(scope: RequestScope, form: FormData) {
  return tokenAction<KeysUndone>(form, async (token) => ({
    state: 'done',
    ...(await undoKeys(scope, token)),
  }));
}

export function recoverAction(scope: RequestScope, form: FormData) {
  return tokenAction<AccountRecovered>(form, async (token) => {
    if (formText(form, 'zamiar') === 'odwolaj') {
      await cancelRecovery(scope, token);
      return { state: 'cancelled' };
    }
    const recovered = await recover(scope, token);
    return recovered.state === 'waits' ? { ...recovered, token } : recovered;
  });
}
