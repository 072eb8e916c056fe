// What a block with foreign sentences has beside its text: all of it is in the page and hidden until there is a voice (speak.ts), which puts a
// copy of the small button behind each sentence.
import type { ReactNode } from 'react';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { hear, need, room, row } from './HeardParts.css.ts';

const SENTENCES = /^<(?:ul|ol|section|blockquote)\b.*? lang="(\w\w)"/s;

/** Null = nothing in it is worth a voice of its own: running text has words, not sentences. */
export function heardLanguage(html: string): string | null {
  return SENTENCES.exec(html)?.[1] ?? null;
}

export function Heard({ language, children }: { language: string; children: ReactNode }) {
  return (
    <div className={room} data-heard={language}>
      {children}
      <div hidden className={classNames(row, screenOnly)} data-hear-row="">
        <button type="button" hidden className={hear} data-hear="">
          <Icon name="sound" />
        </button>
        <Button tone="quiet" data-hear-all="">
          <Icon name="sound" />
          Posłuchaj
        </Button>
        <Button tone="quiet" hidden data-hear-stop="">
          <Icon name="pause" />
          Zatrzymaj
        </Button>
        <Button tone="quiet" aria-pressed={false} data-hear-slow="">
          Wolniej
        </Button>
        <span hidden className={need} data-hear-online="">
          Czyta głos przeglądarki, przez internet.
        </span>
        <span aria-live="polite" data-hear-said="" />
      </div>
    </div>
  );
}
