// What Premium opens (application.md §6; look.md 'closed trail'): calm, and behind the blur there is nothing but filler, since
// the real text never leaves the server. At most two are shown of each kind.
import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { blurred, note, teaser } from './LockedTeaser.css.ts';

const MAX_TEASERS = 2;

const FILLER = {
  path: [
    'Nazwa następnej ścieżki',
    'Tu stoi opis ścieżki: na czym polega praca, z kim się ją dzieli i co daje na co dzień. Dalej są widełki zarobków, wymagania i pierwszy krok.',
    '0 000–00 000 zł brutto miesięcznie',
  ],
  skill: [
    'Nazwa umiejętności',
    'Tu stoi zdanie o tym, po co jest ta umiejętność i od czego najlepiej zacząć.',
  ],
} as const;

export type LockedKind = keyof typeof FILLER;

/** How many teasers stand for so many locked entries. */
export function teasersFor(lockedEntries: number): number {
  return Math.min(MAX_TEASERS, lockedEntries);
}

export function LockedTeaser({ kind, className }: { kind: LockedKind; className?: string }) {
  return (
    <Card as="li" className={classNames(teaser, className)}>
      <p className={note}>
        <Icon name="lock" />
        Widoczne w&nbsp;planie Premium
      </p>
      <div className={blurred} aria-hidden="true">
        {FILLER[kind].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Card>
  );
}
