import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Ledger, type LedgerProps } from './Ledger.tsx';
import { WhySummary } from './WhySummary.tsx';

/** The ledger a press away, there from the start: where it can be denied without JavaScript, and for paper. */
export function FullWhy(props: LedgerProps) {
  return (
    <Disclosure summary={<WhySummary name={props.path.nazwa} />}>
      <Ledger {...props} />
    </Disclosure>
  );
}
