// 'Tak Cię rozumiemy' (docs/product.md 'Tak Cię rozumiemy'): what was read of the answers, in chips that one press takes away or changes,
// before anything is searched. While it is being read chips only join at the end, so nothing moves.
import { useEffect, useId, useRef, useState } from 'react';
import { type AnalysisLanguage, readLanguage } from '#domain/advice/analysis/language.ts';
import type { Strict } from '#domain/advice/first-three.ts';
import { conditionName } from '#domain/advice/reading/condition-words.ts';
import type { ReadAnswers } from '#domain/advice/reading/events.ts';
import {
  groupsOf,
  knowsNoTrade,
  type ReadingNames,
  withAddition,
  shownIdeas,
} from '#domain/advice/reading/reading-groups.ts';
import {
  EMPTY_BACKGROUND,
  EMPTY_READING,
  type Reading,
  type Unclear,
} from '#domain/advice/reading/reading.ts';
import type { ReadingPiece } from '#domain/advice/reading/reply.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { useLineBack } from '../../../lib/use-line-back.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { HelpLine, helpSentence } from '../gate/HelpLine.tsx';
import { leadToHelp } from '../gate/lead-away.ts';
import { buttons } from '../quiz/QuizForm.css.ts';
import type { QuizOrder, UnderstoodAnswers } from '../quiz/quiz-draft.ts';
import { ChipGroup } from './ChipGroup.tsx';
import { chip, chips, option, plain } from './Chips.css.ts';
import {
  answers,
  asked,
  language as languageLook,
  question,
  reader,
  screen,
  strict as strictLook,
} from './Understood.css.ts';
import { Hiring } from './Hiring.tsx';
import { TradeAsked } from './TradeAsked.tsx';
import { readByRules } from './read-answers.ts';
import { LANGUAGE_CHOICES, readBy, READING_NOW, UNREAD } from './reading-words.ts';
import { useScreenStart } from './use-screen-start.ts';
import { useReadingNames } from './use-reading-names.ts';
import { useReading } from './use-reading.ts';

type UnderstoodProps = {
  order: QuizOrder;
  isSignedIn: boolean;
  /** Null = nothing was read yet. */
  understood: UnderstoodAnswers | null;
  /** The person has just come here. */
  takesFocus: boolean;
  language: AnalysisLanguage;
  onChange: (understood: UnderstoodAnswers) => void;
  onLanguage: (language: AnalysisLanguage) => void;
  /** It was confirmed, and the page is on its way elsewhere. */
  isLeaving: boolean;
  onConfirm: (reading: Reading | null) => void;
  onBack: () => void;
  /** A page of help takes its place; coming back from there leads to the quiz. */
  onLedAway: () => void;
};

