// The plain forms of a change of address: ask for it and drop it in the profile, confirm it and undo it by mailed links.
import { faultOfEmail } from '#domain/account/auth/credentials.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import {
  askForAddress,
  confirmAddress,
  dropAddressWish,
  undoAddress,
} from '#worker/services/account/address-change.ts';
import { doneAddress, formAction } from '../../../lib/form-action.server.ts';
import { formText } from '../mailed-link/form-text.ts';
import { tokenAction } from '../mailed-link/token-action.server.ts';
import { ADDRESS_PATH, type AskRefused, type Confirmed, type Undone } from './address-views.ts';

/** Enough for any address. */
const MAX_TYPED = 300;

export async function askAction(scope: RequestScope, request: Request) {
  const emailIn = (form: FormData) => formText(form, 'email').slice(0, MAX_TYPED);
  return formAction<AskRefused>(await request.formData(), {
    path: ADDRESS_PATH,
    deeds: {
      rezygnacja: () => dropAddressWish(scope),
      async ''(form) {
        const email = emailIn(form);
        const fault = faultOfEmail(email);
        if (fault !== null) throw new AppError('invalid', fault);
        await askForAddress(scope, { email, password: formText(form, 'password') });
        return doneAddress(ADDRESS_PATH, 'wyslano');
      },
    },
    refused: (error, form) => ({
      place: placeOf(error),
      sentence: error.code === 'fresh-auth-needed' ? 'Wpisz swoje obecne hasło.' : error.message,
      email: emailIn(form),
    }),
  });
}

function placeOf({ code }: AppError): AskRefused['place'] {
  if (code === 'invalid') return 'email';
  return code === 'invalid-credentials' || code === 'fresh-auth-needed' ? 'password' : 'form';
}

export function confirmAction(scope: RequestScope, form: FormData) {
  return tokenAction<Confirmed, 'password'>(
    form,
    async (token) => {
      const email = await confirmAddress(scope, { token, password: formText(form, 'password') });
      // Read again, so that the menu's copy has the new address, too.
      await scope.accountState().catch(() => null);
      return { state: 'done', email };
    },
    ({ code }) => (code === 'invalid-credentials' ? 'password' : 'form'),
  );
}

export function undoAction(scope: RequestScope, form: FormData) {
  return tokenAction<Undone>(form, async (token) => ({
    state: 'done',
    ...(await undoAddress(scope, token)),
  }));
}
