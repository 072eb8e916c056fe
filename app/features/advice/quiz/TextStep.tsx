// Steps 2 and 3: a free text (docs/product.md 'Quiz') with suggestions to tap and an echo of what was understood. Typing is never
// blocked: the counter says when it is too much, and only 'next' refuses it.
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { Help } from '#domain/advice/gate/alarm.ts';
import { MAX_TEXT_LENGTH } from '#domain/advice/quiz/answers.ts';
import { holdsSuggestion, withoutSuggestion, withSuggestion } from '#domain/advice/quiz/suggestions.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { sizes } from '../../../ui/text/Heading.css.ts';
import { hidden } from '../../../ui/text/VisuallyHidden.css.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { HelpLine, helpSentence } from '../gate/HelpLine.tsx';
import {
  chip,
  chips,
  echo,
  line,
  name as nameLook,
  names as namesLook,
  sign,
  soft,
} from './Suggestions.css.ts';
import { type EchoLine, echoLines, echoSentence } from './echo-words.ts';
import { useEcho } from './use-echo.ts';
import { useHelp } from './use-help.ts';

type TextStepProps = {
  texts: { title: string; question: string; hint: string };
  suggestions: readonly string[];
  /** The last text, where people tell of themselves. */
  isInfo: boolean;
  value: string;
  onChange: (value: string) => void;
  fault: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  fieldRef: Ref<HTMLTextAreaElement>;
};

export function TextStep({
  texts,
  suggestions,
  isInfo,
  value,
  onChange,
  fault,
  headingRef,
  fieldRef,
}: TextStepProps) {
  const help = useHelp(value);
  return (
    <Stack gap={4}>
      {/* Whoever sees it reads the question in its place. */}
      <h3 className={hidden} ref={headingRef} tabIndex={-1}>
        {texts.title}
      </h3>
      <Field label={<span className={sizes[4]}>{texts.question}</span>} hint={texts.hint} error={fault}>
        {(control) => (
          <TextArea
            {...control}
            ref={fieldRef}
            rows={3}
            value={value}
            countTo={MAX_TEXT_LENGTH}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {/* Before all else, so that it stands in sight of anyone who types on a phone. */}
      {help === 'none' ? null : <HelpLine help={help} />}
      <Suggestions suggestions={suggestions} text={value} onChange={onChange} />
      <Echo text={value} isInfo={isInfo} help={help} />
    </Stack>
  );
}

// Suggestions that a tap writes into the text above or takes out of it again. Whether one is chosen is read off the text itself, so that
// neither can say something else than the other.
type SuggestionsProps = {
  suggestions: readonly string[];
  text: string;
  onChange: (text: string) => void;
};

function Suggestions({ suggestions, text, onChange }: SuggestionsProps) {
  return (
    <ul className={chips} aria-label="Podpowiedzi, które dopiszą się do tekstu">
      {suggestions.map((suggestion) => {
        const isChosen = holdsSuggestion(text, suggestion);
        return (
          <li key={suggestion}>
            <button
              type="button"
              className={chip}
              aria-pressed={isChosen}
              onClick={() => onChange((isChosen ? withoutSuggestion : withSuggestion)(text, suggestion))}
            >
              <svg className={sign} viewBox="0 0 12 12" aria-hidden="true">
                <path d={isChosen ? 'M2 6.5L5 9.5 10 3' : 'M6 2v8M2 6h8'} />
              </svg>
              {withNonBreakingSpaces(suggestion)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

// Under a text of the quiz: what was understood of it so far. It has its place from the start, so that nothing moves when the first words
// are heard; those who listen hear it once they rest, and who helps, which stands before it, too.
const EMPTY = 'Tu zobaczysz, co Szlak rozumie z Twoich słów.';
const NOTHING_YET = 'Tych słów jeszcze nie rozpoznajemy. Pisz dalej: całość i tak przeczyta AI.';
/** Of the text; fewer are a beginning. */
const FEW_LETTERS = 12;
const REST_MS = 1_500;

function Echo({ text, isInfo, help }: { text: string; isInfo: boolean; help: Help }) {
  const heard = useEcho(text, isInfo);
  const lines = heard === null ? [] : echoLines(heard);
  const sentence = [help === 'none' ? '' : helpSentence(help), echoSentence(lines)].join(' ').trim();
  const quiet = heard === null || text.trim().length < FEW_LETTERS ? EMPTY : NOTHING_YET;
  return (
    <div className={lines.length === 0 && help !== 'none' ? undefined : echo}>
      {/* Those who listen hear all of it below. */}
      <div aria-hidden="true" data-echo>
        {lines.length === 0 && help === 'none' ? (
          <p className={soft}>{withNonBreakingSpaces(quiet)}</p>
        ) : null}
        {lines.map((heardLine, at) => (
          // What others leave free is the first one's.
          <HeardLine
            {...heardLine}
            rows={at === 0 ? ROWS + 1 - lines.length : 1}
            key={[lines.length, heardLine.label, ...heardLine.names].join()}
          />
        ))}
      </div>
      <VisuallyHidden as="div">
        <output>{useSettled(sentence)}</output>
      </VisuallyHidden>
    </div>
  );
}

/** One for each kind of thing that is heard. */
const ROWS = 3;

/** Nothing of it is seen by half: how many have no room is said at its end. */
function HeardLine({ label, names, rows }: EchoLine & { rows: number }) {
  const list = useRef<HTMLSpanElement>(null);
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    const place = list.current;
    if (place === null) return;
    const watching = new ResizeObserver(() => {
      const end = place.getBoundingClientRect().bottom;
      setUnseen(Array.from(place.children).filter((one) => one.getBoundingClientRect().top >= end).length);
    });
    watching.observe(place);
    return () => watching.disconnect();
  }, []);
  return (
    <p className={line}>
      {`${label}: `}
      <span className={namesLook} data-rows={rows} ref={list}>
        {names.map((name) => (
          <span className={nameLook} key={name}>
            <Badge tone={label === 'Widzę' ? 'soft' : 'neutral'}>{withNonBreakingSpaces(name)}</Badge>
          </span>
        ))}
      </span>
      {unseen === 0 ? null : <span className={soft}>{`+${unseen}`}</span>}
    </p>
  );
}

/** The last sentence that stood for a while: anyone who types isn't talked to. */
function useSettled(sentence: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(sentence), REST_MS);
    return () => clearTimeout(waiting);
  }, [sentence]);
  return settled;
}
