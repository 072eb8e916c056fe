// The line with a number to call, beside whatever goes on (docs/decisions.md 'Gate').
import { Fragment } from 'react';
import type { Help } from '#domain/advice/gate/alarm.ts';
import {
  ADULTS,
  BLUE_LINE,
  CHAT,
  EMERGENCY,
  SUPPORT_CENTRE,
  TRAFFICKING,
  type Helpline,
} from '#domain/advice/gate/helplines.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Link } from '../../../ui/text/Link.tsx';
import { helpLine, pressed } from './HelpLine.css.ts';

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

// What stands where somebody's words ask for help and nothing is stopped, or not yet: one sentence with numbers that can be pressed.
type ShownHelp = Exclude<Help, 'none'>;

type Part = string | { text: string; to: string };

const call = ({ number, tel }: Helpline): Part => ({ text: number, to: `tel:${tel}` });
const chat: Part = { text: CHAT.name, to: CHAT.address };

const HELP_PARTS: Record<ShownHelp, readonly Part[]> = {
  gentle: [
    'Jeśli jest Ci teraz trudno: ',
    call(ADULTS),
    ', bezpłatnie i całą dobę, albo czat na ',
    chat,
    '.',
  ],
  crisis: [
    'Nie musisz być z tym w pojedynkę. Bezpłatnie i o każdej porze: ',
    call(ADULTS),
    ' albo ',
    call(SUPPORT_CENTRE),
    '. Wolisz pisać? Czat na ',
    chat,
    '. Gdy czyjeś życie jest w niebezpieczeństwie: ',
    call(EMERGENCY),
    '.',
  ],
  violence: [
    'Nikt nie ma prawa Cię krzywdzić. Niebieska Linia: ',
    call(BLUE_LINE),
    '. Gdy ktoś zabrał Ci dokumenty albo zmusza do pracy: ',
    call(TRAFFICKING),
    '. Oba o każdej porze. Wolisz pisać? Czat na ',
    chat,
    '. W niebezpieczeństwie: ',
    call(EMERGENCY),
    '.',
  ],
};

export function helpSentence(help: ShownHelp): string {
  return HELP_PARTS[help].map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
