// npm run lessons: the operator's side of what the model writes for courses (docs/operations.md 'Lessons'). Works on the database of the
// variables, else on the one of a running `npm start`.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { listCourses } from '#content/catalogue.server.ts';
import { type Database, openDatabase } from '#db/client.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { type Config, parseConfig } from '#worker/config.ts';
import { inNoHurry } from '#worker/config/groups.ts';
import { lettersOf } from '#worker/course-writer/store-anew.ts';
import * as lessons from '#worker/services/desk/lesson-texts/lessons.ts';
import {
  answerReport,
  listOpenReports,
  type Answered,
  type OpenReport,
} from '#worker/services/desk/lesson-texts/reports.ts';
import { ownOrLocalEnvironment } from './local/environment.ts';
import { writeCourses } from './lessons/write.ts';

// npm run lessons -- reports, answer: what readers say is wrong in lessons, and what they hear of it.
const OUTCOMES: Record<Exclude<Answered, 'done'>, string> = {
  'no-report': 'There is no report of this id.',
  'no-version': 'The lesson has no such version.',
  'answered-already': 'It is answered already; that answer stays, and no second letter goes.',
};

async function listedReports(db: Database, after: number): Promise<string> {
  const { reports, next } = await listOpenReports(db, after);
  if (reports.length === 0) return 'None waits for an answer.';
  const more = next === null ? [] : [`More: npm run lessons -- reports --after ${next}`];
  return [...reports.map(toldReport), ...more].join('\n\n');
}

type Scope = { config: Config; db: Database; now: number };
type Given = { text: string; version: number | null; isRejected: boolean };

async function answered(scope: Scope, id: number, { text, version, isRejected }: Given): Promise<string> {
  const said = isRejected
    ? ({ state: 'rejected', text } as const)
    : ({ state: 'answered', text, version } as const);
  const outcome = await answerReport(scope, id, said);
  if (outcome !== 'done') throw new Error(OUTCOMES[outcome]);
  return 'Answered; its author, if there still is one, is being told by mail.';
}

function toldReport(report: OpenReport): string {
  const { id, courseId, lessonId, lessonTitle, text, createdAt, hasAuthor, version } = report;
  const author = hasAuthor ? '' : ' (the account is gone)';
  return `${id}  ${polishDate(createdAt)}  ${courseId} ${lessonId} v${version ?? '-'}${author}\n  ${lessonTitle}\n  ${text}`;
}

const USAGE = `npm run lessons -- list COURSE
npm run lessons -- show COURSE LESSON                       its text, practice and what breaks the rules
npm run lessons -- put COURSE LESSON --read N --file TEXT.md [--practice FILE.json] --note "why"
npm run lessons -- rollback COURSE LESSON --read N --to N
npm run lessons -- write COURSE|all [--model NAME] [--again] [--yes] [--fast] [--price-in PLN] [--price-out PLN]
                                                            prices are for a million tokens; at half of them, and slowly,
                                                            but for --fast
npm run lessons -- reports [--after ID]                     readers' reports that wait for an answer
npm run lessons -- answer ID --text "Zdania." [--version N | --reject]
                                                            their author reads it; N mends it, --reject = stays as it is`;

const TIMEOUT_MS = 20_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    read: { type: 'string' },
    to: { type: 'string' },
    file: { type: 'string' },
    practice: { type: 'string' },
    note: { type: 'string' },
    text: { type: 'string', default: '' },
    after: { type: 'string' },
    version: { type: 'string' },
    reject: { type: 'boolean', default: false },
    model: { type: 'string' },
    again: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
    'price-in': { type: 'string' },
    'price-out': { type: 'string' },
  },
});

function told(outcome: lessons.Put): string {
  switch (outcome.kind) {
    case 'stored':
      return `Stored as version ${outcome.version}.`;
    case 'refused':
      throw new Error(['Refused:', ...outcome.issues.map(({ sentence }) => `- ${sentence}`)].join('\n'));
    case 'other-version':
      throw new Error(
        `Version ${outcome.version} stands now: read it first, then --read ${outcome.version}.`,
      );
    case 'no-version':
      throw new Error('There is no such version.');
    case 'no-lesson':
      throw new Error('There is no such lesson, or it is not written yet.');
  }
}

