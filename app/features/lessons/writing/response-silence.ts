// Without a network a lesson's form says so in its place; what was typed stays. (The exercise's text has a way of its own.)
import { data } from 'react-router';
import { QUESTION_INTENT } from '../practice/practice-forms.ts';
import { DONE_INTENT, readReport, REPORT_INTENT, type LessonResult } from '../reader/lesson-forms.ts';

const SENTENCE = 'Serwer nie odpowiada. Sprawdź połączenie z internetem i\u00a0spróbuj ponownie.';

export function resultOfSilence(form: FormData) {
  return data<LessonResult>(silence(form), 503);
}

function silence(form: FormData): LessonResult {
  const fault = SENTENCE;
  if (form.get('intent') === QUESTION_INTENT)
    return { intent: QUESTION_INTENT, number: Number(form.get('numer')), fault, isOpen: false, given: [] };
  const text = readReport(form);
  return text === null ? { intent: DONE_INTENT, fault } : { intent: REPORT_INTENT, fault, text };
}
