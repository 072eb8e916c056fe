// The field of a lesson's exercise: saved as one types, with a word on how that went, and read by the model where one asks for it; without
// JavaScript a plain form.
import { useEffect, useId, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { MAX_EXERCISE_LENGTH } from '#domain/courses/practice/exercise.ts';
import {
  type FeedbackPart,
  MAX_FEEDBACKS,
  type OwnFeedback,
  partsOf,
} from '#domain/courses/practice/feedback.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { polishClock, polishDate, polishMoment } from '#domain/platform/polish-date.ts';
import type { FeedbackEvent } from '#worker/services/courses/feedback.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextArea.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { noScriptOnly, scriptOnly } from '../../../../ui/script-only.css.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { HelpLine } from '../../../advice/gate/HelpLine.tsx';
import { safetyPageOfLesson } from '../../../advice/gate/safety-pages.ts';
import { FeedbackParts } from './FeedbackParts.tsx';
import { answer, part, status, typed } from './LessonPractice.css.ts';
import {
  EXERCISE_INTENT,
  EXERCISE_PLACE,
  FEEDBACK_BUTTON,
  FEEDBACK_PLACE,
  feedbackCall,
  type OtherText,
} from './practice-forms.ts';
import { type LessonResult } from '../reader/lesson-forms.ts';
import { type Choice, type ExerciseState, useExercise } from './use-exercise.ts';

type ExerciseFormProps = {
  address: string;
  call: string;
  saved: OtherText | null;
  /** The lesson's task was changed after that. */
  isOtherTask: boolean;
  /** As the page came. */
  feedback: OwnFeedback;
};

export function ExerciseForm({ address, call, saved, isOtherTask, feedback }: ExerciseFormProps) {
  const sent = useActionData<LessonResult>();
  const refused = sent?.intent === EXERCISE_INTENT ? sent : null;
  const { field, text, other, state, fault, version, write, save, savedVersion, choose } = useExercise({
    call,
    text: refused?.text ?? saved?.text ?? '',
    saved,
    other: refused?.other ?? null,
  });
  const { own, asking, ask } = useFeedback({
    address,
    call: feedbackCall(call),
    own: feedback,
    refused: refused?.noFeedback ?? null,
    savedVersion,
  });
  const hintId = useId();
  const flaw = fault ?? (state.kind === 'rest' ? (refused?.fault ?? null) : null);
  return (
    <>
      <form
        method="post"
        action={`${address}#${EXERCISE_PLACE}`}
        encType="multipart/form-data"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          void (submitter?.getAttribute('name') === FEEDBACK_BUTTON ? ask() : save());
        }}
      >
        <input type="hidden" name="intent" value={EXERCISE_INTENT} />
        <input type="hidden" name="wersja" value={other?.version ?? saved?.version ?? 0} />
        <Stack gap={3}>
          {isOtherTask ? (
            <Text size="small" tone="soft">
              {withNonBreakingSpaces(
                'Zadanie zmieniło się od ostatniego zapisu. Twój tekst powstał do wcześniejszego.',
              )}
            </Text>
          ) : null}
          <Field label="Twoja odpowiedź" hint="Inne osoby z tym kursem jej nie widzą." error={flaw}>
            {(control) => (
              <TextArea
                {...control}
                ref={field}
                className={answer}
                name="text"
                rows={10}
                value={text}
                countTo={MAX_EXERCISE_LENGTH}
                onChange={(event) => write(event.target.value)}
                onBlur={() => void save()}
              />
            )}
          </Field>
          <div className={screenOnly}>
            <Inline gap={4}>
              <Button type="submit" tone="secondary">
                Zapisz
              </Button>
              {/* The last one leaves it there: it has the focus. */}
              {feedback.used >= MAX_FEEDBACKS ? null : (
                <Button
                  type="submit"
                  tone="secondary"
                  name={FEEDBACK_BUTTON}
                  value="tak"
                  busy={asking.kind === 'asking'}
                  aria-describedby={hintId}
                >
                  Poproś o&nbsp;uwagi AI
                </Button>
              )}
              <output className={status}>
                {withNonBreakingSpaces(wordsOf(state, saved?.savedAt ?? null))}
              </output>
            </Inline>
          </div>
          <div className={screenOnly}>
            <Text id={hintId} size="small" tone="soft">
              {withNonBreakingSpaces(hintOf(MAX_FEEDBACKS - own.used))}
            </Text>
          </div>
          {other === null ? null : <OtherTextCard other={other} onChoice={choose} />}
        </Stack>
      </form>
      <ExerciseFeedback own={own} asking={asking} version={version} />
    </>
  );
}

