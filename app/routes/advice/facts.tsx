// /fakty, for signed-in people only: anyone who is not is led to the sign-in and back.
import { data, redirect } from 'react-router';
import { readCareers } from '#content/careers.server.ts';
import { idsByName, nameOfId } from '#domain/advice/occupation-names.ts';
import { occupationNames } from '#domain/advice/said-names.ts';
import type { RequestScope } from '#worker/scope.ts';
import { readNextQuestion, readOwnFacts, saveFacts, takeBackFacts } from '#worker/services/advice/facts.ts';
import { scopeContext } from '../../context.ts';
import { FactsPage, type FactsRefused, passedQuestions } from '../../features/advice/facts/FactsPage.tsx';
import { valuesOfFacts, valuesOfForm } from '../../features/advice/facts/form-values.ts';
import { readFactsForm } from '../../features/advice/facts/read-form.ts';
import { safetyPageOf } from '../../features/advice/gate/safety-pages.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import { doneAddress, formAction } from '../../lib/form-action.server.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/facts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const passed = passedQuestions(url.searchParams);
  const [own, question] = await Promise.all([
    personalData(readOwnFacts(scope), '/fakty'),
    personalData(
      readNextQuestion(scope, passed).then((found) => ({ found })),
      '/fakty',
    ),
  ]);
  const asking = { question: question?.found ?? null, passed };
  const done = doneSentence(url, DONE);
  if (own === null) return data({ stored: null, asking, done }, 503);
  const { facts, hasHealthConsent, keepsHealth } = own;
  const { occupations } = await readCareers();
  const nameOf = (id: string) => nameOfId(id, occupations);
  const values = valuesOfFacts(facts, hasHealthConsent, nameOf);
  return data({ asking, stored: { values, isEmpty: Object.keys(facts).length === 0, keepsHealth }, done });
}

export function action({ context, request }: Route.ActionArgs) {
  return factsAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Twoje fakty – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function FactsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FactsPage {...loaderData} refused={actionData} />;
}

// The forms of /fakty: save, take back the consent, delete everything.
const PATH = '/fakty';

const DONE = {
  zapisano: 'Zapisane. Następna analiza uwzględni te fakty.',
  wycofano:
    'Zgoda wycofana. Ograniczenia zdrowotne są usunięte, także z\u00a0zapisanych analiz. Linki z\u00a0przekazaną analizą, jeśli były, już nie działają.',
  usunieto:
    'Twoje fakty są usunięte, także z\u00a0odpowiedzi przy analizach. Linki z\u00a0przekazaną analizą, jeśli były, już nie działają.',
} as const;

const UNREADABLE = 'Nie wszystko udało się odczytać. Popraw zaznaczone pola i\u00a0zapisz jeszcze raz.';

async function factsAction(scope: RequestScope, request: Request) {
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
