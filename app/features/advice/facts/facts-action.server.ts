// The forms of /fakty: save, take back the consent, delete everything.
import { data, redirect } from 'react-router';
import { readCareers } from '#content/careers.server.ts';
import { idsByName } from '#domain/advice/occupation-names.ts';
import { occupationNames } from '#domain/advice/said-names.ts';
import type { RequestScope } from '#worker/scope.ts';
import { saveFacts, takeBackFacts } from '#worker/services/advice/facts.ts';
import { doneAddress, formAction } from '../../../lib/form-action.server.ts';
import { safetyPageOf } from '../gate/safety-pages.ts';
import type { FactsRefused } from './FactsPage.tsx';
import { valuesOfForm } from './form-values.ts';
import { readFactsForm } from './read-form.ts';

const PATH = '/fakty';

export const DONE = {
  zapisano: 'Zapisane. Następna analiza uwzględni te fakty.',
  wycofano:
    'Zgoda wycofana. Ograniczenia zdrowotne są usunięte, także z\u00a0zapisanych analiz. Linki z\u00a0przekazaną analizą, jeśli były, już nie działają.',
  usunieto:
    'Twoje fakty są usunięte, także z\u00a0odpowiedzi przy analizach. Linki z\u00a0przekazaną analizą, jeśli były, już nie działają.',
} as const;

const UNREADABLE = 'Nie wszystko udało się odczytać. Popraw zaznaczone pola i\u00a0zapisz jeszcze raz.';

export async function factsAction(scope: RequestScope, request: Request) {
  return formAction<FactsRefused>(await request.formData(), {
    path: PATH,
    deeds: {
      'wycofaj-zgode': () => takeBackFacts(scope, 'health').then(() => doneAddress(PATH, 'wycofano')),
      usun: () => takeBackFacts(scope, 'all').then(() => doneAddress(PATH, 'usunieto')),
      zapisz: (form) => save(scope, form),
    },
    refused({ code, message }, form) {
      const page = safetyPageOf(code);
      if (page !== null) throw redirect(page);
      return { values: valuesOfForm(form), faults: {}, sentence: message };
    },
  });
}

async function save(scope: RequestScope, form: FormData) {
  const values = valuesOfForm(form);
  // The only fields for free words; who writes there that they can't go on is helped, too.
  const { refuseCrisis } = await import('#worker/services/advice/gate.ts');
  const { isGentle } = refuseCrisis(scope, values['from'] ?? []);
  const ids = idsByName(occupationNames(await readCareers()));
  const { facts, healthConsent, faults } = readFactsForm(values, ids);
  if (Object.keys(faults).length > 0) return data({ values, faults, sentence: UNREADABLE, isGentle }, 400);
  await saveFacts(scope, { facts, healthConsent });
  return doneAddress(PATH, 'zapisano');
}
