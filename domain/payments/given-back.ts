// How much of a payment went back, or is still owed: a refund that a bank sent back counts as long as no other of that sum took its place.
// Who is owed their money keeps nothing of what it paid for, so that a refund that fails opens nothing again (docs/faults.md 37).

/** As the provider names the states. */
type RefundState = { amount: number; status: string | null; created: number };

export function givenBackGrosze(refunds: readonly RefundState[]): number {
  const standing = refunds.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const spare = standing.toSorted((a, b) => a.created - b.created);
  const failed = refunds.filter(({ status }) => status === 'failed');
  const owed = failed
    .toSorted((a, b) => a.created - b.created)
    .filter(({ amount, created }) => {
      const at = spare.findIndex((one) => one.amount === amount && one.created >= created);
      if (at >= 0) spare.splice(at, 1);
      return at < 0;
    });
  return [...standing, ...owed].reduce((sum, { amount }) => sum + amount, 0);
}
