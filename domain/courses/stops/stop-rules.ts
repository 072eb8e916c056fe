// What the stops of a lesson should hold to: our own must; of the model's it is counted how far they do. A wrong answer without a hint
// teaches nothing, and a figure that is neither the lesson's nor worked out before one's eyes is made up.
import { fillersIn } from '../lesson-rules/filler.ts';
import { partsOf } from '../lesson-rules/parts.ts';
import { isStop, parseStop, type Stop } from './stop.ts';

export const STOP_BOUNDS = {
  stops: { least: 2, most: 3 },
  text: 240,
  answer: 120,
  hint: 180,
  why: 320,
  answers: { least: 3, most: 4 },
  steps: { least: 3, most: 5 },
} as const;

export type StopIssueCode =
  | 'count'
  | 'broken'
  | 'too-long'
  | 'answers'
  | 'no-hint'
  | 'filler'
  | 'shout'
  | 'number';

/** `found`: the stop's question, or what stands there. */
type StopIssue = { code: StopIssueCode; found: string };

type Say = (code: StopIssueCode, found: string) => void;

/** Those that can be asked, in their order. */
export function stopsIn(markdown: string): Stop[] {
  return stopCodes(markdown)
    .map(parseStop)
    .filter((stop) => stop !== null);
}

function stopCodes(markdown: string): string[] {
  return partsOf(markdown).codes.flatMap(({ language, text }) => (isStop(language) ? [text] : []));
}

/** Empty = nothing is wrong. */
export function stopIssues(markdown: string): StopIssue[] {
  const stops = stopsIn(markdown);
  const issues: StopIssue[] = [];
  const say: Say = (code, found) => void issues.push({ code, found });
  const { least, most } = STOP_BOUNDS.stops;
  if (stops.length < least || stops.length > most) say('count', String(stops.length));
  if (stopCodes(markdown).length > stops.length) say('broken', '');
  const known = numbersIn(partsOf(markdown).prose + textOfCodes(markdown));
  for (const stop of stops) {
    checkForm(stop, say);
    for (const number of unfounded(stop, known)) say('number', `${number}: ${stop.question.text}`);
  }
  return issues;
}

function textOfCodes(markdown: string): string {
  const { codes } = partsOf(markdown);
  return codes.flatMap(({ language, text }) => (isStop(language) ? [] : [`\n${text}`])).join('');
}

function checkForm(stop: Stop, say: Say): void {
  const { question, hints } = stop;
  const answers = answersOf(stop);
  const whole = [question.text, ...answers, ...hints.map(({ text }) => text), question.why];
  const tooLong = (texts: readonly string[], most: number) => texts.some((text) => text.length > most);
  if (
    tooLong([question.text], STOP_BOUNDS.text) ||
    tooLong(answers, STOP_BOUNDS.answer) ||
    tooLong(
      hints.map(({ text }) => text),
      STOP_BOUNDS.hint,
    ) ||
    tooLong([question.why], STOP_BOUNDS.why)
  )
    say('too-long', question.text);
  if (question.kind !== 'gap') {
    const { least, most } = question.kind === 'order' ? STOP_BOUNDS.steps : STOP_BOUNDS.answers;
    if (answers.length < least || answers.length > most) say('answers', question.text);
  }
  if (hints.length < (question.kind === 'single' ? answers.length - 1 : 1)) say('no-hint', question.text);
  if (whole.some((text) => text.includes('!') && !text.includes('`'))) say('shout', question.text);
  for (const filler of fillersIn(whole.join('\n'))) say('filler', filler);
}

function answersOf({ question }: Stop): readonly string[] {
  if (question.kind === 'gap') return question.accepted;
  return question.kind === 'order' ? question.items : question.options;
}

const NUMBER = /(?<![\p{L}\d.,])\d+(?:[ \u00a0]\d{3})*(?:[.,]\d+)?(?!\d)/gu;
const SUM = /(?<![\p{L}\d])\d[\d.,%\u00a0 +\-−–×·*÷/:()]*[=≈]\s*[-−]?\d[\d\u00a0 ]*(?:[.,]\d+)?%?/gu;

/** What the right answer or its reason says in figures that stand neither in the lesson nor in the question, and that no sum yields. */
function unfounded({ question, code, hints }: Stop, known: ReadonlySet<number>): number[] {
  const sums = [...question.why.matchAll(SUM)].map(([sum]) => sum);
  const results = new Set(sums.flatMap((sum) => (isTrue(sum) ? [resultOf(sum)] : [])));
  const asked = numbersIn(
    [question.text, code, ...(question.kind === 'order' ? question.items : [])].join('\n'),
  );
  const offered = question.kind === 'single' ? question.options.filter((_, at) => at !== question.right) : [];
  const founded = (number: number) => known.has(number) || asked.has(number) || results.has(number);
  const right =
    question.kind === 'single'
      ? (question.options[question.right] ?? '')
      : question.kind === 'gap'
        ? question.accepted.join('\n')
        : '';
  const wrong = numbersIn([...offered, ...hints.map(({ answer }) => answer)].join('\n'));
  return [
    ...[...numbersIn(right)].filter((number) => !founded(number)),
    ...[...numbersIn(question.why)].filter((number) => !founded(number) && !wrong.has(number)),
    ...sums.filter((sum) => !isTrue(sum)).map(resultOf),
  ];
}

function numbersIn(text: string): Set<number> {
  return new Set([...text.matchAll(NUMBER)].map(([number]) => valueOf(number)));
}

function valueOf(number: string): number {
  return Number(
    number
      .replaceAll(/[ \u00a0%]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );
}

function resultOf(sum: string): number {
  return valueOf(sum.slice(sum.search(/[=≈]/) + 1).trim());
}

/** Products first, no brackets: no more is written in a stop. What is only near may be as far off as rounding takes it. */
function isTrue(sum: string): boolean {
  const [left = ''] = sum.split(/[=≈]/);
  const whole = left.replaceAll(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, '');
  const signs = whole.match(/\d+(?:[.,]\d+)?%?|[+\-−–×·*÷/:]/g) ?? [];
  let [total, product, isMinus] = [0, 0, false];
  for (const [index, sign] of signs.entries()) {
    if (!/\d/.test(sign)) continue;
    const before = signs[index - 1] ?? '+';
    const value = valueOf(sign) / (sign.endsWith('%') ? 100 : 1);
    if (/[×·*]/.test(before)) product *= value;
    else if (/[÷/:]/.test(before)) product /= value;
    else {
      total += isMinus ? -product : product;
      [product, isMinus] = [value, before !== '+'];
    }
  }
  total += isMinus ? -product : product;
  const off = Math.abs(total * (sum.endsWith('%') ? 100 : 1) - resultOf(sum));
  return off < (sum.includes('≈') ? 0.5 : 0.000_1);
}
