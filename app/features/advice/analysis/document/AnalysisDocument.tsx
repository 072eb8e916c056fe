// 'Twoja analiza kariery' as a page of its own (docs/product.md 'Career analysis page'), and as the document that the browser prints: who
// it is for, when it was made and by whom stands at its top.
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { latePart } from '../../../../lib/late-part.tsx';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { printOnly, screenOnly, toTheEdges } from '../../../../styles/print.css.ts';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useUser } from '../../../account/auth/session/use-user.ts';
import { pathAddress } from '../panels/chosen-path.ts';
import { trailColour } from '#domain/site/trail-colour.ts';
import { forWhom, letterhead, sheet } from './AnalysisDocument.css.ts';
import { DemoNotice } from './DemoNotice.tsx';

type AnalysisDocumentProps = {
  opened: OpenedAnalysis;
  /** A copy: nothing can be saved now. */
  isReadOnly?: boolean;
  /** What there is to say about this analysis, such as that it is not the current one. */
  notice: ReactNode;
};

export function AnalysisDocument({ opened, isReadOnly = false, notice }: AnalysisDocumentProps) {
  const day = polishDateOrNull(opened.createdAt);
  return (
    <Container space="page" className={toTheEdges}>
      <Stack gap={8} className={sheet}>
        <Stack gap={3}>
          <Letterhead />
          <Link to="/dashboard" tone="back" className={screenOnly}>
            Dziś
          </Link>
          <Heading level={1}>Twoja analiza kariery</Heading>
          {day === null ? null : (
            <Heading level={2} size={4}>
              Wyniki z&nbsp;<time dateTime={opened.createdAt}>{day}</time>
            </Heading>
          )}
          <FollowedTrail opened={opened} />
        </Stack>
        {notice}
        <DemoNotice />
        <LateAnalysis opened={opened} isReadOnly={isReadOnly} />
        <DocumentActions />
      </Stack>
    </Container>
  );
}

/** The page is called 'Szlak': which one that is, its first lines say, and lead to it. */
function FollowedTrail({ opened: { trail, analysis } }: Pick<AnalysisDocumentProps, 'opened'>) {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const name = analysis.sciezkiKariery[trail?.place ?? -1]?.nazwa;
  if (trail === null || name === undefined) return null;
  return (
    <Text>
      <Blaze colour={trailColour(trail.place)} />
      {' Twój szlak: '}
      <Link to={pathAddress(pathname, query, trail.place)}>{withNonBreakingSpaces(name)}</Link>
    </Text>
  );
}

function Letterhead() {
  const user = useUser();
  return (
    <div className={printOnly}>
      <div className={letterhead}>
        <Blaze colour="green" />
        <Text as="span">Szlak – doradca kariery AI</Text>
        {user === null ? null : (
          <Text as="span" className={forWhom}>
            Przygotowano dla: {user.fullName ?? user.email}
          </Text>
        )}
      </div>
    </div>
  );
}

/** The analysis as a document leads on, also without JavaScript. */
function DocumentActions() {
  return (
    <div className={screenOnly}>
      <ButtonLink tone="secondary" to="/dashboard/dokument">
        Drukuj lub zapisz PDF
      </ButtonLink>
    </div>
  );
}

// The analysis stands on its page from the start and its forms work by the browser alone; its code comes when the browser is idle (see
// late-part.tsx).
export const LateAnalysis = latePart(async () => (await import('./WholeAnalysis.tsx')).WholeAnalysis);
