// A talk to practise what the lesson taught (docs/decisions.md 'A practised talk'): the model plays the partner, sentence by sentence as they come;
// without JavaScript a plain form.
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useActionData } from 'react-router';
import { partsOf, type FeedbackPart } from '#domain/courses/practice/feedback.ts';
import {
  MAX_MESSAGE_LENGTH,
  MAX_TURNS,
  type OwnTalk,
  type OwnTalks,
  type ShownTalk,
  type TalkFeedback,
  type Turn,
} from '#domain/courses/talk/talk.ts';
import { polishMoment, polishMomentInText } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { useHydrated } from '../../../../lib/use-hydrated.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextArea.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Disclosure } from '../../../../ui/layout/Disclosure.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { HelpLine } from '../../../advice/gate/HelpLine.tsx';
import { lessonAddress } from '../lesson-addresses.ts';
import { FeedbackParts } from '../practice/FeedbackParts.tsx';
import { part } from '../practice/LessonPractice.css.ts';
import type { LessonResult } from '../reader/lesson-forms.ts';
import { log, own as ownWords, points } from './LessonTalk.css.ts';
import { END_BUTTON, TALK_INTENT, TALK_PLACE, talkCall } from './talk-forms.ts';
import { type Doing, useTalk } from './use-talk.ts';

const NOTE = `Rozmówcę gra AI (Google Gemini). Może się mylić i nie wystawia oceny. Masz ${MAX_TURNS} wypowiedzi, a w ciągu siedmiu dni możesz zacząć dwie rozmowy. Każda znika po 30 dniach. Nie podawaj w niej prawdziwych nazwisk ani tajemnic firmy.`;

const TITLES = { there: 'Co było', missing: 'Czego zabrakło', next: 'Jedna rzecz na następny raz' };

type LessonTalkProps = { courseId: string; lessonId: string; talk: ShownTalk; own: OwnTalks };

export function LessonTalk({ courseId, lessonId, talk, own: came }: LessonTalkProps) {
  const address = lessonAddress(courseId, lessonId);
  const sent = useActionData<LessonResult>();
  const refused = sent?.intent === TALK_INTENT ? sent : null;
  const state = useTalk({ address, call: talkCall(courseId, lessonId), own: came, refused });
  const { own, open, doing } = state;
  const past = open === null ? own.latest : null;
  const field = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const openId = open?.id;
  const known = useRef(openId);
  // What was pressed stands elsewhere now, or nowhere.
  useEffect(() => {
    if (known.current === openId) return;
    known.current = openId;
    if (document.activeElement === document.body) (openId === undefined ? end : field).current?.focus();
  }, [openId]);
  const form = <TalkForm address={address} talk={talk} field={field} state={state} />;
  return (
    <Stack as="section" gap={5} className={part} id={TALK_PLACE} aria-labelledby="rozmowa-tytul">
      <Heading level={2} id="rozmowa-tytul">
        Rozmowa na próbę
      </Heading>
      <Card tone="sunken">
        <Stack gap={4}>
          <Text>{withNonBreakingSpaces(talk.scene)}</Text>
          <Stack gap={2}>
            <Text weight="strong">Co ćwiczysz</Text>
            <Stack as="ul" gap={1} className={points}>
              {talk.points.map((point) => (
                <li key={point}>{withNonBreakingSpaces(point)}</li>
              ))}
            </Stack>
          </Stack>
        </Stack>
      </Card>
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(NOTE)}
      </Text>
      {past === null ? null : <TalkLog partner={talk.partner} turns={past.turns} />}
      {open !== null || (past === null && own.left > 0) ? form : null}
      <div ref={end} tabIndex={-1} aria-live="polite">
        <TalkEnd latest={own.latest} doing={doing} />
      </div>
      {past !== null && own.left > 0 ? (
        <Disclosure
          summary="Porozmawiaj jeszcze raz"
          isOpen={doing.kind === 'saying' || doing.kind === 'refused'}
        >
          {form}
        </Disclosure>
      ) : null}
      {open === null && own.nextAt !== null ? (
        <Text>
          {withNonBreakingSpaces(
            `Następną rozmowę do tej lekcji możesz zacząć ${polishMomentInText(own.nextAt)}.`,
          )}
        </Text>
      ) : null}
    </Stack>
  );
}

type TalkFormProps = {
  address: string;
  talk: ShownTalk;
  field: RefObject<HTMLTextAreaElement | null>;
  state: ReturnType<typeof useTalk>;
};

