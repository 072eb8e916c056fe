// Who runs this, from the configuration (docs/contract.md 'Variables'). In development a sample stands here, marked as such.
import type { ReactNode } from 'react';
import { board, facts, sample } from './Operator.css.ts';

export type OperatorFacts = { name: string; address: string; nip: string; email: string; isSample: boolean };

type OperatorProps = {
  operator: OperatorFacts;
  /** Without a board of its own. */
  isPlain?: boolean;
};

export function Operator({ operator, isPlain = false }: OperatorProps) {
  return (
    <address className={isPlain ? facts : board}>
      <Fact operator={operator}>
        <strong>{operator.name}</strong>
      </Fact>
      <Fact operator={operator}>{operator.address}</Fact>
      <Fact operator={operator}>NIP: {operator.nip}</Fact>
    </address>
  );
}

export function Contact({ operator }: { operator: OperatorFacts }) {
  return (
    <address className={board}>
      <Fact operator={operator}>
        E-mail: <a href={`mailto:${operator.email}`}>{operator.email}</a>
      </Fact>
    </address>
  );
}

function Fact({ operator, children }: { operator: OperatorFacts; children: ReactNode }) {
  if (!operator.isSample) return <span>{children}</span>;
  return (
    <span>
      <mark className={sample}>{children}</mark> (dane przykładowe)
    </span>
  );
}