export function Understood({
  order,
  isSignedIn,
  understood,
  takesFocus,
  language,
  onChange,
  onLanguage,
  isLeaving,
  onConfirm,
  onBack,
  onLedAway,
}: UnderstoodProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const [isTradeSkipped, setTradeSkipped] = useState(false);
  const names = useReadingNames();
  const languageId = useId();
  const { pieces, isUnread, retry } = useReading(order, {
    isNeeded: understood === null,
    isSignedIn,
    onRead: (read: ReadAnswers) => {
      onChange(read);
      setSaid([readBy(read, isSignedIn), read.isGentle ? helpSentence('gentle') : ''].join(' ').trim());
    },
    onLedAway(code) {
      void leadToHelp(code, onLedAway);
    },
  });
  useLineBack(isUnread, retry);
  const strict = useStrict(order, understood);

  useScreenStart(title, takesFocus);

  function change(reading: Reading, news: string) {
    if (understood === null) return;
    onChange({ ...understood, reading });
    setSaid(news);
    // Its group goes with the last of them.
    if (shownIdeas(reading).length === 0 && shownIdeas(understood.reading).length > 0)
      title.current?.focus({ preventScroll: true });
  }

  function answer(unclear: Unclear, at: number) {
    if (understood === null) return;
    const { reading } = understood;
    const left = { ...reading, unclear: reading.unclear.filter((one) => one !== unclear) };
    change(withAddition(left, unclear.answers[at]?.adds ?? {}), `Zapisano: ${unclear.answers[at]?.label}.`);
    title.current?.focus({ preventScroll: true });
  }

  const asksTrade =
    understood?.by === 'rules' &&
    !understood.isConfirmed &&
    !isTradeSkipped &&
    knowsNoTrade(understood.reading);
  const isReading = understood === null && !isUnread;
  const hires = understood?.reading.hires;
  return (
    <div className={screen} data-understood="">
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={3} ref={title} tabIndex={-1}>
            Tak Cię rozumiemy
          </Heading>
          <Text className={reader} tone="soft">
            {understood === null ? READING_NOW : withNonBreakingSpaces(readBy(understood, isSignedIn))}
          </Text>
          <VisuallyHidden as="div">
            <output>{said}</output>
          </VisuallyHidden>
        </Stack>
        {understood?.isGentle === true ? <HelpLine help="gentle" /> : null}
        {isReading ? <Coming pieces={pieces} names={names} /> : null}
        {isUnread && understood === null ? (
          <Notice
            tone="warning"
            action={
              <Button tone="secondary" onClick={retry}>
                Spróbuj ponownie
              </Button>
            }
          >
            {withNonBreakingSpaces(UNREAD)}
          </Notice>
        ) : null}
        {understood === null || names === null ? null : hires !== undefined ? (
          <Hiring occupation={hires} name={names.occupations[hires]}>
            <div className={buttons}>
              <Button
                tone="secondary"
                onClick={() => {
                  const { hires: _, ...reading } = understood.reading;
                  change(reading, 'Cofnięto.');
                  title.current?.focus({ preventScroll: true });
                }}
              >
                To nie tak, szukam pracy dla siebie
              </Button>
              <Button tone="quiet" onClick={onBack}>
                Wstecz
              </Button>
            </div>
          </Hiring>
        ) : (
          <>
            {understood.reading.unclear.map((unclear) => (
              <fieldset className={question} key={unclear.question}>
                <legend className={asked}>{withNonBreakingSpaces(unclear.question)}</legend>
                <div className={answers}>
                  {unclear.answers.map(({ label }, at) => (
                    <button type="button" className={option} key={label} onClick={() => answer(unclear, at)}>
                      {label}
                    </button>
                  ))}
                </div>
              </fieldset>
            ))}
            {asksTrade ? (
              <TradeAsked
                names={names}
                onTrade={({ label, adds }) => {
                  change(withAddition(understood.reading, adds), `Dodano: ${label}.`);
                  title.current?.focus({ preventScroll: true });
                }}
                onSkip={() => {
                  setTradeSkipped(true);
                  title.current?.focus({ preventScroll: true });
                }}
              />
            ) : null}
            {groupsOf(understood.reading, names).map((group) => (
              <ChipGroup
                key={group.name}
                group={group}
                reading={understood.reading}
                names={names}
                onChange={change}
              />
            ))}
            {strict.kinds.map(({ kind, excluded }) => {
              const condition = understood.reading.conditions.find((one) => one.kind === kind && one.firm);
              return condition === undefined ? null : (
                <p className={strictLook} key={kind}>
                  {withNonBreakingSpaces(
                    `„${conditionName(condition)}” wyklucza ${excluded} z ${strict.of} zawodów.`,
                  )}
                </p>
              );
            })}
          </>
        )}
        {isReading || hires !== undefined ? null : (
          <>
            <div className={languageLook}>
              <label htmlFor={languageId}>Język analizy</label>
              <Select
                id={languageId}
                value={language}
                onChange={(event) => onLanguage(readLanguage(event.currentTarget.value))}
              >
                {LANGUAGE_CHOICES.map(({ value, label }) => (
                  <option key={value} value={value} lang={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </div>
            <div className={buttons}>
              <Button busy={isLeaving} onClick={() => onConfirm(understood?.reading ?? null)}>
                Zgadza się, szukaj szlaku
              </Button>
              <Button tone="quiet" onClick={onBack}>
                Wstecz
              </Button>
            </div>
          </>
        )}
      </Stack>
    </div>
  );
}

/** All in one row, in the order in which they come. */
function Coming({ pieces, names }: { pieces: readonly ReadingPiece[]; names: ReadingNames | null }) {
  const read = names === null ? [] : pieces.flatMap((piece) => groupsOf(readingOf(piece), names));
  const coming = new Map(read.flatMap((group) => group.chips).map((one) => [one.key, one.name]));
  return (
    <ul className={chips} aria-hidden="true">
      {Array.from(coming, ([key, name]) => (
        <li className={chip} key={key}>
          <span className={plain}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function readingOf(piece: ReadingPiece): Reading {
  return { ...EMPTY_READING, ...piece, background: { ...EMPTY_BACKGROUND, ...piece.background } };
}

// Which firm conditions exclude more than half of all occupations, asked again once they are changed: only the tables know.
const PAUSE_MS = 400;
const NONE: Strict = { kinds: [], of: 0 };

function useStrict(order: QuizOrder, understood: UnderstoodAnswers | null): Strict {
  const [known, setKnown] = useState<{ firm: string; strict: Strict } | null>(null);
  const firm = understood === null ? null : firmOf(understood);
  if (known === null && firm !== null && understood?.strict !== undefined)
    setKnown({ firm, strict: understood.strict });
  const isKnown = known?.firm === firm;

  useEffect(() => {
    if (firm === null || understood === null || isKnown) return;
    let isLatest = true;
    const ask = async () => {
      const result = await readByRules(order, understood.reading);
      if (isLatest && result.ok) setKnown({ firm, strict: result.body.strict });
    };
    const waiting = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(waiting);
    };
  }, [firm, isKnown, order, understood]);

  return isKnown && known !== null ? known.strict : NONE;
}

function firmOf({ reading }: UnderstoodAnswers): string {
  return JSON.stringify(reading.conditions.filter((one) => one.firm).map(({ kind, value }) => [kind, value]));
}
