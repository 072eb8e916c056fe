// One open path in short sections (docs/look.md 'Path card'): what speaks for it and against it stands open, the rest says in a few words
// what a press brings.
import type { ReactNode } from 'react';
import { type AdvisedPath, isAdvised } from '#domain/advice/analysis/analysis.ts';
import type { OpenPath } from '#domain/advice/analysis/events.ts';
import { certaintyOf } from '#domain/advice/certainty.ts';
import { UNMARKED } from '#domain/advice/progress/own-marks.ts';
import { ownSteps } from '#domain/advice/progress/trail.ts';
import type { FactSources, PublicFacts } from '#domain/advice/public-facts.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import type { TrailColour } from '../../../../styles/theme.css.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { ChooseTrail } from '../../trail/ChooseTrail.tsx';
import { walkedWords } from '../../trail/walked-words.ts';
import { trialAddress } from '../../trial/trial-address.ts';
import { Folded } from '../document/Folded.tsx';
import { certaintyWord } from '../facts/certainty-words.ts';
import { CertaintyLine } from '../facts/CertaintyLine.tsx';
import { DemandFact } from '../facts/DemandFact.tsx';
import { PayFact } from '../facts/PayFact.tsx';
import { WayIn } from '../facts/WayIn.tsx';
import { Ledger, type Objecting } from '../ledger/Ledger.tsx';
import { placeWords } from '../ledger/place-words.ts';
import { WrittenList, WrittenText } from '../parts/WrittenText.tsx';
import { trailColour } from '#domain/site/trail-colour.ts';
import { PathDetails, PathSteps, PathTest } from '../path/PathDetails.tsx';
import { Reasons } from '../path/Reasons.tsx';
import { SpecifiedPart } from '../path/SpecifiedPart.tsx';
import { acts, head as headStyle, trailLine } from './PanelHead.css.ts';
import { sections } from './PathPanels.css.ts';
import { demandGist, payGist, stepsGist, testGist, trialLinkWords, wayInGist } from './panel-words.ts';

type OpenPanelProps = {
  path: OpenPath;
  index: number;
  sources: FactSources | null;
  scaleEnd: number;
  opened: OpenedAnalysis;
  /** A copy: nothing can be saved now. */
  isReadOnly: boolean;
};

export function OpenPanel(props: OpenPanelProps) {
  const { path, index, scaleEnd, opened, isReadOnly } = props;
  const colour = trailColour(index);
  const objecting = isReadOnly ? null : { analysisId: opened.id, ranked: opened.ranked };
  const head = { name: path.nazwa, about: path.opis, index };
  if (!isAdvised(path)) {
    return (
      <Stack gap={5}>
        <PanelHead {...head} zawodId={null} />
        <SpecifiedPart path={path} scaleEnd={scaleEnd} colour={colour} />
      </Stack>
    );
  }
  const choice = isReadOnly ? null : (
    <ChooseTrail
      analysisId={opened.id}
      zawodId={path.zawodId}
      name={path.nazwa}
      chosen={opened.trail?.zawodId ?? null}
    />
  );
  return (
    <Stack gap={6}>
      <PanelHead
        {...head}
        zawodId={path.fakty === null ? null : path.zawodId}
        badge={
          <>
            {path.dopisana === true ? (
              <div>
                <Badge>Dopisana na Twoją prośbę</Badge>
              </div>
            ) : null}
            <Moved path={path} objecting={objecting} />
          </>
        }
        choice={choice}
      />
      <Columns layout="halves" gap={5} columnGap={8}>
        <Reasons entries={path.dlaczego} />
        <WrittenList label="Co przemawia przeciw" items={path.przeciw} />
      </Columns>
      <Sections {...props} path={path} objecting={objecting} />
    </Stack>
  );
}

type SectionsProps = Omit<OpenPanelProps, 'path' | 'isReadOnly'> & {
  path: OpenPath & AdvisedPath;
  objecting: Parameters<typeof Ledger>[0]['objecting'];
};

