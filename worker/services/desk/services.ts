// The operator's desk as its pages ask for it. Each call finds out by itself whether the person may (desk.ts).
import type { RequestScope } from '../../scope.ts';
import { contentServices } from './content.ts';
import { atDesk } from './desk.ts';
import { enterByCode, readDeskEntry } from './entry.ts';
import { readJournal } from './journal.ts';
import {
  endPersonSessions,
  findPerson,
  giveBackForRun,
  movePersonGeneration,
  readPerson,
  type GenerationForm,
} from './people.ts';
import { endDeskSwitch, readSwitches, setDeskSwitch, type SwitchForm } from './switches.ts';
import { errorsAtDesk, runsAtDesk, silenceAtDesk, todayAtDesk } from './today.ts';
import {
  assignUnmatched,
  reconcileCustomer,
  returnUnmatched,
  settleRefund,
  type AssignForm,
} from './order-deeds.ts';
import { readOrders, type OrdersWanted } from './orders.ts';
import { beginRecovery, dropRecovery } from './recovery.ts';
import { copyForPerson, deleteForPerson, type DeletionForm, type RightsForm } from './rights.ts';

export function deskServices(scope: RequestScope) {
  return {
    ...contentServices(scope),
    entry: () => readDeskEntry(scope),
    enterByCode: (code: string) => enterByCode(scope, code),
    journal: (before: string | null) => readJournal(scope, before),
    today: () => todayAtDesk(scope),
    errors: (after: string | null) => errorsAtDesk(scope, after),
    silence: (id: string, version: string) => silenceAtDesk(scope, id, version),
    runs: (wanted: { id: string | null; after: string | null }) => runsAtDesk(scope, wanted),
    orders: (wanted: OrdersWanted) => readOrders(scope, wanted),
    assignUnmatched: (form: AssignForm) => assignUnmatched(scope, form),
    returnUnmatched: (form: { paymentId: string; reason: string }) => returnUnmatched(scope, form),
    settleRefund: (form: { refundId: string; reason: string }) => settleRefund(scope, form),
    reconcile: (customerId: string) => reconcileCustomer(scope, customerId),
    /** Returns whose run it was. */
    giveBackForRun: (form: { runId: string; reason: string }) => giveBackForRun(scope, form),
    switches: () => readSwitches(scope),
    setSwitch: (form: SwitchForm) => setDeskSwitch(scope, form),
    endSwitch: (name: string) => endDeskSwitch(scope, name),
    /** A page of the desk that shows nothing but itself. */
    peoplePage: () => atDesk(scope, 'people', () => Promise.resolve(null)),
    /** The person's id; null = there is none of this address or id. */
    findPerson: (typed: string) => findPerson(scope, typed),
    person: (id: string) => readPerson(scope, id),
    endPersonSessions: (id: string, reason: string) => endPersonSessions(scope, id, reason),
    moveGeneration: (form: GenerationForm) => movePersonGeneration(scope, form),
    copyForPerson: (form: RightsForm) => copyForPerson(scope, form),
    deleteForPerson: (form: DeletionForm) => deleteForPerson(scope, form),
    beginRecovery: (form: RightsForm) => beginRecovery(scope, form),
    dropRecovery: (form: RightsForm) => dropRecovery(scope, form),
  };
}
