// 'Potwierdź odstąpienie': the declarations, their receipts and the link's end in one batch; the money goes back afterwards, now or by
// the clock, exactly as it does for anyone who declares it in /profil.
import { courseDeclaration } from '#db/payments/commands/courses/withdrawal.ts';
import { departedPremiumDeclaration } from '#db/payments/commands/departed-contracts.ts';
import { premiumDeclaration } from '#db/payments/commands/premium/withdrawal.ts';
import { requestSync } from '#db/payments/commands/premium/sync-customer.ts';
import {
  declareByLink,
  departedOfLink,
  departedPurchaseOfLink,
  ownerOfLink,
  purchaseOfLink,
  subscriptionOfLink,
  type Declaration,
  type LinkUse,
} from '#db/payments/commands/withdrawal-links.ts';
import type { NewMail } from '#db/platform/commands/outbox.ts';
import type { TellSecurityLog } from '#db/account/commands/security-log.ts';
import type { Database } from '#db/client.ts';
import { AppError } from '#domain/platform/errors.ts';
import { linkState } from '#domain/payments/withdrawal-link.ts';
import { hashOfToken } from '../../../auth/session-cookie.ts';
import { logError } from '../../../log.ts';
import type { RequestScope } from '../../../scope.ts';
import { preparedMail, sendSoon } from '../../platform/mail.ts';
import { securityEventRecorder } from '../../platform/security-log.ts';
import { receiptMail } from '../courses/letters.ts';
import { finishWithdrawal } from '../courses/withdraw.ts';
import { premiumReceipt } from '../premium/withdrawal.ts';
import { syncCustomer } from '../premium/sync-customer.ts';
import { providerScope, type ProviderScope } from '../provider-scope.ts';
import { openedAddress } from './address.ts';
import type { OpenContract } from './contracts.ts';
import { settleDeparted } from './departed.ts';
import { readLink, shown, type ShownContract } from './open.ts';

const CHOOSE = 'Zaznacz umowę, od której odstępujesz.';
const CHANGED =
  'Coś się właśnie zmieniło w\u00a0tych umowach. Poproś o\u00a0nowy link i\u00a0sprawdź, co w\u00a0nich stoi.';

type DeclaredByLink =
  /** `at`: epoch ms, as the receipt says it. */
  | { state: 'declared'; at: number; email: string; contracts: ShownContract[] }
  | { state: 'used'; usedAt: number }
  | { state: 'ended' };

/** `chosen`: numbers of orders. Throws invalid, no-contract, payments-off, too-many-requests, database-down. */
export async function confirmWithdrawal(
  scope: RequestScope,
  token: string,
  chosen: readonly string[],
): Promise<DeclaredByLink> {
  const payments = await providerScope(scope);
  const reading = await readLink(scope, token);
  if (reading === null) return { state: 'ended' };
  const { link, contracts } = reading;
  if (link.usedAt !== null) return { state: 'used', usedAt: link.usedAt };
  const email = openedAddress(scope, link);
  if (linkState(link, scope.now) !== 'open' || email === null) return { state: 'ended' };
  const meant = contracts.filter(({ orderNumber }) => chosen.includes(orderNumber));
  if (meant.length === 0) throw new AppError('invalid', CHOOSE);
  const use = { tokenHash: hashOfToken(token), now: scope.now };
  const prepared = meant.map((contract) => {
    const receipt = receiptFor(scope, email, contract);
    const tell = securityEventRecorder(payments.db, scope, {
      event: 'withdrawal',
      ...whomOf(contract, email),
    });
    return { contract, receipt, ...statementsOf(payments.db, contract, { receipt, tell }, use) };
  });
  const happened = await declareByLink(payments.db, use, prepared);
  // Another window was faster: its receipt is on its way.
  if (happened === null) return { state: 'used', usedAt: scope.now };
  const done = prepared.filter((_, at) => happened[at] === true);
  if (done.length === 0) throw new AppError('no-contract', CHANGED);
  sendSoon(
    scope,
    done.map(({ receipt }) => receipt),
  );
  for (const { contract } of done) await settle(payments, contract);
  return { state: 'declared', at: scope.now, email, contracts: done.map(({ contract }) => shown(contract)) };
}

// Of an account that is gone nothing is left to name but the address.
function whomOf(contract: OpenContract, address: string): { personId: string } | { address: string } {
  const personId = contract.kind === 'departed-premium' ? null : contract.personId;
  return personId === null ? { address } : { personId };
}

type Effects = { receipt: NewMail | null; tell: TellSecurityLog };

function statementsOf(
  db: Database,
  contract: OpenContract,
  { receipt, tell }: Effects,
  use: LinkUse,
): Declaration {
  const { id } = contract;
  const { now } = use;
  switch (contract.kind) {
    case 'course': {
      const whose = contract.isDeparted ? departedPurchaseOfLink(use) : purchaseOfLink(use);
      const owner = contract.isDeparted ? null : ownerOfLink(use);
      return courseDeclaration(db, { paymentId: id, whose, owner, now }, receipt, tell);
    }
    case 'premium': {
      const { personId, madeAt: startedAt } = contract;
      const also = subscriptionOfLink(use);
      return premiumDeclaration(db, { subscriptionId: id, personId, startedAt, receipt, now, tell, also });
    }
    case 'departed-premium':
      return departedPremiumDeclaration(db, { id, whose: departedOfLink(use), now }, receipt, tell);
  }
}

function receiptFor(scope: RequestScope, to: string, contract: OpenContract): NewMail | null {
  const { madeAt, refundGrosze, orderNumber } = contract;
  if (contract.kind === 'course') {
    const { courseId } = contract;
    const bought = {
      orderNumber,
      courseId,
      amountGrosze: refundGrosze,
      paidAt: madeAt,
      declaredAt: scope.now,
    };
    return receiptMail(scope, to, bought);
  }
  const message = premiumReceipt({ orderNumber, startedAt: madeAt, now: scope.now, grosze: refundGrosze });
  return preparedMail(scope, { to, message });
}

// The declaration stands, whatever becomes of this: the clock goes on with what fails here.
async function settle(payments: ProviderScope, contract: OpenContract): Promise<void> {
  if (contract.kind === 'course' && contract.personId !== null)
    payments.cutCourse(contract.courseId, contract.personId);
  try {
    if (contract.kind === 'course') await finishWithdrawal(payments, contract.id);
    else if (contract.kind === 'premium') await syncCustomer(payments, contract.customerId, null);
    else await settleDeparted(payments, contract.id);
  } catch (error) {
    logError('withdrawal', error, { contract: contract.id });
    if (contract.kind === 'premium') await requestSync(payments.db, contract.customerId, 0);
  }
}
