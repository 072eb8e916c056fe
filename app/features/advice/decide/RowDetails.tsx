// What is known of one occupation for this person, a press away: what speaks against it, its ledger, and the tables' facts, which of many rows
// stand each at its own address.
import type { ReactNode } from 'react';
import type { RowDetails as Details } from '#domain/advice/decide/whole-list.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { bullet, bulleted } from '../analysis/parts/parts.css.ts';
import { PlainLedger } from './PlainLedger.tsx';

type RowDetailsProps = {
  name: string;
  details: Details;
  facts: ReactNode;
  isOpen?: boolean;
  level: 3 | 4;
};

export function RowDetails({ name, details, facts, isOpen = false, level }: RowDetailsProps) {
  const { against, ledger, names } = details;
  return (
    <Disclosure
      isOpen={isOpen}
      summary={
        <span>
          Bilans i&nbsp;fakty<VisuallyHidden>: {name}</VisuallyHidden>
        </span>
      }
    >
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={level} size={4}>
            Co przemawia przeciw
          </Heading>
          <ul className={bulleted}>
            {against.map((sentence) => (
              <li key={sentence} className={bullet}>
                {withNonBreakingSpaces(sentence)}
              </li>
            ))}
          </ul>
        </Stack>
        <PlainLedger name={name} ledger={ledger} names={names} />
        {facts}
      </Stack>
    </Disclosure>
  );
}
