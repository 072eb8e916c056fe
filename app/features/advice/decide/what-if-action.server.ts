// The form of /dashboard/co-gdyby that keeps what is tried: the conditions stand in the address, the consent in the form.
import type { RequestScope } from '#worker/scope.ts';
import { keepTried } from '#worker/services/advice/what-if.ts';
import { formAction } from '../../../lib/form-action.server.ts';
import { WHAT_IF } from './what-if-address.ts';

export const DONE = {
  zapamietaj: 'Zapamiętane. Lista, bilanse i\u00a0następna analiza liczą się odtąd przy tych warunkach.',
} as const;

export async function whatIfAction(scope: RequestScope, request: Request) {
  const { searchParams } = new URL(request.url);
  return formAction<string>(await request.formData(), {
    path: WHAT_IF,
    deeds: {
      zapamietaj: (form) => keepTried(scope, searchParams, { consents: form.get('zgoda') === 'tak' }),
    },
    refused: ({ message }) => message,
  });
}
