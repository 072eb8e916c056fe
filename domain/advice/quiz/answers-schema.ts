// The quiz's answers as they arrive at the server: shapes, then the same step checks as in the browser, so that each
// bad input gets its own sentence. Fields that we don't know are dropped.
import * as z from 'zod';
import { faultOfAnswers, PREFERENCES, type QuizAnswers } from './answers.ts';
import { wellFormedText } from '../../platform/well-formed-text.ts';

export const quizAnswersSchema = () =>
  z
    .object(
      {
        preferences: z
          .array(
            z.enum(PREFERENCES, {
              error: 'Nie znamy jednej z wybranych opcji. Odśwież stronę i wybierz jeszcze raz.',
            }),
            {
              error: 'Wybierz przynajmniej jedną opcję!',
            },
          )
          .transform((list) => PREFERENCES.filter((preference) => list.includes(preference))),
        additional_interests: wellFormedText('Opisz swoje zainteresowania'),
        additional_info: wellFormedText('Dodatkowe informacje wpisz jako tekst.').default(''),
      },
      { error: 'Nie udało się odczytać odpowiedzi z quizu. Odśwież stronę i spróbuj ponownie.' },
    )
    .superRefine((answers, context) => {
      const fault = faultOfAnswers(answers);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault.sentence });
    })
    .transform((answers): QuizAnswers => ({
      preferences: answers.preferences,
      additional_interests: answers.additional_interests.trim(),
      additional_info: answers.additional_info.trim(),
    }));
