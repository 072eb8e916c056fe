// The quiz by plain forms (docs/product.md 'Quiz without JavaScript'): the answers are read, corrected as often as one likes, and a run that
// nobody watches is started, by the same services as the calls of the script. What was read travels in the form and is checked again.
import { data, redirect } from 'react-router';
import { readCareers } from '#content/careers.server.ts';
import { readLanguage } from '#domain/advice/analysis/language.ts';
import { EMPTY_READING, type Reading, type Unclear } from '#domain/advice/reading/reading.ts';
import { readingNames } from '#domain/advice/reading/known-ids.ts';
import { knowsNoTrade } from '#domain/advice/reading/reading-groups.ts';
import {
  correctedBy,
  formGroupsOf,
  type Corrected,
  type FormGroup,
} from '#domain/advice/reading/reading-form.ts';
import type { AnalysisOrder } from '#domain/advice/quiz/order-schema.ts';
import type { ReadAnswers } from '#domain/advice/reading/events.ts';
import type { FirstLooks } from '#domain/advice/first-three.ts';
import { parsedJson } from '#domain/advice/stored-order.ts';
import { confirmedReading } from '#worker/services/advice/confirmed-reading.ts';
import { plainOrder } from '#worker/services/advice/plain-order.ts';
import { readAnswers, readByRulesAlone } from '#worker/services/advice/reading.ts';
import { startUnwatched } from '#worker/services/advice/runs.ts';
import type { RequestScope } from '#worker/scope.ts';
import { formText } from '../../../account/mailed-link/form-text.ts';
import { formAction } from '../../../../lib/form-action.server.ts';
import { safetyPageOf } from '../../gate/safety-pages.ts';
import { readBy } from '../../understood/reading-words.ts';
import { PLAIN_FIELDS, type PlainValues } from './plain-values.ts';

const PLAIN_QUIZ = '/quiz';

export type PlainUnderstood = {
  /** As it goes on in the form. */
  reading: string;
  says: string;
  isGentle: boolean;
  /** The gate wants to know whether the person is of age. */
  asksAge: boolean;
  /** Said by an employer: the occupation that is looked for. Null = by somebody who looks for their own. */
  hires: { occupation: string; name: string | undefined } | null;
  /** Nothing says what the person does. */
  asksTrade: boolean;
  questions: readonly Unclear[];
  groups: readonly FormGroup[];
  /** Null = somebody signed in, who gets the whole analysis. */
  firsts: FirstLooks | null;
};

export type PlainQuiz = {
  values: PlainValues;
  /** Null = the answers are still to be given. */
  understood: PlainUnderstood | null;
  sentence: string | null;
};

export async function plainQuizAction(scope: RequestScope, request: Request) {
  return formAction<PlainQuiz>(await request.formData(), {
    path: PLAIN_QUIZ,
    deeds: {
      czytaj: async (form) => data(await readForm(scope, form)),
      wroc: async (form) => data({ values: valuesOf(form), understood: null, sentence: null }),
      popraw: async (form) => data(await corrected(scope, form, null)),
      szukaj: (form) => search(scope, form),
    },
    isForStrangers: true,
    async refused({ code, message }, form, deed) {
      const page = safetyPageOf(code);
      if (page !== null) throw redirect(page);
      if (deed !== 'szukaj' || code === 'invalid')
        return { values: valuesOf(form), understood: null, sentence: message };
      return corrected(scope, form, code === 'no-session' ? SIGN_IN : message, code === 'age-unknown');
    },
  });
}

function valuesOf(form: FormData): PlainValues {
  return {
    preferences: form.getAll(PLAIN_FIELDS.preferences).filter((one) => typeof one === 'string'),
    interests: formText(form, PLAIN_FIELDS.interests),
    info: formText(form, PLAIN_FIELDS.info),
    language: readLanguage(formText(form, PLAIN_FIELDS.language)),
    isAdult: formText(form, PLAIN_FIELDS.isAdult) !== '',
  };
}

function orderOf({ preferences, interests, info, ...more }: PlainValues, reading: unknown): AnalysisOrder {
  return plainOrder({
    ...more,
    preferences,
    additional_interests: interests,
    additional_info: info,
    reading,
  });
}

async function readForm(scope: RequestScope, form: FormData): Promise<PlainQuiz> {
  const values = valuesOf(form);
  const order = orderOf(values, null);
  const state = await scope.accountState().catch(() => null);
  if (state !== null) {
    const response = await readAnswers(scope, order, { isStream: false });
    const read: ReadAnswers = await response.json();
    return { values, understood: await shown(read.reading, { read, firsts: null }), sentence: null };
  }
  const read = await readByRulesAlone(scope, order);
  return { values, understood: await shown(read.reading, { read, firsts: read }), sentence: null };
}

/** `sentence`: why the search was refused; null = nothing was. */
async function corrected(
  scope: RequestScope,
  form: FormData,
  sentence: string | null,
  asksAge = false,
): Promise<PlainQuiz> {
  const values = valuesOf(form);
  const { reading, adding } = await correctionsOf(form, values);
  const firsts = await readByRulesAlone(scope, orderOf(values, reading));
  const state = await scope.accountState().catch(() => null);
  const understood = await shown(reading, {
    read: { says: formText(form, PLAIN_FIELDS.says), isGentle: formText(form, PLAIN_FIELDS.gentle) !== '' },
    firsts: state === null ? firsts : null,
    adding,
    asksAge,
  });
  return { values, understood, sentence };
}

async function search(scope: RequestScope, form: FormData) {
  const values = valuesOf(form);
  const { reading, adding } = await correctionsOf(form, values);
  if (Object.keys(adding).length > 0) return data(await corrected(scope, form, UNCERTAIN));
  if (reading.hires !== undefined) return data(await corrected(scope, form, null));
  await startUnwatched(scope, orderOf(values, reading));
  return '/dashboard';
}

const SIGN_IN =
  'Najpierw zaloguj się w\u00a0nowej karcie, a\u00a0potem wyślij ten formularz jeszcze raz. Nic z\u00a0niego nie przepadnie.';
const UNCERTAIN = 'Wybierz z\u00a0list niżej, co chcesz dodać, albo zostaw te pola puste.';

async function correctionsOf(form: FormData, values: PlainValues): Promise<Corrected> {
  const sent = parsedJson(formText(form, PLAIN_FIELDS.reading));
  const order = orderOf(values, sent);
  const shownBefore = (await confirmedReading(order)) ?? EMPTY_READING;
  return correctedBy(shownBefore, readingNames(await readCareers()), {
    one: (name) => formText(form, name),
    all: (name) => form.getAll(name).filter((one) => typeof one === 'string'),
  });
}

type Shown = {
  read: ReadAnswers | { says: string; isGentle: boolean };
  firsts: FirstLooks | null;
  adding?: Corrected['adding'];
  asksAge?: boolean;
};

async function shown(
  reading: Reading,
  { read, firsts, adding, asksAge = false }: Shown,
): Promise<PlainUnderstood> {
  const { hires } = reading;
  const names = readingNames(await readCareers());
  return {
    reading: JSON.stringify(reading),
    says: 'says' in read ? read.says : readBy(read, firsts === null),
    isGentle: read.isGentle,
    asksAge,
    hires: hires === undefined ? null : { occupation: hires, name: names.occupations[hires] },
    asksTrade: firsts !== null && knowsNoTrade(reading),
    questions: reading.unclear,
    groups: formGroupsOf(reading, names, adding),
    firsts,
  };
}
