// A lesson's practice as the model sends it: JSON, without goal and what it leaves where the course's structure says them. What is too
// long is shortened, what is forgotten filled in, a question that can't be asked left out; of the practice enough is left as long as one
// question and the exercise are (docs/decisions.md 'Rules for a lesson'). The state, which comes last, is dropped where it breaks the rest.
import { cleanLongText } from '../../advice/analysis/reply/clean-text.ts';
import { parseReply, type Validated } from '../../advice/analysis/reply/parse.ts';
import { withoutOpenings } from '../lesson-rules/filler.ts';
import { changedAround } from '../lesson-rules/addresses.ts';
import { withoutAddresses } from '../lesson-rules/mend-prose.ts';
import { stateIn } from '../memory/memory.ts';
import { shortened, shortenedToWords } from '../shortened.ts';
import type { PlannedLesson } from '../structure/structure.ts';
import { talkIn } from '../talk/talk-rules.ts';
import { isRaw, mendedQuestion, textOf, type Raw } from './mend-question.ts';
import { PRACTICE_BOUNDS } from './practice-rules.ts';
import type { Exercise, LessonPractice, Question, Term } from './practice.ts';

/** `raw`: as it was read, before anything was mended. */
type ParsedPractice = Validated<{ practice: LessonPractice; raw: unknown }>;

type Aims = Pick<PlannedLesson, 'title' | 'goal' | 'leaves'>;

const NOT_AN_OBJECT = 'To nie jest obiekt JSON.';
const NO_QUESTION = 'żadnego pytania w questions nie da się zadać.';
const NO_EXERCISE = 'brakuje exercise.task.';
/** More would be a test of its own. */
const MAX_QUESTIONS = 6;
const USUAL_MINUTES = 20;
/** A file's content in it is what models break a JSON text with. */
const STATE = /,\s*"state"\s*:/;

/** `text` null = there is none. `reason` is plain Polish, without text of the reply. */
export function parsePractice(text: string | null, aim: Aims): ParsedPractice {
  if (text === null) return { ok: false, reason: 'brakuje go.' };
  const parse = (json: string) => parseReply(json, (value) => practiceOf(value, aim));
  const whole = parse(text);
  const stateAt = whole.ok ? -1 : text.search(STATE);
  const parsed = stateAt === -1 ? whole : parse(`${text.slice(0, stateAt)}}`);
  return parsed.ok ? parsed : { ok: false, reason: parsed.detail };
}

function practiceOf(raw: unknown, aim: Aims): ParsedPractice {
  if (!isRaw(raw)) return { ok: false, reason: NOT_AN_OBJECT };
  const value = cleaned(raw) as Raw;
  const questions = listIn(value['questions'])
    .map(mendedQuestion)
    .filter((question): question is Question => question !== null)
    .slice(0, MAX_QUESTIONS);
  if (questions.length === 0) return { ok: false, reason: NO_QUESTION };
  const exercise = exerciseOf(value['exercise']);
  if (exercise === null) return { ok: false, reason: NO_EXERCISE };
  const bounds = PRACTICE_BOUNDS;
  const own = (field: 'goal' | 'leaves') => shortened(textOf(value[field]), bounds[field]);
  const goal = aim.goal ?? (own('goal') || aim.title);
  const summary = shortened(textOf(value['summary']), bounds.summary) || goal;
  const terms = termsIn(value['terms']);
  const leaves = aim.leaves ?? (own('leaves') || goal);
  // As it came: code in it keeps its lines and names.
  const state = stateIn(raw['state']);
  const talk = talkIn(value['talk']);
  const practice = {
    goal,
    leaves,
    summary,
    terms,
    questions,
    exercise,
    ...(talk === null ? {} : { talk }),
    ...(state === undefined ? {} : { state }),
  };
  return { ok: true, practice, raw };
}

/** Each once, as many as a lesson may have. */
function termsIn(value: unknown): Term[] {
  const terms = new Map<string, Term>();
  for (const one of listIn(value)) {
    const term = isRaw(one) ? textOf(one['term']) : '';
    const meaning = isRaw(one) ? shortened(textOf(one['meaning']), PRACTICE_BOUNDS.meaning) : '';
    const key = term.toLocaleLowerCase('pl');
    if (term !== '' && meaning !== '' && !terms.has(key)) terms.set(key, { term, meaning });
  }
  return [...terms.values()].slice(0, PRACTICE_BOUNDS.terms.most);
}

function exerciseOf(value: unknown): Exercise | null {
  if (!isRaw(value)) return null;
  const task = shortenedToWords(textOf(value['task']), PRACTICE_BOUNDS.taskWords.most);
  if (task === '') return null;
  const { least, most } = PRACTICE_BOUNDS.minutes;
  const minutes = Math.round(Number.parseFloat(textOf(value['minutes'])));
  return {
    task,
    hint: shortened(textOf(value['hint']), PRACTICE_BOUNDS.hint),
    minutes: Number.isNaN(minutes) ? USUAL_MINUTES : Math.min(most, Math.max(least, minutes)),
  };
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string')
    return changedAround(cleanLongText(value), (prose) => withoutOpenings(withoutAddresses(prose)));
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isRaw(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleaned(one)]));
}
