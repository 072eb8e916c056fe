// Under a text of the quiz: what was understood of it so far. It has its place from the start, so that nothing moves when the first words
// are heard; those who listen hear it once they rest, and who helps, which stands before it, too.
import { useEffect, useState } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { echo, line, soft } from './Echo.css.ts';
import { echoLines, echoSentence } from './echo-words.ts';
import type { Help } from '#domain/advice/gate/alarm.ts';
import { helpSentence } from '../gate/help-words.ts';
import { useEcho } from './use-echo.ts';

const EMPTY = 'Tu zobaczysz, co Szlak rozumie z Twoich słów.';
const NOTHING_YET = 'Tych słów jeszcze nie rozpoznajemy. Pisz dalej: całość i tak przeczyta AI.';
/** Of the text; fewer are a beginning. */
const FEW_LETTERS = 12;
const REST_MS = 1_500;

export function Echo({ text, isInfo, help }: { text: string; isInfo: boolean; help: Help }) {
  const heard = useEcho(text, isInfo);
  const lines = heard === null ? [] : echoLines(heard);
  const sentence = [help === 'none' ? '' : helpSentence(help), echoSentence(lines)].join(' ').trim();
  const quiet = heard === null || text.trim().length < FEW_LETTERS ? EMPTY : NOTHING_YET;
  return (
    <div className={lines.length === 0 && help !== 'none' ? undefined : echo}>
      <div aria-hidden="true" data-echo>
        {lines.length === 0 && help === 'none' ? (
          <p className={soft}>{withNonBreakingSpaces(quiet)}</p>
        ) : null}
        {lines.map(({ label, names }) => (
          <p className={line} key={label}>
            {`${label}: `}
            {names.map((name) => (
              <Badge key={name} tone={label === 'Widzę' ? 'soft' : 'neutral'}>
                {withNonBreakingSpaces(name)}
              </Badge>
            ))}
          </p>
        ))}
      </div>
      <VisuallyHidden as="div">
        <output>{useSettled(sentence)}</output>
      </VisuallyHidden>
    </div>
  );
}

/** The last sentence that stood for a while: whoever types isn't talked to. */
function useSettled(sentence: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(sentence), REST_MS);
    return () => clearTimeout(waiting);
  }, [sentence]);
  return settled;
}
