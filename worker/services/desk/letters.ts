// Our letters with sample data, brought only by whoever looks at them.
import type { Message } from '#content/mail/letter.ts';
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../scope.ts';
import { asOperator } from './desk.ts';

export async function sampleLetters(): Promise<{ id: string; subject: string }[]> {
  const { SAMPLE_LETTERS } = await import('#content/mail/samples.ts');
  return Object.entries(SAMPLE_LETTERS).map(([id, sample]) => ({ id, subject: sample().subject }));
}

/** Throws as `asOperator`; `not-found` also where there is no such letter. */
export function readLetter(scope: RequestScope, id: string) {
  return asOperator(scope, 'mail', async (): Promise<Message> => {
    const { SAMPLE_LETTERS } = await import('#content/mail/samples.ts');
    const sample = Object.hasOwn(SAMPLE_LETTERS, id) ? SAMPLE_LETTERS[id] : undefined;
    if (sample === undefined) throw appError('not-found');
    return sample();
  });
}
