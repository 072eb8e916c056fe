// A stored analysis whole (docs/look.md 'The analysis page'): in short, all paths on one axis, each path by itself, and the rest in rows that
// open. Headings are of the third level, so it stands under a second one.
import { useLocation, useSearchParams } from 'react-router';
import type { VisibleAnalysis, VisiblePath } from '#domain/advice/analysis/events.ts';
import { inShort } from '#domain/advice/analysis/in-short.ts';
import type { SkillState } from '#domain/advice/progress/own-marks.ts';
import { ownSteps } from '#domain/advice/progress/trail.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { DotPlot, type DotRow } from '../../../../ui/charts/DotPlot.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { STATE_WORDS } from '../../trail/state-words.ts';
import { FactNotes } from '../facts/FactNotes.tsx';
import { PathsOnAxis } from '../overview/PathsOnAxis.tsx';
import { PathPanels } from '../panels/PathPanels.tsx';
import { justOpened, pathAddress } from '../panels/chosen-path.ts';
import { moreSkills, openedWords, stepsGist } from '../panels/panel-words.ts';
import { BeyondTable } from '../parts/BeyondTable.tsx';
import { ClosedNote, ClosedRest } from '../parts/ClosedNote.tsx';
import { DevelopmentPlan } from '../parts/DevelopmentPlan.tsx';
import { QuestionBack } from '../parts/QuestionBack.tsx';
import { Rejected } from '../parts/Rejected.tsx';
import { WrittenText } from '../parts/WrittenText.tsx';
import { ruled, summary, written } from '../parts/parts.css.ts';
import { PRIORITY_SCALE, priorityLevel } from '../parts/priority.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import { AiContent } from './AiContent.tsx';
import { Part } from './Part.tsx';
import type { OwnMarks } from '../parts/StepMarks.tsx';
import { useWrittenLanguage } from './written-language.ts';

type WholeAnalysisProps = {
  opened: OpenedAnalysis;
  /** A copy: nothing can be saved now. */
  isReadOnly: boolean;
};

export function WholeAnalysis({ opened, isReadOnly }: WholeAnalysisProps) {
  const { analysis } = opened;
  const { predyspozycje, sciezkiKariery, umiejetnosci, planRozwoju, podsumowanieInspirujace, zrodla } =
    analysis;
  const { zastrzezenie, odrzucone = [], pytanie, pozaTabela, jezyk } = analysis;
  const [query] = useSearchParams();
  const places = justOpened(sciezkiKariery, query);
  const overview = (
    <Stack key="overview" gap={8}>
      <InShort analysis={analysis} />
      {zastrzezenie === undefined ? null : <WrittenText>{zastrzezenie}</WrittenText>}
      <PathsOnAxis analysis={analysis} />
    </Stack>
  );
  const panels = (
    <Stack key="panels" gap={4} align="stretch">
      <PathPanels opened={opened} isReadOnly={isReadOnly} />
      <Columns layout="medium" gap={2} columnGap={8} className={screenOnly}>
        <Link to="/dashboard/lista" tone="forward">
          Cała lista zawodów
        </Link>
        <Link to="/dashboard/decyzja" tone="forward">
          Zważ ścieżki po swojemu
        </Link>
        <Link to="/dashboard/pytanie" tone="forward">
          Zapytaj o swoją analizę
        </Link>
      </Columns>
    </Stack>
  );
  const isCommonPlan = ownSteps(analysis, opened.trail) === null;
  return (
    <AiContent language={jezyk}>
      <Stack gap={12}>
        <JustOpened paths={sciezkiKariery} places={places} query={query} />
        {places.length === 0 ? [overview, panels] : [panels, overview]}
        <div>
          <Predispositions
            entries={predyspozycje}
            folded={predyspozycje.map(({ nazwa }) => nazwa).join(' · ')}
          />
          <Skills entries={umiejetnosci} states={opened.skillStates} folded="najważniejsze najpierw" />
          <DevelopmentPlan
            plan={planRozwoju}
            {...(isCommonPlan ? { marks: opened } : {})}
            folded={`${stepsGist(planRozwoju.kroki)}, wspólne dla wszystkich ścieżek`}
          />
        </div>
        {odrzucone.length === 0 && pozaTabela === undefined ? null : (
          <Part anchor="pominiete" title={'Czego tu nie ma i\u00a0dlaczego'}>
            {odrzucone.length === 0 ? null : <Rejected entries={odrzucone} />}
            {pozaTabela === undefined ? null : <BeyondTable occupation={pozaTabela} />}
          </Part>
        )}
        {podsumowanieInspirujace === '' ? null : (
          <Part anchor="na-droge" title="Na drogę">
            <Summary>{podsumowanieInspirujace}</Summary>
          </Part>
        )}
        {pytanie === undefined ? null : (
          <Part
            anchor="pytanie"
            title="Czego nie wiemy"
            lead={withNonBreakingSpaces(
              'Odpowiedź od razu zmieni kolejność zawodów. Nowej analizy nie trzeba.',
            )}
          >
            <QuestionBack
              question={pytanie}
              paths={sciezkiKariery}
              objecting={isReadOnly ? null : { analysisId: opened.id, ranked: opened.ranked }}
            />
          </Part>
        )}
        {zrodla === null ? null : <FactNotes sources={zrodla} namesFrom={zrodla.names} />}
      </Stack>
    </AiContent>
  );
}

