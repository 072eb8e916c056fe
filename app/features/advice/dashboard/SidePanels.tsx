import { useActionData } from 'react-router';
import type { Skill } from '#domain/advice/analysis/analysis.ts';
import { SKILL_STATES, type SkillState } from '#domain/advice/progress/own-marks.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { Dashboard, OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { Dots } from '../../../ui/charts/DotPlot.tsx';
import { FieldFault } from '../../../ui/form/Field.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { anchor } from '../../../ui/layout/anchor.css.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { DemoNotice } from '../analysis/document/DemoNotice.tsx';
import { moreSearches, moreSkills } from '../analysis/panels/panel-words.ts';
import { ClosedRest } from '../analysis/parts/ClosedNote.tsx';
import { PRIORITY_SCALE, priorityLevel } from '../analysis/parts/priority.ts';
import { choice, choices, name as skillName } from './SidePanels.css.ts';
import { type MarkFault, SKILL_INTENT, skillPlace } from '../trail/mark-forms.ts';
import { STATE_WORDS } from '../trail/state-words.ts';
import { shownState, useMarkForm } from '../trail/use-marks.ts';
import { Folded } from './Folded.tsx';

type SidePanelsProps = { dashboard: Dashboard; isReadOnly: boolean };

export function SidePanels({ dashboard, isReadOnly }: SidePanelsProps) {
  const { current, counsellorReplies } = dashboard;
  return (
    <Stack gap={4}>
      {current === null ? null : (
        <DataArea>
          <SkillsCard opened={current} isReadOnly={isReadOnly} />
        </DataArea>
      )}
      {dashboard.offers.open.length === 0 ? null : (
        <DataArea>
          <OffersCard {...dashboard.offers} />
        </DataArea>
      )}
      {counsellorReplies === 0 ? null : (
        <Link to="/przekazanie" tone="forward" className={screenOnly}>
          {`Doradca odpisał: ${pluralized(counsellorReplies, ['wiadomość', 'wiadomości', 'wiadomości'])}`}
        </Link>
      )}
      {current === null ? null : <DemoNotice />}
    </Stack>
  );
}

// 'Aktualne oferty pracy' (docs/product.md 'Job offers', 'What each plan opens'; docs/decisions.md 'Job offers'): searches on a job board,
// one a path that the plan shows. The board is another site, so each link says that it opens a new tab.
function OffersCard({ open, locked }: Dashboard['offers']) {
  return (
    <Folded anchor="oferty" title="Aktualne oferty pracy" hint="wyszukiwania w&nbsp;serwisie pracuj.pl">
      <Stack gap={3}>
        <Stack as="ul" gap={0}>
          {open.map(({ name, href }) => (
            <Inline as="li" key={href} justify="between" wrap={false} paddingBlock={2} rule="above">
              {withNonBreakingSpaces(name)}
              <Link tone="beside" to={href} rel="noopener">
                Sprawdź
                <VisuallyHidden> oferty: {name} (otwiera się w&nbsp;nowej karcie)</VisuallyHidden>
                <Icon name="external" />
              </Link>
            </Inline>
          ))}
        </Stack>
        <ClosedRest words={moreSearches(locked)} />
      </Stack>
    </Folded>
  );
}

// 'Kluczowe umiejętności' (docs/product.md 'Key skills', 'What each plan opens'): the most important first.
type SkillsCardProps = { opened: OpenedAnalysis; isReadOnly: boolean };

function SkillsCard({ opened, isReadOnly }: SkillsCardProps) {
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

// One key skill and where its owner stands with it: have, learning, later; pressed again, the mark goes.
type OwnSkillProps = { skill: Skill; state: SkillState | null; isReadOnly: boolean };

function OwnSkill({ skill, state, isReadOnly }: OwnSkillProps) {
  const place = skillPlace(skill.nazwa);
  const { fetcher, send, formData, fault } = useMarkForm(place);
  const shown = shownState(formData, state);
  return (
    <Stack as="li" gap={2} paddingBlock={4} rule="above" id={place} className={anchor}>
      <p className={skillName}>{withNonBreakingSpaces(skill.nazwa)}</p>
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
