// Above the terms: from when this version binds, and where the others are.
import { polishDay } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';

/** Each a day, '2026-12-10'. */
export type ShownVersions = {
  shown: string;
  inForce: string;
  announced: string | null;
  all: readonly string[];
};

export function TermsVersions({ versions: { shown, inForce, announced, all } }: { versions: ShownVersions }) {
  const others = all.filter((day) => day !== shown && (day <= inForce || day === announced));
  return (
    <Text size="small">
      {withNonBreakingSpaces(stateOf(shown, inForce))}
      {others.map((day) => (
        <span key={day}>
          {' '}
          <Link to={day === inForce ? '/regulamin' : `/regulamin/${day}`}>
            {withNonBreakingSpaces(nameOf(day, inForce))}
          </Link>
          .
        </span>
      ))}
    </Text>
  );
}

function stateOf(shown: string, inForce: string): string {
  if (shown === inForce) return `Brzmienie obowiązujące od ${polishDay(shown)}.`;
  return shown > inForce
    ? `To brzmienie zacznie obowiązywać ${polishDay(shown)}.`
    : `To wcześniejsze brzmienie, z ${polishDay(shown)}.`;
}

function nameOf(day: string, inForce: string): string {
  if (day === inForce) return 'Obowiązujące brzmienie';
  return day > inForce ? `Nowe brzmienie od ${polishDay(day)}` : `Brzmienie z ${polishDay(day)}`;
}
