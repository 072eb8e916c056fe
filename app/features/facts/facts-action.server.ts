// The forms of /fakty: save, take back the consent, delete everything. By plain POST or by React, the same calls.
import { data, redirect } from 'react-router';
import { readCareers } from '#content/careers.server.ts';
import { idsByName } from '#domain/advice/occupation-names.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { saveFacts, takeBackFacts } from '#worker/services/analysis/facts.ts';
import type { FactsRefused } from './FactsPage.tsx';
import { valuesOfForm, type FormValues } from './form-values.ts';
import { readFactsForm } from './read-form.ts';

const DONE = {
  zapisano: 'Zapisane. Następna analiza uwzględni te fakty.',
  wycofano: 'Zgoda wycofana. Ograniczenia zdrowotne są usunięte, także z\u00a0zapisanych analiz.',
  usunieto: 'Twoje fakty są usunięte, także z\u00a0odpowiedzi przy analizach.',
} as const;

const REFUSED = 'Nie wszystko udało się odczytać. Popraw zaznaczone pola i\u00a0zapisz jeszcze raz.';

/** The sentence of what was just done, as the address says it; null = nothing was. */
export function doneSentence(name: string | null): string | null {
  return name !== null && Object.hasOwn(DONE, name) ? DONE[name as keyof typeof DONE] : null;
}

export async function factsAction(scope: RequestScope, request: Request) {
  const values = valuesOfForm(await request.formData());
  try {
    switch (values['zamiar']?.[0]) {
      case 'wycofaj-zgode':
        await takeBackFacts(scope, 'health');
        return done('wycofano');
      case 'usun':
        await takeBackFacts(scope, 'all');
        return done('usunieto');
      case 'zapisz':
        return await save(scope, values);
      default:
        return refused(values, {}, 'Nieprawidłowe żądanie. Odśwież stronę i\u00a0spróbuj ponownie.', 400);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'crisis') throw redirect('/wsparcie');
    if (error.code === 'no-session') throw redirect('/?wymagane=logowanie&powrot=/fakty');
    return refused(values, {}, error.message, error.status);
  }
}

async function save(scope: RequestScope, values: FormValues) {
  // The only fields for free words; who writes there that they can't go on is helped, too.
  const { refuseCrisis } = await import('#worker/services/analysis/gate.ts');
  refuseCrisis(scope, values['from'] ?? []);
  const { occupations } = await readCareers();
  const { facts, healthConsent, faults } = readFactsForm(values, idsByName(occupations));
  if (Object.keys(faults).length > 0) return refused(values, faults, REFUSED, 400);
  await saveFacts(scope, { facts, healthConsent });
  return done('zapisano');
}

function done(what: keyof typeof DONE) {
  return redirect(`/fakty?zrobione=${what}`);
}

function refused(values: FormValues, faults: FactsRefused['faults'], sentence: string, status: number) {
  return data<FactsRefused>({ values, faults, sentence }, status);
}
