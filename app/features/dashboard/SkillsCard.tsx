// 'Kluczowe umiejętności' (docs/product.md 'Key skills', 'What each plan opens'): the most important first, the rest a press away; two
// teasers at most stand for what the plan doesn't show.
import { useId } from 'react';
import type { OpenedAnalysis } from '#worker/services/analysis/dashboard.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { LockedGroup, teasersFor } from '../analysis/parts/LockedTeaser.tsx';
import { anchor } from '../../ui/layout/anchor.css.ts';
import { OwnSkill } from '../own-steps/OwnSkill.tsx';

const AT_FIRST = 4;

type SkillsCardProps = { opened: OpenedAnalysis; isReadOnly: boolean };

export function SkillsCard({ opened, isReadOnly }: SkillsCardProps) {
  const titleId = useId();
  const { umiejetnosci } = opened.analysis;
  const open = umiejetnosci.flatMap((skill, index) =>
    skill === null ? [] : [{ skill, index, state: opened.skillStates[index] ?? null }],
  );
  const items = open
    .toSorted((a, b) => a.skill.priorytet - b.skill.priorytet)
    .map(({ skill, index, state }) => (
      <OwnSkill key={index} skill={skill} state={state} isReadOnly={isReadOnly} />
    ));
  const teasers = teasersFor(umiejetnosci.length - open.length);
  return (
    <Card as="section" id="umiejetnosci-klucz" className={anchor} aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size={3} id={titleId}>
          Kluczowe umiejętności
        </Heading>
        <AiContent gap={2}>
          <Stack as="ul" gap={0}>
            {items.slice(0, AT_FIRST)}
          </Stack>
          {items.length > AT_FIRST ? (
            <Disclosure summary={`Pozostałe umiejętności (${items.length - AT_FIRST})`}>
              <Stack as="ul" gap={0}>
                {items.slice(AT_FIRST)}
              </Stack>
            </Disclosure>
          ) : null}
          <LockedGroup kind="skill" count={teasers} />
        </AiContent>
      </Stack>
    </Card>
  );
}