function hintOf(left: number): string {
  if (left <= 0) return 'Do tego ćwiczenia nie ma już więcej uwag AI.';
  const times = pluralized(left, ['raz', 'razy', 'razy']);
  return `Uwagi pisze AI (Google Gemini) na podstawie tego tekstu i zadania. Może się mylić i nie wystawia oceny. Możesz poprosić jeszcze ${times}.`;
}

/** `savedAt`: when the page's text was saved; null = never. */
function wordsOf(state: ExerciseState, savedAt: string | null): string {
  switch (state.kind) {
    case 'rest':
      return savedAt === null ? '' : `Zapisano ${polishDate(savedAt)}`;
    case 'saving':
      return 'Zapisywanie…';
    case 'saved':
      return `Zapisano o ${polishClock(state.at)}`;
    case 'unsaved': {
      const kept = state.isKept
        ? 'Nie zapisano, zachowaliśmy tekst w tej przeglądarce.'
        : 'Nie zapisano. Nie zamykaj tej karty.';
      return state.sentence === null ? kept : `${kept} ${state.sentence}`;
    }
  }
}

// Two texts of one exercise: the field keeps the one, here stands the other, and the reader decides. Nothing is written over before.
type OtherTextCardProps = { other: OtherText; onChoice: (choice: Choice) => void };

function OtherTextCard({ other, onChoice }: OtherTextCardProps) {
  return (
    <Card as="section">
      <Stack gap={4}>
        <div role="alert">
          <Notice tone="warning">
            {withNonBreakingSpaces(
              'W innej karcie lub na innym urządzeniu powstał tymczasem inny tekst. W polu został ten, który tu piszesz, a tamten jest poniżej. Nic nie zginęło.',
            )}
          </Notice>
        </div>
        <Heading level={3}>Tekst zapisany {polishDate(other.savedAt)}</Heading>
        <Text className={typed}>{other.text}</Text>
        <div className={scriptOnly}>
          <Inline gap={3}>
            <Button tone="secondary" onClick={() => onChoice('own')}>
              Zostaw tekst z&nbsp;pola
            </Button>
            <Button tone="secondary" onClick={() => onChoice('other')}>
              Weź tamten tekst
            </Button>
            <Button tone="secondary" onClick={() => onChoice('both')}>
              Połącz oba
            </Button>
          </Inline>
        </div>
        <div className={noScriptOnly.block}>
          <Text>{withNonBreakingSpaces('„Zapisz” zastąpi tamten tekst tym z pola.')}</Text>
        </div>
      </Stack>
    </Card>
  );
}

// What the model says of an answer (docs/decisions.md 'Feedback on an exercise'), part by part as it comes, and the latest that was kept.
const TITLES = { there: 'Co jest', missing: 'Czego brakuje', next: 'Jedna rzecz na teraz' };

type ExerciseFeedbackProps = {
  own: OwnFeedback;
  asking: Asking;
  /** Of the answer as it is saved by now. */
  version: number;
};

