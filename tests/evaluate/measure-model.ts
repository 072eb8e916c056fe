// The personas through the configured model, one after another, as a run would go: what comes back unusable, what it quotes that nobody
// said, where its paths lie and how much it writes. Costs money with a real model, so nothing calls it by itself.
import { isAdvised, type CareerAnalysis } from '#domain/advice/analysis/analysis.ts';
import type { Careers } from '#domain/advice/occupation.ts';
import { PREFERENCES } from '#domain/advice/quiz/answers.ts';
import { geminiGroup, type GeminiConfig } from '#worker/config/groups.ts';
import { variablesSchema } from '#worker/config/variables.ts';
import { writeAnalysis } from '#worker/generation/write-analysis.ts';
import { average } from './measure.ts';
import type { Persona } from './personas/persona.ts';

type ModelMeasures = {
  asked: number;
  /** With the reason of each. */
  failed: string[];
  droppedQuotes: number;
  /** By the first digit of the classification. */
  pathsOfGroup: Readonly<Record<string, number>>;
  wordsOfPath: number;
};

/** As the Worker reads it; null = no key. */
export function configuredModel(
  variables: Readonly<Record<string, string | undefined>>,
): GeminiConfig | null {
  const needed = Object.entries(variables).filter(([name]) => name.startsWith('GEMINI_'));
  return geminiGroup(variablesSchema.parse({ AUTH_SECRET: '-'.repeat(32), ...Object.fromEntries(needed) }));
}

export async function measureModel(
  config: GeminiConfig,
  personas: readonly Persona[],
  careers: Careers,
): Promise<ModelMeasures> {
  const codes = new Map(careers.occupations.map(({ id, code }) => [id, code]));
  const analyses: CareerAnalysis[] = [];
  const failed: string[] = [];
  let droppedQuotes = 0;
  for (const { id, answers, facts = {} } of personas) {
    const order = {
      answers: { ...answers, preferences: PREFERENCES.filter((one) => answers.preferences.includes(one)) },
      facts,
      denied: [],
    };
    try {
      const written = await writeAnalysis(config, order, () => {});
      analyses.push(written.analysis);
      droppedQuotes += written.droppedQuotes;
    } catch (error) {
      failed.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const paths = analyses.flatMap(({ sciezkiKariery }) => sciezkiKariery.filter(isAdvised));
  const pathsOfGroup: Record<string, number> = {};
  for (const { zawodId } of paths) {
    const group = codes.get(zawodId)?.[0] ?? '?';
    pathsOfGroup[group] = (pathsOfGroup[group] ?? 0) + 1;
  }
  return {
    asked: personas.length,
    failed,
    droppedQuotes,
    pathsOfGroup,
    wordsOfPath: average(paths.map((path) => JSON.stringify({ ...path, bilans: [] }).split(/\s+/).length)),
  };
}

export function linesOf({
  asked,
  failed,
  droppedQuotes,
  pathsOfGroup,
  wordsOfPath,
}: ModelMeasures): string[] {
  return [
    `model: replies that were invalid or failed ${failed.length} of ${asked}`,
    ...failed.map((one) => `  ${one}`),
    `model: dropped quotes                      ${droppedQuotes}`,
    `model: paths per major group               ${Object.entries(pathsOfGroup)
      .map(([group, count]) => `${group}: ${count}`)
      .join(', ')}`,
    `model: words per path                      ${Math.round(wordsOfPath)}`,
  ];
}
