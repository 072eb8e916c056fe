// A career analysis as a plan may see it, whole or still growing: parts that have nothing yet are left out. Headings are of
// the third level, so it stands under a second one.
import type { VisibleAnalysis } from '#domain/analysis/events.ts';
import type { OpenedAnalysis } from '#worker/services/analysis/dashboard.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AiContent } from './AiContent.tsx';
import { arriving, summary, written } from '../parts/parts.css.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { FullWhy } from '../ledger/FullWhy.tsx';
import type { Objecting } from '../ledger/Ledger.tsx';
import { CareerPaths } from '../parts/CareerPaths.tsx';
import { DevelopmentPlan } from '../parts/DevelopmentPlan.tsx';
import { Part } from './Part.tsx';
import { Predispositions } from '../parts/Predispositions.tsx';
import { Skills } from '../parts/Skills.tsx';

export type OwnMarks = Pick<OpenedAnalysis, 'steps' | 'skillStates' | 'walked'>;

type AnalysisViewProps = {
  analysis: VisibleAnalysis;
  /** Entries fade in as they come. */
  isGrowing?: boolean;
  /** What its owner has ticked off. */
  marks?: OwnMarks;
  /** Its stored ledgers, whose lines can be denied. */
  objecting?: Objecting;
};

export function AnalysisView({ analysis, isGrowing = false, marks, objecting = null }: AnalysisViewProps) {
  const { predyspozycje, sciezkiKariery, umiejetnosci, planRozwoju, podsumowanieInspirujace } = analysis;
  const arrival = isGrowing ? { entryClass: arriving } : {};
  const hasPlan = Object.values(planRozwoju).some((entries) => entries.length > 0);
  return (
    <AiContent>
      <Stack gap={12}>
        {predyspozycje.length > 0 ? <Predispositions entries={predyspozycje} {...arrival} /> : null}
        {sciezkiKariery.length > 0 ? (
          <CareerPaths analysis={analysis} Why={FullWhy} objecting={objecting} {...arrival} />
        ) : null}
        {umiejetnosci.length > 0 ? (
          <Skills entries={umiejetnosci} states={marks?.skillStates} {...arrival} />
        ) : null}
        {hasPlan ? <DevelopmentPlan plan={planRozwoju} marks={marks} {...arrival} /> : null}
        {podsumowanieInspirujace === '' ? null : (
          <Part anchor="na-droge" title="Na drogę">
            <p className={classNames(summary, written)}>{withNonBreakingSpaces(podsumowanieInspirujace)}</p>
          </Part>
        )}
      </Stack>
    </AiContent>
  );
}