function ExerciseFeedback({ own: { latest }, asking, version }: ExerciseFeedbackProps) {
  const isAsking = asking.kind === 'asking';
  const shown = isAsking ? asking.parts : latest === null ? [] : partsOf(latest);
  const sentence = asking.kind === 'refused' ? asking.sentence : isAsking ? 'Czytamy Twoją odpowiedź…' : null;
  return (
    <div id={FEEDBACK_PLACE} className={part} aria-live="polite">
      <Stack gap={4}>
        {sentence === null || (isAsking && shown.length > 0) ? null : (
          <Text>{withNonBreakingSpaces(sentence)}</Text>
        )}
        {latest?.isGentle === true && !isAsking ? <HelpLine help="gentle" /> : null}
        {shown.length === 0 ? null : (
          <Card>
            <Stack gap={4}>
              <Heading level={3}>Uwagi do&nbsp;Twojej odpowiedzi</Heading>
              <FeedbackParts titles={TITLES} parts={shown} />
              {latest === null || isAsking ? null : (
                <Text size="small" tone="soft">
                  {withNonBreakingSpaces(
                    `AI, ${polishMoment(latest.at)}.${latest.version < version ? ' To uwagi do wcześniejszej wersji Twojego tekstu.' : ''}`,
                  )}
                </Text>
              )}
            </Stack>
          </Card>
        )}
      </Stack>
    </div>
  );
}

// Feedback on the exercise as it is asked for: the answer is saved first, then its parts come one by one. What streams is fetched on the
// press; anyone who leaves the lesson ends it.
type Asking =
  | { kind: 'rest' }
  | { kind: 'asking'; parts: readonly FeedbackPart[] }
  | { kind: 'refused'; sentence: string };

const UNSAVED =
  'Odpowiedź nie jest zapisana, więc nie ma jeszcze czego przeczytać. Zapisz ją i poproś znowu.';
const BROKEN = 'Połączenie się zerwało. Odśwież stronę: jeśli uwagi powstały, będą na niej.';
const NO_SCRIPT = 'Serwer nie odpowiada. Sprawdź połączenie z internetem i spróbuj ponownie.';

type Start = {
  /** The lesson's page. */
  address: string;
  call: string;
  /** As the page came; `refused`: by the form that was sent without a script. */
  own: OwnFeedback;
  refused: string | null;
  savedVersion: () => Promise<number | null>;
};

function useFeedback({ address, call, own, refused, savedVersion }: Start) {
  const [given, setGiven] = useState(own);
  const [asking, setAsking] = useState<Asking>(
    refused === null ? { kind: 'rest' } : { kind: 'refused', sentence: refused },
  );

  // One at a time, however quickly the button is pressed again.
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function ask() {
    if (reading.current !== null) return;
    const { signal } = (reading.current = new AbortController());
    setAsking({ kind: 'asking', parts: [] });
    await read(signal);
    reading.current = null;
  }

  async function read(signal: AbortSignal) {
    const version = await savedVersion();
    if (signal.aborted) return;
    if (version === null) return setAsking({ kind: 'refused', sentence: UNSAVED });
    try {
      const { writtenEvents } = await import('../stream-written.ts');
      const asked = { path: call, body: { version }, broken: BROKEN, signal };
      for await (const said of writtenEvents<FeedbackEvent>(asked)) {
        if (signal.aborted) return;
        if (said.event === 'part') {
          setAsking((now) => (now.kind === 'asking' ? { ...now, parts: [...now.parts, said.data] } : now));
        } else if (said.event === 'done') {
          setGiven(said.data);
          setAsking({ kind: 'rest' });
        } else {
          const page = safetyPageOfLesson(said.data.code, address);
          if (page !== null) return location.assign(page);
          setAsking({ kind: 'refused', sentence: said.data.error });
        }
      }
    } catch {
      setAsking({ kind: 'refused', sentence: NO_SCRIPT });
    }
  }

  // The page may have been read again meanwhile.
  return { own: given.used < own.used ? own : given, asking, ask };
}
