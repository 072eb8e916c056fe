// A stored analysis whole (docs/look.md 'The analysis page'): in short, all paths on one axis, each path by itself, and the rest in rows that
// open. Headings are of the third level, so it stands under a second one.
import { useSearchParams } from 'react-router';
import { ownSteps } from '#domain/advice/progress/trail.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { FactNotes } from '../facts/FactNotes.tsx';
import { InShort } from '../overview/InShort.tsx';
import { JustOpened } from '../overview/JustOpened.tsx';
import { PathsOnAxis } from '../overview/PathsOnAxis.tsx';
import { justOpened } from '../panels/chosen-path.ts';
import { stepsGist } from '../panels/panel-words.ts';
import { PathPanels } from '../panels/PathPanels.tsx';
import { DevelopmentPlan } from '../parts/DevelopmentPlan.tsx';
import { BeyondTable } from '../parts/BeyondTable.tsx';
import { summary, written } from '../parts/parts.css.ts';
import { Predispositions } from '../parts/Predispositions.tsx';
import { QuestionBack } from '../parts/QuestionBack.tsx';
import { Rejected } from '../parts/Rejected.tsx';
import { Skills } from '../parts/Skills.tsx';
import { WrittenText } from '../parts/WrittenText.tsx';
import { AiContent } from './AiContent.tsx';
import { Part } from './Part.tsx';
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
      <Link to="/dashboard/lista" tone="forward" className={screenOnly}>
        Cała lista zawodów
      </Link>
      <Link to="/dashboard/decyzja" tone="forward" className={screenOnly}>
        Zważ szlaki po swojemu
      </Link>
      <Link to="/dashboard/pytanie" tone="forward" className={screenOnly}>
        Zapytaj o swoją analizę
      </Link>
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