function Sections({ path, index, sources, scaleEnd, opened, objecting }: SectionsProps) {
  const { nazwa, fakty, kroki, luka } = path;
  const certainty = certaintyOf(path.bilans, path.podano);
  const isFollowed = opened.trail?.place === index && ownSteps(opened.analysis, opened.trail) !== null;
  const title = (words: string) => <SectionName of={nazwa}>{words}</SectionName>;
  return (
    <div className={sections}>
      {fakty === null || sources === null ? null : (
        <FactSections
          name={nazwa}
          facts={fakty}
          sources={sources}
          scaleEnd={scaleEnd}
          colour={trailColour(index)}
        />
      )}
      <Folded title={title('Próba do zrobienia')} gist={testGist(path.proba)}>
        <PathTest test={path.proba} />
        {objecting === null ? null : (
          <Link tone="forward" to={trialAddress(opened.id, path.zawodId)} className={screenOnly}>
            {trialLinkWords(opened.trials.find(({ zawodId }) => zawodId === path.zawodId) ?? UNMARKED)}
            <VisuallyHidden>{`: ${nazwa}`}</VisuallyHidden>
          </Link>
        )}
      </Folded>
      {kroki.length === 0 && luka === '' ? null : (
        <Folded
          title={title('Czego brakuje i\u00a0kroki')}
          gist={isFollowed ? walkedWords(opened.walked) : stepsGist(kroki)}
          anchor={`kroki-${index + 1}`}
        >
          <Stack gap={4}>
            {luka === '' ? null : <WrittenText>{luka}</WrittenText>}
            <PathSteps steps={kroki} marks={isFollowed ? opened.steps : undefined} />
          </Stack>
        </Folded>
      )}
      <Folded
        title={title('Dlaczego ten zawód?')}
        gist={`pewność ${certaintyWord(certainty.level)}; co ważyło za i\u00a0przeciw`}
      >
        <Stack gap={4}>
          <CertaintyLine certainty={certainty} />
          <Ledger path={path} index={index} objecting={objecting} />
        </Stack>
      </Folded>
      <Folded title={title('Korzyści, wymagania, rozwój')}>
        <Stack gap={5}>
          <PathDetails path={path} />
        </Stack>
      </Folded>
    </div>
  );
}

// The public facts of a path as three rows that open (docs/look.md 'Path card'): pay, demand, way in. They are there for every plan.
type FactSectionsProps = {
  name: string;
  facts: PublicFacts;
  sources: FactSources;
  scaleEnd: number;
  colour: TrailColour;
};

function FactSections({ name, facts, sources, scaleEnd, colour }: FactSectionsProps) {
  const title = (words: string): ReactNode => <SectionName of={name}>{words}</SectionName>;
  return (
    <>
      <Folded title={title('Płaca')} gist={payGist(facts)}>
        <PayFact facts={facts} sources={sources} scaleEnd={scaleEnd} colour={colour} />
      </Folded>
      <Folded title={title('Zapotrzebowanie')} gist={demandGist(facts)}>
        <DemandFact demand={facts.demand} source={sources.demand} />
      </Folded>
      <Folded title={title('Droga do zawodu')} gist={wayInGist(facts)}>
        <WayIn facts={facts} />
      </Folded>
    </>
  );
}

/** A section's name; for those who hear it alone, with its path's. */
function SectionName({ of, children }: { of: string; children: ReactNode }) {
  return (
    <span>
      {children}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
    </span>
  );
}

// The head of a path's panel: its blaze, number and name, what the work is, and what one does with it.
type PanelHeadProps = {
  name: string;
  /** What the work is, in a sentence or two; '' = nobody may say. */
  about: string;
  index: number;
  /** Of the occupation in the atlas; null = it has none there. */
  zawodId: string | null;
  badge?: ReactNode;
  /** 'Idę tym szlakiem', where it can be chosen. */
  choice?: ReactNode;
};

function PanelHead({ name, about, index, zawodId, badge, choice }: PanelHeadProps) {
  const colour = trailColour(index);
  return (
    <div className={headStyle}>
      <Stack gap={2}>
        <p className={trailLine}>
          <Blaze colour={colour} size="large" />
          {`Ścieżka ${index + 1}`}
        </p>
        {badge}
        <Heading level={4} size={2}>
          {withNonBreakingSpaces(name)}
        </Heading>
        {about === '' ? null : <WrittenText>{about}</WrittenText>}
      </Stack>
      <div className={acts}>
        {choice}
        {zawodId === null ? null : (
          <Link to={`/zawody/${zawodId}`} tone="forward">
            Zawód w&nbsp;atlasie
          </Link>
        )}
      </div>
    </div>
  );
}

/** A path's new place, once its owner has denied something. */
function Moved({ path, objecting }: { path: OpenPath; objecting: Objecting }) {
  const ranked = objecting?.ranked ?? null;
  const moved = isAdvised(path) ? ranked?.paths.find(({ zawodId }) => zawodId === path.zawodId) : undefined;
  if (ranked === null || moved === undefined || moved.place === moved.placeBefore) return null;
  const words = placeWords(moved, ranked.candidates);
  return words === null ? null : (
    <div>
      <Badge>{words}</Badge>
    </div>
  );
}
