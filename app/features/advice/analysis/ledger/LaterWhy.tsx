// The ledger of the card, whose code comes when it is opened.
import { lazy, Suspense } from 'react';
import { OpenedLater } from '../path/OpenedLater.tsx';
import type { LedgerProps } from './Ledger.tsx';
import { ledgerPlace } from './objection-forms.ts';
import { WhySummary } from './WhySummary.tsx';

const LateLedger = lazy(async () => ({ default: (await import('./Ledger.tsx')).Ledger }));

export function LaterWhy(props: LedgerProps) {
  return (
    <OpenedLater
      summary={<WhySummary name={props.path.nazwa} />}
      place={props.index}
      anchor={ledgerPlace(props.index)}
    >
      {(whole) => (
        <Suspense fallback={whole}>
          <LateLedger {...props} />
        </Suspense>
      )}
    </OpenedLater>
  );
}
