// 'Kluczowe umiejętności' (docs/product.md 'Key skills', 'What each plan opens'): the most important first.
import { useActionData } from 'react-router';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { moreSkills } from '../analysis/panels/panel-words.ts';
import { ClosedRest } from '../analysis/parts/ClosedNote.tsx';
import { skillPlace, type MarkFault } from '../trail/mark-forms.ts';
import { OwnSkill } from '../trail/OwnSkill.tsx';
import { Folded } from './Folded.tsx';

type SkillsCardProps = { opened: OpenedAnalysis; isReadOnly: boolean };

export function SkillsCard({ opened, isReadOnly }: SkillsCardProps) {
  // Without JavaScript the word of what couldn't be saved comes with the page.
  const isFaulty = useActionData<MarkFault | null>()?.place.startsWith(skillPlace('')) === true;
  const { umiejetnosci } = opened.analysis;
  const open = umiejetnosci.flatMap((skill, index) =>
    skill === null ? [] : [{ skill, index, state: opened.skillStates[index] ?? null }],
  );
  const items = open
    .toSorted((a, b) => a.skill.priorytet - b.skill.priorytet)
    .map(({ skill, index, state }) => (
      <OwnSkill key={index} skill={skill} state={state} isReadOnly={isReadOnly} />
    ));
  const known = open.filter(({ state }) => state === 'have').length;
  return (
    <Folded
      anchor="umiejetnosci-klucz"
      title="Kluczowe umiejętności"
      hint={known === 0 ? 'zaznacz, co już umiesz' : `umiesz ${known}\u00a0z\u00a0${open.length}`}
      isOpen={isFaulty}
    >
      <AiContent gap={2}>
        <Stack as="ul" gap={0}>
          {items}
        </Stack>
        <ClosedRest words={moreSkills(umiejetnosci.length - open.length)} />
      </AiContent>
    </Folded>
  );
}
