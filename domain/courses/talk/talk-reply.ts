// What the model says as the partner of a talk -> its sentences, each as soon as it closes. A sentence that tells the learner's gender or leads
// elsewhere is dropped, and of a speech only its beginning is heard: a partner isn't somebody to have texts written by.
import { createItemReader } from '../../advice/analysis/reply/items.ts';
import { isPlain, sentencesOf } from '../practice/feedback-reply.ts';

export const MOST_SENTENCES = 4;

const MAX_SENTENCE_LENGTH = 300;

type TalkReader = {
  /** Takes the next characters; returns the sentences that they finished. */
  push(chunk: string): string[];
  readonly isCrisis: boolean;
  /** Null = nothing was said, or the reply didn't come to its end. */
  whole(): string | null;
  readonly overflowed: boolean;
};

export function createTalkReader(): TalkReader {
  const items = createItemReader<'uwaga' | 'zdania'>({ lists: ['zdania'], texts: ['uwaga'], within: null });
  const said: string[] = [];
  let isCrisis = false;
  return {
    push(chunk) {
      return items.push(chunk).flatMap(({ name, value }) => {
        if (name === 'uwaga') {
          isCrisis = isCrisis || value === 'kryzys';
          return [];
        }
        const text = typeof value === 'string' ? spokenText(value) : '';
        if (text === '' || said.length >= MOST_SENTENCES) return [];
        said.push(text);
        return [text];
      });
    },
    get isCrisis() {
      return isCrisis;
    },
    whole() {
      return items.finished && said.length > 0 ? said.join(' ') : null;
    },
    get overflowed() {
      return items.overflowed;
    },
  };
}

/** '' = nothing of it may be heard. One item may hold several sentences. */
function spokenText(text: string): string {
  if (text.length > MAX_SENTENCE_LENGTH) return '';
  return sentencesOf(text, isPlain).replaceAll(/\s+/g, ' ').trim();
}
