// What a payment of a course does to our records, given how it stands at the provider now and what we hold (docs/faults.md 25, 26, 29, 37).
// A refund of the whole sum and a dispute close the course; a refund of a part leaves it open; a dispute that was won opens it again.

/** As the provider says now; paid in any case. */
export type PaymentReading = {
  /** The whole sum went back, or a bank holds it in a dispute. */
  isReturned: boolean;
  /** Through the payment link: its reference was in the payer's hands, so the sum has to be the course's. */
  isByLink: boolean;
  amountGrosze: number;
  currency: string;
};

/** As we know it. */
export type PaymentRecords = {
  /** What the named course costs; null = there is no such course. */
  priceGrosze: number | null;
  hasBuyer: boolean;
  purchase: { isWithdrawn: boolean; isDeclared: boolean } | null;
  /** The buyer has the course by another payment. */
  ownsByAnother: boolean;
  /** Kept aside earlier, since it fitted nothing. */
  isAside: boolean;
};

export type PaymentVerdict =
  /** As it stands. */
  | 'nothing'
  | 'grant'
  /** Never open, or no longer: only written down. */
  | 'book-returned'
  | 'close'
  | 'reopen'
  /** The same course paid twice: the second payment goes back by itself. */
  | 'refund-twin'
  /** Fits no course or no person: an operator has to look. */
  | 'keep-aside'
  | 'drop-aside';

export function coursePaymentVerdict(reading: PaymentReading, records: PaymentRecords): PaymentVerdict {
  const { purchase } = records;
  if (purchase !== null) {
    if (reading.isReturned) return purchase.isWithdrawn ? 'nothing' : 'close';
    // Who declared a withdrawal keeps no course, even if the bank sends the refund back.
    const mayReopen = purchase.isWithdrawn && !purchase.isDeclared && !records.ownsByAnother;
    return mayReopen ? 'reopen' : 'nothing';
  }
  if (!fits(reading, records)) {
    if (reading.isReturned === records.isAside) return reading.isReturned ? 'drop-aside' : 'keep-aside';
    return 'nothing';
  }
  if (reading.isReturned) return 'book-returned';
  return records.ownsByAnother ? 'refund-twin' : 'grant';
}

function fits(reading: PaymentReading, { priceGrosze, hasBuyer }: PaymentRecords): boolean {
  if (priceGrosze === null || !hasBuyer) return false;
  return !reading.isByLink || (reading.amountGrosze === priceGrosze && reading.currency === 'pln');
}
