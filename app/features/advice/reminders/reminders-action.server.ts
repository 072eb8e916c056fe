// The forms of /przypomnienia.
import type { RequestScope } from '#worker/scope.ts';
import { askForReminder, endReminder } from '#worker/services/advice/reminders.ts';
import { formAction } from '../../../lib/form-action.server.ts';

const PATH = '/przypomnienia';

export const DONE = {
  'list-wlacz': 'List przyjdzie w najbliższy poniedziałek rano, jeśli coś czeka.',
  'list-wylacz': 'Listu już nie będzie.',
  'kalendarz-wlacz': 'Adres kalendarza jest gotowy. Dodaj go w swoim kalendarzu.',
  'kalendarz-wylacz': 'Adres kalendarza już nie działa.',
} as const;

export async function remindersAction(scope: RequestScope, request: Request) {
  return formAction<string>(await request.formData(), {
    path: PATH,
    deeds: {
      'list-wlacz': () => askForReminder(scope, 'letter'),
      'list-wylacz': () => endReminder(scope, 'letter'),
      'kalendarz-wlacz': () => askForReminder(scope, 'calendar'),
      'kalendarz-wylacz': () => endReminder(scope, 'calendar'),
    },
    refused: ({ message }) => message,
  });
}
