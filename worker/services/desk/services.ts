// The operator's desk as its pages ask for it. Each call finds out by itself whether the person may (desk.ts).
import type { RequestScope } from '../../scope.ts';
import { contentServices } from './content.ts';
import { atDesk } from './desk.ts';
import { enterByCode, readDeskEntry } from './entry.ts';
import { readJournal } from './journal.ts';
import {
  endPersonSessions,
  findPerson,
  movePersonGeneration,
  readPerson,
  type GenerationForm,
} from './people.ts';

export function deskServices(scope: RequestScope) {
  return {
    ...contentServices(scope),
    entry: () => readDeskEntry(scope),
    /** Returns the cookies to be set. */
    enterByCode: (code: string) => enterByCode(scope, code),
    journal: (before: string | null) => readJournal(scope, before),
    /** A page of the desk that shows nothing but itself. */
    peoplePage: () => atDesk(scope, 'people', () => Promise.resolve(null)),
    /** The person's id; null = there is none of this address or id. */
    findPerson: (typed: string) => findPerson(scope, typed),
    person: (id: string) => readPerson(scope, id),
    endPersonSessions: (id: string, reason: string) => endPersonSessions(scope, id, reason),
    moveGeneration: (form: GenerationForm) => movePersonGeneration(scope, form),
  };
}
