// What a block of code that runs has beside its text: all of it is in the page and what needs a press is hidden, so that no style has to come
// with the press. Without JavaScript none of it is shown.
import { kilobytesOf, pyFilesOf } from '#domain/courses/lessons/py-modules.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { scriptOnly } from '../../../../ui/script-only.css.ts';
import { buttons, field, need, result } from './RunParts.css.ts';

/** Of the first press, compressed (tests/e2e/courses/code-runs.test.ts holds them to what comes). */
const NEEDS: Record<string, { kB: number; engine?: string }> = {
  js: { kB: 7 },
  sql: { kB: 365, engine: 'SQLite' },
  py: { kB: 280, engine: 'Brython' },
  html: { kB: 5 },
};

function needOf(language: string, code: string): string {
  const { kB = 0, engine } = NEEDS[language] ?? {};
  const modules = language === 'py' ? kilobytesOf(pyFilesOf(code)) : 0;
  return `pobierze ${kB + modules}\u00a0kB${engine === undefined ? '' : ` (${engine})`}`;
}

/** In a <code>, whose letters it takes. */
export function RunField() {
  return (
    <code>
      <textarea
        hidden
        className={field}
        aria-label="Kod, który możesz zmieniać"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
    </code>
  );
}

/** `code`: as the page has it. */
export function RunButtons({ language, code }: { language: string; code: string }) {
  return (
    <div className={classNames(buttons, scriptOnly, screenOnly)}>
      <Button tone="secondary" data-run-code>
        {language === 'html' ? 'Pokaż' : 'Uruchom'}
      </Button>
      <Button tone="secondary" hidden data-stop>
        Zatrzymaj
      </Button>
      <Button tone="quiet" hidden data-reset>
        Przywróć
      </Button>
      <span className={need} data-need={language}>
        {needOf(language, code)}
      </span>
    </div>
  );
}

export function RunResult({ className }: { className: string }) {
  return (
    <div className={screenOnly} data-output="">
      <p aria-live="polite" data-said="" />
      <div className={classNames(className, result)} data-result="" />
    </div>
  );
}
