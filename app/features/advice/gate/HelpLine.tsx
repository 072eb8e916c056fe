// The line with a number to call, beside whatever goes on (docs/decisions.md 'Gate').
import { Fragment } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Link } from '../../../ui/text/Link.tsx';
import { helpLine, pressed } from './HelpLine.css.ts';
import { HELP_PARTS, type ShownHelp } from './help-words.ts';

export function HelpLine({ help }: { help: ShownHelp }) {
  return (
    <p className={helpLine} data-help={help}>
      {HELP_PARTS[help].map((part) =>
        typeof part === 'string' ? (
          <Fragment key={part}>{withNonBreakingSpaces(part)}</Fragment>
        ) : part.to.startsWith('tel:') ? (
          <a className={pressed} href={part.to} key={part.to}>
            {part.text}
          </a>
        ) : (
          <Link className={pressed} to={part.to} key={part.to}>
            {part.text}
          </Link>
        ),
      )}
    </p>
  );
}