function numberOf(name: 'read' | 'to' | 'after' | 'version'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new Error(`Say --${name} N, a whole number.`);
  return number;
}

async function listed(scope: lessons.Scope, courseId: string): Promise<string> {
  const course = await lessons.listLessons(scope.db, courseId);
  if (course === null) return 'Nothing is written for this course yet.';
  const rows = course.lessons.map(
    ({ id, state, version, words, readAt }) =>
      `${state.padEnd(10)} v${version} ${String(words).padStart(5)}  ${readAt === null ? '    ' : 'read'}  ${id}`,
  );
  return rows.join('\n');
}

async function put(scope: lessons.Scope, address: lessons.LessonAddress): Promise<string> {
  const { file, practice, note = '' } = values;
  if (file === undefined || note.trim() === '') return USAGE;
  const mended = {
    read: numberOf('read'),
    markdown: await readFile(file, 'utf8'),
    practice: practice === undefined ? null : await readFile(practice, 'utf8'),
    note: note.trim(),
  };
  return told(await lessons.putLesson(scope, address, mended));
}

function answer(scope: Parameters<typeof answered>[0], id: number): Promise<string> {
  const { text, version, reject } = values;
  if (!Number.isInteger(id) || (reject && version !== undefined)) return Promise.resolve(USAGE);
  return answered(scope, id, {
    text,
    version: version === undefined ? null : numberOf('version'),
    isRejected: reject,
  });
}

async function run(): Promise<string> {
  const result = parseConfig(await ownOrLocalEnvironment());
  if (!result.ok) throw new Error(`Configuration: ${result.sentence}`);
  const { config } = result;
  const { database, gemini } = config;
  if (database === null) throw new Error('Set DATABASE_URL, or run `npm start` beside this.');
  const scope = { config, db: openDatabase(database, TIMEOUT_MS), now: Date.now() };
  const [command, courseId, lessonId] = positionals;
  if (command === 'reports')
    return listedReports(scope.db, values.after === undefined ? 0 : numberOf('after'));
  if (command === 'answer') return answer(scope, Number(courseId));
  if (courseId === undefined) return USAGE;
  if (command === 'list') return listed(scope, courseId);
  if (command === 'write') {
    if (gemini === null) throw new Error('Set GEMINI_API_KEY, or run `npm start` beside this.');
    const { model, again, yes, fast } = values;
    const ids = courseId === 'all' ? listCourses().map(({ id }) => id) : [courseId];
    const models = model === undefined ? gemini : { ...gemini, lessonModel: model, structureModel: model };
    const prices = { in: Number(values['price-in']), out: Number(values['price-out']) };
    const { prices: known, monthlyLimitMicro } = models;
    const unpriced = [models.lessonModel, models.structureModel].find((name) => !known.has(name));
    if (monthlyLimitMicro !== null && unpriced !== undefined)
      throw new Error(`Put the price of ${unpriced} into MODEL_PRICES: there is a ceiling.`);
    const order = fast ? models : inNoHurry(models);
    const letters = (version: Parameters<typeof lettersOf>[1]) => lettersOf(scope, version);
    return writeCourses({ config: order, db: scope.db, again, yes, prices, letters }, ids);
  }
  if (lessonId === undefined) return USAGE;
  const address = { courseId, lessonId };
  if (command === 'put') return put(scope, address);
  if (command === 'rollback')
    return told(await lessons.rollBackLesson(scope, address, { read: numberOf('read'), to: numberOf('to') }));
  if (command !== 'show') return USAGE;
  const lesson = await lessons.readLesson(scope, address);
  if (lesson === null) throw new Error('There is no such lesson, or it is not written yet.');
  const { markdown, practice, state, version, issues } = lesson;
  const about = `${state}, version ${version}`;
  return [about, ...issues.map(({ sentence }) => `- ${sentence}`), '', markdown, '', practice ?? ''].join(
    '\n',
  );
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
