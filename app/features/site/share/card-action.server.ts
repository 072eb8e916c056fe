// The forms of /karta: make the card or change it, take it back.
import { MAX_CARD_NAME } from '#domain/site/share/card.ts';
import type { RequestScope } from '#worker/scope.ts';
import { shareCard, takeBackCard } from '#worker/services/site/card.ts';
import { doneAddress, formAction } from '../../../lib/form-action.server.ts';
import { formText } from '../../account/mailed-link/form-text.ts';

const PATH = '/karta';

export type CardRefused = { sentence: string; isOfName: boolean; typed: string };

export const DONE = {
  utworzono: 'Karta jest gotowa. Zobaczy ją każdy, komu dasz jej adres.',
  zapisano: 'Zmiany są na karcie. Jej adres się nie zmienił.',
  cofnieto: 'Udostępnienie cofnięte. Pod adresem karty nie ma już nic.',
} as const;

export async function cardAction(scope: RequestScope, request: Request) {
  const nameIn = (form: FormData) => formText(form, 'imie').slice(0, 5 * MAX_CARD_NAME);
  const share = (done: keyof typeof DONE) => async (form: FormData) => {
    await shareCard(scope, nameIn(form));
    return doneAddress(PATH, done);
  };
  return formAction<CardRefused>(await request.formData(), {
    path: PATH,
    deeds: {
      utworz: share('utworzono'),
      zmien: share('zapisano'),
      cofnij: () => takeBackCard(scope).then(() => doneAddress(PATH, 'cofnieto')),
    },
    refused: ({ code, message }, form) => ({
      sentence: message,
      isOfName: code === 'invalid',
      typed: nameIn(form),
    }),
  });
}
