// The form of a lesson's practised talk, read by the page's action; what came of it is read by the page.

export const TALK_INTENT = 'rozmowa';

/** Where it stands in the lesson's page. */
export const TALK_PLACE = 'rozmowa';

/** The button that ends it. */
export const END_BUTTON = 'koniec';

/** Why nothing was said, with what was to be. */
export type TalkOutcome = { intent: typeof TALK_INTENT; fault: string; text: string };

export function talkCall(courseId: string, lessonId: string): string {
  return `/api/courses/${courseId}/lessons/${lessonId}/talk`;
}
