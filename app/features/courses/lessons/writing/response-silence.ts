// Without a network a lesson's form says so in its place; what was typed stays.
import { data } from 'react-router';
import type { LessonResult } from '../reader/lesson-forms.ts';

const SENTENCE = 'Serwer nie odpowiada. Sprawdź połączenie z internetem i\u00a0spróbuj ponownie.';

export function resultOfSilence(form: FormData) {
  // What was sent comes back with the sentence: each form's outcome has the form's own fields.
  return data({ ...Object.fromEntries(form), fault: SENTENCE } as unknown as LessonResult, 503);
}