function TalkForm({ address, talk, field, state }: TalkFormProps) {
  const { open, text, setText, doing, say, end } = state;
  const turn = open?.turn ?? 0;
  const isOver = turn >= MAX_TURNS;
  const isHydrated = useHydrated();
  const ending = useRef<HTMLButtonElement>(null);
  // The field and its button are gone with the last turn.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) ending.current?.focus();
  }, [isOver]);
  const turns = open?.turns ?? [{ who: 'partner', text: talk.opening }];
  return (
    <Stack gap={5}>
      <TalkLog partner={talk.partner} turns={turns} saying={doing.kind === 'saying' ? doing : null} />
      <form
        method="post"
        action={`${address}#${TALK_PLACE}`}
        encType="multipart/form-data"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          if (submitter?.getAttribute('name') === END_BUTTON) end();
          else say();
        }}
      >
        <input type="hidden" name="intent" value={TALK_INTENT} />
        <input type="hidden" name="numer" value={open?.id ?? ''} />
        <input type="hidden" name="tura" value={turn} />
        <Stack gap={3}>
          {!isOver ? (
            <Field
              label="Co mówisz"
              hint={`Wypowiedź ${turn + 1} z\u00a0${MAX_TURNS}${isHydrated ? ', Enter ją wysyła' : ''}`}
              error={doing.kind === 'refused' ? doing.sentence : null}
            >
              {(control) => (
                <TextArea
                  {...control}
                  ref={field}
                  name="text"
                  rows={3}
                  value={text}
                  countTo={MAX_MESSAGE_LENGTH}
                  enterKeyHint="send"
                  onChange={(event) => setText(event.target.value)}
                  onKeyDown={sendByEnter}
                />
              )}
            </Field>
          ) : (
            <Text>
              {withNonBreakingSpaces(
                doing.kind === 'refused'
                  ? doing.sentence
                  : `To było już ${MAX_TURNS} wypowiedzi. Zakończ rozmowę, żeby zobaczyć trzy zdania o niej.`,
              )}
            </Text>
          )}
          <div className={screenOnly}>
            <Inline gap={4}>
              {!isOver ? (
                <Button type="submit" busy={doing.kind === 'saying'}>
                  Powiedz
                </Button>
              ) : null}
              {turn > 0 ? (
                <Button
                  type="submit"
                  tone={isOver ? 'primary' : 'secondary'}
                  ref={ending}
                  name={END_BUTTON}
                  value="tak"
                  busy={doing.kind === 'ending'}
                >
                  Zakończ i&nbsp;zobacz trzy zdania
                </Button>
              ) : null}
            </Inline>
          </div>
        </Stack>
      </form>
    </Stack>
  );
}

// What is said is one line (`spoken`), so Enter has nothing else to do in its field, and anyone who talks stays in it.
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

type TalkLogProps = {
  partner: string;
  turns: readonly Turn[];
  saying?: Extract<Doing, { kind: 'saying' }> | null;
};

function TalkLog({ partner, turns, saying = null }: TalkLogProps) {
  const nameId = useId();
  return (
    <div role="log" className={log} aria-labelledby={nameId}>
      <Heading level={3} id={nameId}>
        Rozmówca: {withNonBreakingSpaces(partner)}
      </Heading>
      {turns.map((turn, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a turn is its place
        <Line key={at} {...turn} />
      ))}
      {saying === null ? null : (
        <>
          <Line who="learner" text={saying.text} />
          {saying.heard.length === 0 ? null : <Line who="partner" text={saying.heard.join(' ')} />}
        </>
      )}
    </div>
  );
}

function Line({ who, text }: Turn) {
  return (
    <Text className={classNames(who === 'learner' && ownWords)}>
      <strong>{who === 'learner' ? 'Ty: ' : 'Rozmówca: '}</strong>
      {withNonBreakingSpaces(text)}
    </Text>
  );
}

// What the model says of a talk at its end, and the line with a number to call where the learner's words ask for it.
function TalkEnd({ latest, doing }: { latest: OwnTalk | null; doing: Doing }) {
  const feedback = latest?.feedback ?? null;
  const parts = doing.kind === 'ending' ? doing.parts : feedback === null ? [] : partsOf(feedback);
  return (
    <Stack gap={4}>
      {doing.kind === 'ending' && parts.length === 0 ? <Text>Czytamy Twoją rozmowę…</Text> : null}
      {latest?.isGentle === true ? <HelpLine help="gentle" /> : null}
      {parts.length === 0 ? null : <Said parts={parts} feedback={feedback} />}
    </Stack>
  );
}

function Said({ parts, feedback }: { parts: readonly FeedbackPart[]; feedback: TalkFeedback | null }) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3}>Trzy zdania o&nbsp;Twojej rozmowie</Heading>
        <FeedbackParts titles={TITLES} parts={parts} />
        {feedback === null ? null : (
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(`AI, ${polishMoment(feedback.at)}.`)}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
