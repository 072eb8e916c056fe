// The forms of /karta: make the card or change it, take it back. By plain POST or by React, the same calls.
import { data, redirect } from 'react-router';
import { AppError } from '#domain/errors.ts';
import { MAX_CARD_NAME } from '#domain/share/card.ts';
import type { RequestScope } from '#worker/scope.ts';
import { shareCard, takeBackCard } from '#worker/services/share/card.ts';

export type CardRefused = { sentence: string; isOfName: boolean; typed: string };

const DONE = {
  utworzono: 'Karta jest gotowa. Zobaczy ją każdy, komu dasz jej adres.',
  zapisano: 'Zmiany są na karcie. Jej adres się nie zmienił.',
  cofnieto: 'Udostępnienie cofnięte. Pod adresem karty nie ma już nic.',
} as const;

/** The sentence of what was just done, as the address says it; null = nothing was. */
export function doneSentence(name: string | null): string | null {
  return name !== null && Object.hasOwn(DONE, name) ? DONE[name as keyof typeof DONE] : null;
}

export async function cardAction(scope: RequestScope, request: Request) {
  const form = await request.formData();
  const typed = String(form.get('imie') ?? '').slice(0, 5 * MAX_CARD_NAME);
  try {
    switch (form.get('zamiar')) {
      case 'utworz':
        await shareCard(scope, typed);
        return done('utworzono');
      case 'zmien':
        await shareCard(scope, typed);
        return done('zapisano');
      case 'cofnij':
        await takeBackCard(scope);
        return done('cofnieto');
      default:
        return refused('Nieprawidłowe żądanie. Odśwież stronę i\u00a0spróbuj ponownie.', typed, 400);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect('/?wymagane=logowanie&powrot=/karta');
    return refused(error.message, typed, error.status, error.code === 'invalid');
  }
}

function done(what: keyof typeof DONE) {
  return redirect(`/karta?zrobione=${what}`);
}

function refused(sentence: string, typed: string, status: number, isOfName = false) {
  return data<CardRefused>({ sentence, isOfName, typed }, status);
}
