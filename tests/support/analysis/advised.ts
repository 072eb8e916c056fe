// An analysis that stands on facts, as a run would have stored it: real candidates of the rule with their real ledgers, words of ours.
import { readCareers } from '#content/careers.server.ts';
import { adviceContext, type AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';
import { againstFromTables } from '#domain/advice/analysis/grounding/against.ts';
import { reasonsOfLedger } from '#domain/advice/analysis/grounding/complete.ts';
import type { AdvisedPath, CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ANALYSIS } from '#domain/advice/analysis/sample-analysis.ts';

export const ADVICE_ORDER: AdviceOrder = {
  answers: {
    preferences: ['helping', 'nature'],
    additional_interests: 'Lubię zwierzęta, ogród i rozmowy z ludźmi, chętnie gotuję.',
    additional_info: 'Nie lubię tabelek.',
  },
  facts: {
    education: 'srednie',
    from: ['pielegniarka'],
    years: 1,
    voivodeship: 'mazowieckie',
    activities: { S1: 2, S2: 2, R1: 1, I1: 0, C1: 0 },
  },
  denied: [],
};

/** As a run stores with an analysis by what it was ranked. */
export const ADVICE_ANSWERS = JSON.stringify({ ...ADVICE_ORDER.answers, facts: ADVICE_ORDER.facts });

export type AdvisedAnalysis = Omit<CareerAnalysis, 'sciezkiKariery'> & { sciezkiKariery: AdvisedPath[] };

/** `wanted`: ids of the paths; the rule's first four unless told. */
export async function advisedAnalysis(
  order: AdviceOrder = ADVICE_ORDER,
  wanted?: readonly string[],
): Promise<AdvisedAnalysis> {
  const { candidates, given } = adviceContext(order, await readCareers());
  const chosen =
    wanted === undefined ? candidates.slice(0, 4) : candidates.filter(({ id }) => wanted.includes(id));
  const paths = chosen.map((candidate): AdvisedPath => {
    const { pay } = candidate.facts;
    return {
      nazwa: candidate.name,
      opis: candidate.facts.oneLine,
      zarobki:
        pay === null
          ? null
          : { min: pay.d1, max: pay.d9, waluta: 'PLN', komentarz: `W grupie „${pay.group}”.` },
      potencjalRozwoju: 'Z czasem można prowadzić własne zlecenia, uczyć innych albo poprowadzić zespół.',
      korzysci: ['Widać, komu się pomogło', 'Każdy dzień jest trochę inny'],
      wymagania: ['Cierpliwość w rozmowie', 'Odporność na zmianę planów'],
      umiejetnosciPowiazane: ['Obserwacja', 'Planowanie dnia', 'Rozmowa z klientem'],
      zawodId: candidate.id,
      dlaczego: reasonsOfLedger(candidate.ledger),
      przeciw: againstFromTables(candidate).slice(0, 2),
      luka: 'Brakuje Ci praktyki pod okiem kogoś, kto robi to na co dzień, i pierwszego dowodu, że umiesz.',
      proba: {
        co: 'Spędź pół dnia z osobą, która wykonuje ten zawód, i zapisz trzy rzeczy, które męczą, oraz trzy, które cieszą.',
        godziny: 5,
        koszt: 40,
      },
      kroki: ['Rozmowa z praktykiem', 'Pierwsze zadanie na próbę', 'Kurs podstaw', 'Praktyka u kogoś'].map(
        (nazwa, index) => ({
          nazwa,
          czasWykonania: `${index + 1}–${index + 2} tygodnie`,
          opis: 'Umów się na konkretny dzień i zapisz, co z tego wynika dla Ciebie.',
        }),
      ),
      bilans: [...candidate.ledger],
      podano: [...given],
    };
  });
  const { voivodeship } = order.facts;
  return {
    ...SAMPLE_ANALYSIS,
    sciezkiKariery: paths,
    ...(voivodeship === undefined ? {} : { wojewodztwo: voivodeship }),
  };
}
