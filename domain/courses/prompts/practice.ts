// Asks for the practice of a lesson alone, where its text is good and what came after it can't be used (docs/decisions.md 'Rules for a
// lesson'). It goes on from the lesson's own prompt, so that a provider that remembers it charges little.
import type { Prompt } from '../../advice/analysis/prompt.ts';
import { PRACTICE_MARK } from '../writing/lesson-reply.ts';
import { asData } from './course-data.ts';
import { lessonPrompt, type WantedLesson } from './lesson.ts';

/** `reason`: why what came can't be used. */
export function practicePrompt(
  wanted: WantedLesson,
  { markdown, reason }: { markdown: string; reason: string },
): Prompt {
  const { system, user } = lessonPrompt(wanted);
  const more = [
    'Tekst tej lekcji już jest i zostaje bez zmian:',
    asData('tekst', markdown),
    `Napisz teraz tylko część po nim: wiersz ${PRACTICE_MARK} i obiekt JSON. Tekstu nie powtarzaj. Poprzednia część po nim odpadła: ${reason}`,
  ];
  return { system, user: [user, '', ...more].join('\n') };
}
