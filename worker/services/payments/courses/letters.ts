// The letters about a course: what was bought, with the contract and the consent on a durable medium, and the receipt for a withdrawal.
import { findCourse } from '#content/catalogue.server.ts';
import { purchaseMessage } from '#content/mail/purchase-letter.ts';
import { withdrawalMessage } from '#content/mail/withdrawal-letter.ts';
import type { NewMail } from '#db/platform/commands/outbox.ts';
import { authorship, type LessonsRead } from '#domain/courses/authorship.ts';
import { COURSE_CONSENT } from '#domain/payments/consent.ts';
import { coursePriceText } from '#domain/courses/price.ts';
import { polishDate, polishMoment, polishMomentInText } from '#domain/platform/polish-date.ts';
import { lastDayOfWithdrawal } from '#domain/payments/withdrawal.ts';
import { preparedMail } from '../../platform/mail.ts';
import type { ProviderScope } from '../provider-scope.ts';

/** The id, should the course have left the catalogue. */
export function titleOf(courseId: string): string {
  return findCourse(courseId)?.title ?? courseId;
}

type BoughtCourse = {
  orderNumber: string;
  courseId: string;
  amountGrosze: number;
  /** Epoch ms. */
  paidAt: number;
  consentedAt: number | null;
  /** How many of its lessons the editors have read; undefined = none. */
  read: LessonsRead | undefined;
};

/** Null = mail is off. */
export function purchaseMail(money: ProviderScope, to: string, bought: BoughtCourse): NewMail | null {
  const { config, origin } = money;
  const message = purchaseMessage({
    orderNumber: bought.orderNumber,
    courseName: titleOf(bought.courseId),
    whoWrites: authorship(bought),
    price: coursePriceText(bought.amountGrosze / 100),
    day: polishDate(bought.paidAt),
    courseUrl: origin === null ? null : `${origin}/moje-kursy/${bought.courseId}`,
    termsUrl: origin === null ? null : `${origin}/regulamin`,
    withdrawalUrl: origin === null ? null : `${origin}/odstapienie`,
    operator: config.operator,
    withdrawableUntil: polishDate(`${lastDayOfWithdrawal(bought.paidAt)}T12:00:00Z`),
    consent:
      bought.consentedAt === null
        ? null
        : { words: COURSE_CONSENT, at: polishMomentInText(bought.consentedAt) },
  });
  return preparedMail(money, { to, message });
}

/** The receipt that the law wants at once, whenever the refund itself gets through. */
export function receiptMail(
  scope: Parameters<typeof preparedMail>[0],
  to: string,
  {
    orderNumber,
    courseId,
    amountGrosze,
    paidAt,
    declaredAt,
  }: Omit<BoughtCourse, 'consentedAt' | 'read'> & { declaredAt: number },
): NewMail | null {
  const message = withdrawalMessage({
    what: `Kurs „${titleOf(courseId)}”`,
    orderNumber,
    boughtOn: polishDate(paidAt),
    withdrawnAt: polishMoment(declaredAt),
    refund: coursePriceText(amountGrosze / 100),
  });
  return preparedMail(scope, { to, message });
}
