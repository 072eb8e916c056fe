// A lesson's reply as short as the rules allow, for tests in which many are written or the text matters.
import { PRACTICE_MARK } from '#domain/courses/writing/lesson-reply.ts';

const sentences = (count: number) => 'Jedno zwykłe zdanie tej lekcji. '.repeat(count).trim();

const PROSE = Array.from({ length: 5 }, () => sentences(22)).join('\n\n');

const PRACTICE = {
  goal: 'Napiszesz zwykłe zdanie.',
  leaves: 'Kartka ze zdaniem.',
  summary: 'Zwykłe zdania.',
  terms: ['zdanie', 'słowo', 'kropka'].map((term) => ({ term, meaning: 'Znaczenie.' })),
  questions: [
    { kind: 'single', text: 'Co to?', options: ['zdanie', 'kot', 'dom'], right: 0, why: 'Bo tak.' },
    { kind: 'gap', text: 'To jest ___.', accepted: ['zdanie'], why: 'Bo tak.' },
  ],
  exercise: { task: sentences(8), hint: 'Zacznij od wielkiej litery.', minutes: 10 },
};

/** `more`: what stands in the text beside plain sentences. */
export function lessonReply(more = ''): string {
  const text = `## Zdania\n\n${PROSE}\n\n${more}\n\n## Podsumowanie\n\nUmiesz napisać zwykłe zdanie na kartce.`;
  return `${text}\n\n${PRACTICE_MARK}\n${JSON.stringify(PRACTICE)}`;
}
