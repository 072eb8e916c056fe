// The form of /dashboard/pytanie: who waits gets the page with the answer, who streams the answer as it is written.
import { redirect } from 'react-router';
import type { AskedData } from '#domain/advice/ask/prompt.ts';
import { MAX_QUESTION_LENGTH } from '#domain/advice/ask/question.ts';
import { filledSections, type HandOverGroup, type HandOverPart } from '#domain/advice/hand-over/hand-over.ts';
import type { PublicFacts } from '#domain/advice/public-facts.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { ask } from '#worker/services/advice/ask.ts';
import type { HandOverSource } from '#worker/services/advice/hand-over.ts';
import { doneOf, streamed } from '#worker/services/platform/placed.ts';
import { doneAddress, formAction } from '../../../lib/form-action.server.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import {
  educationWords,
  forecastWord,
  monthsWords,
  NO_DEMAND,
  regionWords,
} from '../analysis/facts/fact-words.ts';
import { safetyPageOf } from '../gate/safety-pages.ts';
import { payLine, sectionsOf } from '../paper/sections.server.ts';
import { ASK_FIELDS, ASK_PATH, LATEST } from './ask-form.ts';

export const DONE = { zapytaj: 'Odpowiedź jest gotowa.' } as const;

export type QuestionRefused = { sentence: string; typed: string };

export async function askAction(scope: RequestScope, request: Request) {
  return formAction<QuestionRefused>(await request.formData(), {
    path: ASK_PATH,
    deeds: {
      async zapytaj(form) {
        await doneOf(ask(scope, orderOf(form)));
        return `${doneAddress(ASK_PATH, 'zapytaj')}#${LATEST}`;
      },
    },
    refused({ code, message }, form) {
      const page = safetyPageOf(code);
      if (page !== null) throw redirect(page);
      return {
        sentence: message,
        typed: formText(form, ASK_FIELDS.question).slice(0, 2 * MAX_QUESTION_LENGTH),
      };
    },
  });
}

/** A refusal has no words here: the form is then sent as a form, and the page says them. */
export async function streamedAnswer(scope: RequestScope, request: Request): Promise<Response> {
  try {
    return await streamed(scope, ask(scope, orderOf(await request.formData())));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return new Response(null, { status: error.status });
  }
}

function orderOf(form: FormData) {
  return {
    typed: formText(form, ASK_FIELDS.question),
    analysisId: formText(form, ASK_FIELDS.analysis),
    dataOf: askedData,
  };
}

// All that the adviser may answer from, in plain lines: how the person is understood and what they gave, the ledgers that their plan shows without
// what is denied, and the tables of their paths, which are public. Nothing that the model wrote is among it.
async function askedData(source: HandOverSource): Promise<AskedData> {
  const sections = filledSections(await sectionsOf(source));
  const of = (part: HandOverPart) =>
    sections.filter((one) => one.part === part).flatMap(({ groups }) => groups.map(plainGroup));
  const { sciezkiKariery, zrodla } = source.opened.analysis;
  return {
    odczyt: [...of('reading'), ...of('facts')],
    bilans: of('ledger'),
    tabele: sciezkiKariery.flatMap(({ nazwa, fakty }) =>
      fakty === null ? [] : [{ title: nazwa, lines: tableLines(fakty, zrodla?.pay.period ?? null) }],
    ),
  };
}

function plainGroup({ title, lines }: HandOverGroup) {
  return { title, lines: lines.map(({ text, quote }) => (quote === null ? text : `${text} („${quote}”)`)) };
}

function tableLines(facts: PublicFacts, period: string | null): string[] {
  const { oneLine, pay, payNote, demand, wayIn } = facts;
  const { education, months, licence, withoutExperience } = wayIn;
  const region = demand === null ? null : regionWords(demand);
  const time = monthsWords(months);
  return [
    oneLine,
    pay === null || period === null
      ? `Zarobki: brak statystyki dla tego zawodu${payNote === null ? '' : ` (${payNote})`}`
      : payLine(pay, period),
    demand === null
      ? `Zapotrzebowanie: ${NO_DEMAND}`
      : `Zapotrzebowanie w Polsce, grupa „${demand.group}”: ${forecastWord(demand.poland)}${region === null ? '' : `; ${region}`}`,
    `Wejście do zawodu (nasza ocena): ${time === null ? '' : `zwykle ${time} od zera, `}${educationWords(education)}, ${withoutExperience ? 'da się zacząć bez doświadczenia' : 'zwykle potrzebne doświadczenie'}`,
    licence === null
      ? 'Uprawnienia: nie są wymagane'
      : `Uprawnienia: ${licence.name} (${licence.legalBasis})`,
  ];
}
