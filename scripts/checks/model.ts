// The real requests, sent as they are and cut off after their first words, before anybody pays (docs/operations.md 'Models'): a schema or a
// setting that the provider refuses would fail every run, and no stand-in knows.
import { readCareers } from '#content/careers.server.ts';
import { listCourses, readCourse } from '#content/catalogue.server.ts';
import { readFirstLessonSource } from '#content/first-lessons.server.ts';
import { adviceContext } from '#domain/advice/analysis/grounding/context.ts';
import { lessonsBetween } from '#domain/courses/memory/between.ts';
import { placeOf, type CourseStructure } from '#domain/courses/structure/structure.ts';
import { isKnownModel } from '#domain/platform/model-requests/models.ts';
import { ModelFault, streamOnce, type ModelRequest } from '#worker/adapters/gemini.ts';
import type { GeminiConfig } from '#worker/config.ts';
import { lessonRequest, secondReadingRequest } from '#worker/course-writer/write-lesson.ts';
import { betweenRequest } from '#worker/course-writer/plan-between.ts';
import { structureRequest } from '#worker/course-writer/write-structure.ts';
import { SAMPLE_ORDER } from '#worker/generation/sample-order.ts';
import { answerRequest } from '#worker/generation/answer-question.ts';
import { readingRequest } from '#worker/generation/read-answers.ts';
import { talkRequest } from '#worker/generation/hold-talk.ts';
import { feedbackRequest } from '#worker/generation/read-exercise.ts';
import { analysisRequest } from '#worker/generation/write-analysis.ts';
import { pathRequest } from '#worker/generation/write-path.ts';
import { attempt, ok, unknown, wrong, type Check } from './check.ts';

/** What the model may put out, its thoughts among it: a fraction of a grosz. */
const MAX_TOKENS = 32;
const CANDIDATES = 4;

type Probe = { what: string; request: (config: GeminiConfig) => Promise<ModelRequest> };

/** Each kind of request that is ever sent. */
const PROBES: readonly Probe[] = [
  {
    what: 'Request for an analysis',
    async request(config) {
      const context = adviceContext(SAMPLE_ORDER, await readCareers());
      return analysisRequest(config, { ...context, candidates: context.candidates.slice(0, CANDIDATES) });
    },
  },
  {
    what: 'Request for a reading',
    request: async (config) => readingRequest(config, SAMPLE_ORDER.answers, await readCareers()),
  },
  {
    what: 'Request for an answer',
    async request(config) {
      const group = { title: 'Przykład', lines: ['Zapotrzebowanie w Polsce: równowaga'] };
      return answerRequest(config, {
        question: 'Jakie jest zapotrzebowanie?',
        data: { odczyt: [], bilans: [], tabele: [group] },
      });
    },
  },
  {
    what: 'Request for one more path',
    async request(config) {
      const context = adviceContext(SAMPLE_ORDER, await readCareers());
      return pathRequest(config, {
        context: { ...context, candidates: context.candidates.slice(0, 1) },
        beside: [],
      });
    },
  },
  {
    what: 'Request for a structure',
    async request(config) {
      const { course, first } = await sampleCourse();
      return structureRequest(config, { course, first });
    },
  },
  {
    what: 'Request for a lesson',
    request: async (config) => lessonRequest(config, (await sampleLesson()).wanted, null),
  },
  {
    what: 'Request for a plan of lessons',
    async request(config) {
      const { after: wanted } = await sampleLesson();
      return betweenRequest(config, { wanted, between: lessonsBetween(wanted) });
    },
  },
  {
    what: 'Request for a second reading',
    async request(config) {
      const { wanted, first } = await sampleLesson();
      return secondReadingRequest(config, wanted, first);
    },
  },
  {
    what: 'Request for feedback',
    async request(config) {
      const { course, first } = await sampleCourse();
      return feedbackRequest(config, {
        course: course.title,
        practice: first.practice,
        answer: 'Przykładowa odpowiedź.',
      });
    },
  },
  {
    what: 'Request for a talk',
    async request(config) {
      const { course } = await sampleCourse();
      const opening = 'Słucham?';
      return talkRequest(config, {
        course: course.title,
        talk: { partner: 'Ola', scene: 'Umawiasz się.', opening, knows: '', points: ['godzina', 'miejsce'] },
        turns: [{ who: 'partner', text: opening }],
        said: 'Dzień dobry, kiedy możemy się spotkać?',
        turn: 1,
      });
    },
  },
];

async function sampleLesson() {
  const { course, first } = await sampleCourse();
  const { title, goal, leaves } = first.practice;
  const lessons = ['1', '2'].map((id) => ({ id, title, goal, leaves, topics: [] }));
  const module = { id: '1', title: course.title, description: course.description, lessons };
  const structure: CourseStructure = { ...module, modules: [module] };
  const wantedAt = (id: string) => {
    const place = placeOf(structure, id);
    if (place === null) throw new Error('the sample has no such lesson');
    return { course, structure, place, remembered: {} };
  };
  return { wanted: wantedAt('1'), after: wantedAt('2'), first };
}

async function sampleCourse() {
  const [{ id } = { id: '' }] = listCourses();
  const course = await readCourse(id);
  if (course === null) throw new Error('the catalogue has no course');
  const first = await readFirstLessonSource(id);
  return { course, first };
}

export async function requestChecks(config: GeminiConfig): Promise<Check[]> {
  const checks = PROBES.map((probe) => attempt(probe.what, async () => [await probed(config, probe)]));
  return (await Promise.all(checks)).flat();
}

async function probed(config: GeminiConfig, { what, request }: Probe): Promise<Check> {
  const { settings, ...whole } = await request(config);
  const short = { ...whole, settings: { ...settings, maxOutputTokens: MAX_TOKENS } };
  try {
    for await (const _ of streamOnce(config, short)) break;
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    // Cut off where we asked for it.
    if (error.failure.code !== 'model-limit') return judgeFault(what, error);
  }
  return ok(what, isKnownModel(whole.model) ? whole.model : `${whole.model} isn't in the table of models`);
}

function judgeFault(what: string, { answer, failure }: ModelFault): Check {
  if (answer === null) return unknown(what, failure.code);
  const told = `Google answers ${answer.status}: ${answer.words}`;
  if (answer.refused === null) return unknown(what, told);
  return wrong(what, answer.refused === 'key' ? `${told} (is GEMINI_API_KEY right?)` : told);
}
