// Premium's first sight, once, right after paying: which trails have opened, their lines drawn. The address asks for it, the plan decides
// (`opened` is what it shows now), and nothing is kept.
import { useEffect, useRef } from 'react';
import { isLocked } from '#domain/advice/analysis/events.ts';
import { PLANS, type Plan } from '#domain/payments/plan/plans.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../../ui/text/Blaze.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { trailColour } from '#domain/site/trail-colour.ts';
import { announce } from '../../../account/auth/session/auth-channel.ts';
import { openedWords } from './opened-words.ts';
import { colours, line, lines, name, opened as box } from './OpenedTrails.css.ts';

type OpenedTrailsProps = { plan: Plan; opened: OpenedAnalysis | null };

export function OpenedTrails({ plan, opened }: OpenedTrailsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (plan !== 'premium') return;
    announce('USER_UPDATED');
    title.current?.focus();
  }, [plan]);
  if (plan !== 'premium') return null;
  const paths = opened?.analysis.sciezkiKariery ?? [];
  const news = paths.flatMap((path, place) =>
    place < PLANS.free.view.paths || isLocked(path) ? [] : [{ name: path.nazwa, place }],
  );
  const [count, list] = openedWords(news.map((path) => path.name));
  return (
    <section className={box} aria-labelledby="otwarte">
      <Stack gap={3}>
        <Text size="small" tone="soft" weight="strong">
          Dziękujemy za zakup. Subskrypcja Premium jest aktywna!
        </Text>
        <Heading level={2} id="otwarte" ref={title} tabIndex={-1}>
          {count}
          {/* For the eye the names stand right below, by their lines. */}
          {list === '' ? null : <VisuallyHidden>{`: ${withNonBreakingSpaces(list)}`}</VisuallyHidden>}
        </Heading>
        {news.length === 0 ? null : (
          <ul className={lines}>
            {news.map((path) => {
              const colour = trailColour(path.place);
              return (
                <li key={path.place}>
                  <span className={name}>
                    <Blaze colour={colour} />
                    <span>
                      {withNonBreakingSpaces(path.name)}{' '}
                      <Text as="span" size="small" tone="soft">{`ścieżka\u00a0${path.place + 1}`}</Text>
                    </span>
                  </span>
                  <svg
                    className={classNames(line, colours[colour])}
                    viewBox="0 0 300 20"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                  >
                    <path pathLength="1" d="M2 16C40 16 52 4 96 6S150 17 196 13 260 3 298 4" />
                  </svg>
                </li>
              );
            })}
          </ul>
        )}
        {news.length === 0 ? null : (
          <Text>
            {withNonBreakingSpaces('Każdy ma już uzasadnienie, próbę i kroki. ')}
            <Link to="/dashboard/analiza" tone="forward">
              Zobacz je w&nbsp;analizie
            </Link>
          </Text>
        )}
      </Stack>
    </section>
  );
}
