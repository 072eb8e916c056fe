// What is known of one occupation for this person: what speaks against, and a press away its ledger and the tables' facts.
import type { RowDetails as Details } from '#domain/advice/decide/whole-list.ts';
import type { FactSources } from '#domain/advice/public-facts.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { PathFacts } from '../analysis/facts/PathFacts.tsx';
import { bullet, bulleted } from '../analysis/parts/parts.css.ts';
import { PlainLedger } from './PlainLedger.tsx';

type RowDetailsProps = {
  id: string;
  name: string;
  details: Details;
  sources: FactSources;
  scaleEnd: number;
  isOpen?: boolean;
  level: 3 | 4;
};

export function RowDetails({ id, name, details, sources, scaleEnd, isOpen = false, level }: RowDetailsProps) {
  const { against, ledger, names, facts } = details;
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
        <PathFacts zawodId={id} facts={facts} sources={sources} scaleEnd={scaleEnd} colour="green" />
      </Stack>
    </Disclosure>
  );
}