function Summary({ children }: { children: string }) {
  return (
    <p className={classNames(summary, written)} {...useWrittenLanguage()}>
      {withNonBreakingSpaces(children)}
    </p>
  );
}

// The analysis at a glance: who one is in three of its own sentences.
function InShort({ analysis }: { analysis: VisibleAnalysis }) {
  const sentences = inShort(analysis);
  if (sentences.length === 0) return null;
  return (
    <section aria-label="W skrócie">
      <p className={summary}>{withNonBreakingSpaces(sentences.join(' '))}</p>
    </section>
  );
}

// The main predispositions; a reasoning that the plan cuts ends with an ellipsis, and one calm sentence says where the rest is.
type PredispositionsProps = {
  entries: VisibleAnalysis['predyspozycje'];
  folded?: string | undefined;
};

function Predispositions({ entries, folded }: PredispositionsProps) {
  return (
    <Part anchor="predyspozycje" title="Twoje predyspozycje" folded={folded}>
      <Columns as="ul" layout="halves" gap={5} columnGap={8}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place is what identifies an entry while it grows
          <li key={index} className={ruled}>
            <Heading level={4} size={3}>
              {withNonBreakingSpaces(entry.nazwa)}
            </Heading>
            <WrittenText>{entry.uzasadnienie}</WrittenText>
          </li>
        ))}
      </Columns>
      {entries.some((entry) => entry.skrocone) ? (
        <ClosedNote>Całe uzasadnienia przeczytasz w&nbsp;planie Premium.</ClosedNote>
      ) : null}
    </Part>
  );
}

// What Premium has just opened, said first to the person who comes from paying (`?otwarte=1`): the trails by name, each a way to its panel.
type JustOpenedProps = {
  paths: readonly VisiblePath[];
  /** Their places, from 0; none = nothing is said. */
  places: readonly number[];
  query: URLSearchParams;
};

function JustOpened({ paths, places, query }: JustOpenedProps) {
  const { pathname } = useLocation();
  if (places.length === 0) return null;
  return (
    <Card as="section" tone="accent" className={screenOnly} aria-labelledby="otwarte">
      <Stack gap={3}>
        <Heading level={3} id="otwarte">
          {openedWords(places.length)}
        </Heading>
        <Stack as="ul" gap={2}>
          {places.map((place) => (
            <Inline as="li" key={place} gap={2} wrap={false}>
              <Blaze colour={trailColour(place)} />
              <Link to={pathAddress(pathname, query, place)}>
                {withNonBreakingSpaces(paths[place]?.nazwa ?? '')}
              </Link>
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

// The key skills as a dot plot of their priorities; locked ones are null (docs/product.md 'What each plan opens').
type SkillsProps = {
  entries: VisibleAnalysis['umiejetnosci'];
  /** Where its owner stands with each. */
  states?: OwnMarks['skillStates'] | undefined;
  folded?: string | undefined;
};

function Skills({ entries, states, folded }: SkillsProps) {
  const open = entries.flatMap((skill, index): DotRow[] =>
    skill === null
      ? []
      : [
          {
            key: String(index),
            level: priorityLevel(skill.priorytet),
            content: (
              <>
                <Heading level={4}>{withNonBreakingSpaces(skill.nazwa)}</Heading>
                <WrittenText>{skill.opis}</WrittenText>
                <OwnState state={states?.[index] ?? null} />
              </>
            ),
          },
        ],
  );
  return (
    <Part
      anchor="umiejetnosci"
      title="Kluczowe umiejętności"
      lead={withNonBreakingSpaces('Im dalej w prawo kropka, tym wcześniej warto zacząć.')}
      folded={folded}
    >
      <DotPlot measure="Priorytet" scale={PRIORITY_SCALE} rows={open} />
      <ClosedRest words={moreSkills(entries.length - open.length)} />
    </Part>
  );
}

function OwnState({ state }: { state: SkillState | null }) {
  if (state === null) return null;
  return (
    <div>
      <Badge tone={state === 'have' ? 'positive' : 'neutral'}>{STATE_WORDS[state]}</Badge>
    </div>
  );
}
