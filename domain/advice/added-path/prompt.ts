// What the model is asked that writes one more path (docs/decisions.md 'One more path'): the same person and the same rules as for an analysis,
// one occupation, and the names of the paths that are there already.
import { ANALYSIS_LIMITS } from '../analysis/analysis.ts';
import type { AdviceContext } from '../analysis/grounding/context.ts';
import {
  asData,
  candidateAsData,
  GENERATION_SETTINGS,
  PATH_FIELDS,
  personLines,
  RULES,
  type Prompt,
} from '../analysis/prompt.ts';

export const PATH_SETTINGS = { ...GENERATION_SETTINGS, maxOutputTokens: 8_000 } as const;

const SYSTEM = `Jesteś doświadczonym doradcą zawodowym i znasz polski rynek pracy. Ta osoba ma już analizę kariery i prosi o opis jeszcze jednego zawodu, ze znaczników <szlak>. Nie zachwalasz go i nie odradzasz: opisujesz, co w nim tę osobę spotka, uczciwie, także wtedy, gdy pasuje słabiej niż to, co już ma.

ZAWARTOŚĆ, W TEJ KOLEJNOŚCI
   - uwaga: „kryzys” tylko wtedy, gdy z odpowiedzi wynika, że ta osoba może chcieć zrobić sobie krzywdę albo dzieje jej się krzywda; wtedy na tym kończysz, reszta zostaje pusta. Poza tym „brak”;
${PATH_FIELDS}
Tego, co jest przy ścieżkach z <obok>, nie powtarzaj. Jeśli zawód przeczy słowom tej osoby, powiedz to w przeciw, jej słowami.

${RULES}

FORMAT
Zwróć wyłącznie jeden obiekt JSON, bez żadnego tekstu przed nim ani po nim, z kluczami w tej kolejności: uwaga, opis, dlaczego [{cytat, wniosek}], przeciw[] (co najmniej ${ANALYSIS_LIMITS.minAgainst}), luka, proba {co, godziny, koszt}, kroki [{nazwa, czasWykonania, opis}], potencjalRozwoju, korzysci[], wymagania[], umiejetnosciPowiazane[].`;

/** `context` has one candidate; `beside`: names of the paths that the analysis has. */
export function pathPrompt(context: AdviceContext, beside: readonly string[]): Prompt {
  const [candidate] = context.candidates.map(candidateAsData);
  const user = [
    'Opisz ten zawód jako ścieżkę dla tej osoby. bilans mówi, za co reguła dała punkty i ile:',
    '<szlak>',
    asData(candidate),
    '</szlak>',
    '',
    'Ścieżki, które ta osoba już ma:',
    '<obok>',
    asData(beside),
    '</obok>',
    '',
    ...personLines(context),
    '',
    'Zwróć wyłącznie obiekt JSON zgodny z zasadami.',
  ].join('\n');
  return { system: SYSTEM, user };
}
