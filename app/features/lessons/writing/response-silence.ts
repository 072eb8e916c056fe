// Without a network a lesson's form says so in its place; what was typed stays.
import { data } from 'react-router';
import { DONE_INTENT, readReport, REPORT_INTENT, type LessonResult } from '../reader/lesson-forms.ts';

const SENTENCE = 'Serwer nie odpowiada. Sprawdź połączenie z internetem i\u00a0spróbuj ponownie.';

export function resultOfSilence(form: FormData) {
  const text = readReport(form);
  const result: LessonResult =
    text === null
      ? { intent: DONE_INTENT, fault: SENTENCE }
      : { intent: REPORT_INTENT, fault: SENTENCE, text };
  return data<LessonResult>(result, 503);
}
