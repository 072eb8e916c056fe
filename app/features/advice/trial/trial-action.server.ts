// The forms of a trial's page: its day, how it was, and that taken back.
import { redirect } from 'react-router';
import { readOutcome } from '#domain/advice/trial.ts';
import type { RequestScope } from '#worker/scope.ts';
import { planTrial, takeBackTrial, tellTrial } from '#worker/services/advice/trial.ts';
import { doneAddress, formAction } from '../../../lib/form-action.server.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import { safetyPageOf } from '../gate/safety-pages.ts';
import { trialAddress } from './trial-address.ts';

/** More than anybody may send, so that a text that is too long is seen to be. */
const KEPT_LENGTH = 2_000;

export type TrialValues = { day: string; wish: string; effort: string; most: string; note: string };

export type TrialRefused = { sentence: string; of: 'day' | 'telling'; values: TrialValues };

export const DONE = {
  dzien:
    'Próba ma swój dzień. Zobaczysz ją na stronie „Dziś” i\u00a0w\u00a0kalendarzu, a\u00a0po niej zapytamy, jak było.',
  'bez-dnia': 'Próba nie ma już dnia.',
  opowiedz: 'Zapisane. Lista jest ułożona na nowo.',
  cofnij: 'Odpowiedź cofnięta. Lista jest taka jak przed nią.',
} as const;

type Ref = { analysisId: string; zawodId: string };

export async function trialAction(scope: RequestScope, request: Request, ref: Ref) {
  const path = trialAddress(ref.analysisId, ref.zawodId);
  return formAction<TrialRefused>(await request.formData(), {
    path,
    deeds: {
      async dzien(form) {
        const { day } = valuesOf(form);
        await planTrial(scope, ref, day);
        return doneAddress(path, day === '' ? 'bez-dnia' : 'dzien');
      },
      opowiedz(form) {
        const { wish, effort, most, note } = valuesOf(form);
        return tellTrial(scope, ref, { outcome: readOutcome(wish, effort, most), note });
      },
      cofnij: () => takeBackTrial(scope, ref),
    },
    refused({ code, message, status }, form, deed) {
      const page = safetyPageOf(code);
      if (page !== null) throw redirect(page);
      if (code === 'not-found') throw new Response(null, { status });
      return { sentence: message, of: deed === 'dzien' ? 'day' : 'telling', values: valuesOf(form) };
    },
  });
}

function valuesOf(form: FormData): TrialValues {
  const text = (field: string) => formText(form, field).slice(0, KEPT_LENGTH);
  return {
    day: text('dzien'),
    wish: text('wrazenie'),
    effort: text('trudnosc'),
    most: text('najbardziej'),
    note: text('zdanie'),
  };
}
