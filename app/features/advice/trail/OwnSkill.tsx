// One key skill and where its owner stands with it: have, learning, later; pressed again, the mark goes.
import type { Skill } from '#domain/advice/analysis/analysis.ts';
import { SKILL_STATES, type SkillState } from '#domain/advice/progress/own-marks.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Dots } from '../../../ui/charts/DotPlot.tsx';
import { FieldFault } from '../../../ui/form/Field.tsx';
import { PRIORITY_SCALE, priorityLevel } from '../analysis/parts/priority.ts';
import { anchor } from '../../../ui/layout/anchor.css.ts';
import { SKILL_INTENT, skillPlace } from './mark-forms.ts';
import { choice, choices, name } from './OwnSkill.css.ts';
import { STATE_WORDS } from './state-words.ts';
import { shownState, useMarkForm } from './use-marks.ts';

type OwnSkillProps = { skill: Skill; state: SkillState | null; isReadOnly: boolean };

export function OwnSkill({ skill, state, isReadOnly }: OwnSkillProps) {
  const place = skillPlace(skill.nazwa);
  const { fetcher, send, formData, fault } = useMarkForm(place);
  const shown = shownState(formData, state);
  return (
    <Stack as="li" gap={2} paddingBlock={4} rule="above" id={place} className={anchor}>
      <p className={name}>{withNonBreakingSpaces(skill.nazwa)}</p>
      <Dots measure="Priorytet" scale={PRIORITY_SCALE} level={priorityLevel(skill.priorytet)} />
      <fetcher.Form method="post" action="/dashboard" onSubmit={send}>
        <input type="hidden" name="intent" value={SKILL_INTENT} />
        <input type="hidden" name="skill" value={skill.nazwa} />
        <fieldset className={choices} aria-label={`Gdzie jesteś: ${skill.nazwa}`} disabled={isReadOnly}>
          {SKILL_STATES.map((one) => (
            <button
              key={one}
              type="submit"
              className={choice}
              name="state"
              value={one === shown ? '' : one}
              aria-pressed={one === shown}
            >
              {STATE_WORDS[one]}
            </button>
          ))}
        </fieldset>
      </fetcher.Form>
      <div role="alert">
        {fault === null ? null : (
          <FieldFault id={`${place}-blad`}>{`Nie zapisano. ${fault.sentence}`}</FieldFault>
        )}
      </div>
    </Stack>
  );
}
