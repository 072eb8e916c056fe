// /dashboard/pytanie: what was asked of the analysis and answered, and a plain form for the next question. With a script the answer is written
// before one's eyes (../streamed/streamed-forms.ts).
import { useEffect } from 'react';
import { MAX_QUESTION_LENGTH } from '#domain/advice/ask/question.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { polishMoment } from '#domain/platform/polish-date.ts';
import type { OwnQuestion, OwnQuestions } from '#worker/services/advice/ask.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { area } from '../../../ui/form/TextArea.css.ts';
import { input } from '../../../ui/form/TextInput.css.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { bullet, bulleted } from '../analysis/parts/parts.css.ts';
import { CONDITION_LABELS } from '../decide/condition-labels.ts';
import { heldWords } from '../decide/move-words.ts';
import { whatIfAddress } from '../decide/what-if-address.ts';
import { HelpLine } from '../gate/HelpLine.tsx';
import { letter } from '../paper/Sections.css.ts';
import { listenForStreamedForms } from '../streamed/streamed-forms.ts';
import type { QuestionRefused } from './ask-action.server.ts';
import { ASK_FIELDS, ASK_PATH, LATEST, SOURCE_WORDS } from './ask-form.ts';

const LEAD =
  'Odpowiada model AI, i to tylko z tego, co wiemy o Tobie, z bilansu punktów i z tabel zawodów. Przy każdym zdaniu widać, skąd jest. Czego tam nie ma, tego nie zgaduje.';

type AskPageProps = { own: OwnQuestions; done: string | null; refused: QuestionRefused | undefined };

export function AskPage({ own, done, refused }: AskPageProps) {
  useEffect(listenForStreamedForms, []);
  const { asked, said, most, analysisId, isGentle } = own;
  const left = Math.max(0, most - asked.length);
  return (
    <Container space="page">
      <Stack gap={8}>
        <Stack gap={3} align="start">
          <Link to="/dashboard/analiza" tone="back">
            Twoja analiza kariery
          </Link>
          <Heading level={1}>Zapytaj o&nbsp;swoją analizę</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(LEAD)}
          </Text>
        </Stack>
        {done === null || refused !== undefined ? null : <Notice tone="success">{done}</Notice>}
        {isGentle ? <HelpLine help="gentle" /> : null}
        {asked.length === 0 ? null : (
          <AiContent language={undefined}>
            <Stack gap={4}>
              {asked.map((one, at) => (
                <Asked key={one.id} {...one} isLatest={at === asked.length - 1} />
              ))}
            </Stack>
          </AiContent>
        )}
        {said.length === 0 ? null : <Said said={said} />}
        {left === 0 ? (
          <Text>
            {withNonBreakingSpaces('Nie masz już pytań do tej analizy. Nowe przyjdą z następną.')}{' '}
            <Link to="/plany">Ile pytań jest w&nbsp;planach</Link>
          </Text>
        ) : (
          <form method="post" action={ASK_PATH} data-streamed="question" data-place="odpowiedz">
            <input type="hidden" name="zamiar" value="zapytaj" />
            <input type="hidden" name={ASK_FIELDS.analysis} value={analysisId} />
            <Stack gap={4}>
              <Field
                label="Twoje pytanie"
                hint={withNonBreakingSpaces(
                  `Na przykład: Czemu ten zawód jest wyżej od drugiego? Do ${MAX_QUESTION_LENGTH} znaków. Do tej analizy: jeszcze ${pluralized(left, ['pytanie', 'pytania', 'pytań'])}.`,
                )}
                error={refused === undefined ? null : withNonBreakingSpaces(refused.sentence)}
              >
                {(control) => (
                  <textarea
                    {...control}
                    className={classNames(input, area)}
                    name={ASK_FIELDS.question}
                    rows={3}
                    required
                    maxLength={MAX_QUESTION_LENGTH}
                    defaultValue={refused?.typed ?? ''}
                  />
                )}
              </Field>
              <div>
                <Button type="submit">Zapytaj</Button>
              </div>
              <div id="odpowiedz" aria-live="polite" />
            </Stack>
          </form>
        )}
      </Stack>
    </Container>
  );
}

/** The form of 'Co gdyby', which keeps conditions: a limit of health waits there for the consent. */
function Said({ said }: Pick<OwnQuestions, 'said'>) {
  const address = whatIfAddress(said);
  return (
    <Card as="section">
      <Stack gap={3}>
        <Heading level={2} size={4}>
          Dopisać to do tego, co o&nbsp;Tobie wiemy?
        </Heading>
        <ul className={bulleted}>
          {said.map(({ kind, condition, quote }) => (
            <li key={kind} className={bullet}>
              {withNonBreakingSpaces(
                `Twoje słowa: „${quote}”. ${CONDITION_LABELS[kind]} – ${heldWords(condition)}.`,
              )}
            </li>
          ))}
        </ul>
        <form method="post" action={address}>
          <Inline gap={4}>
            <Button type="submit" tone="secondary" name="zamiar" value="zapamietaj">
              Dopisz
            </Button>
            <Link to={address}>Najpierw sprawdź, co to zmieni</Link>
          </Inline>
        </form>
      </Stack>
    </Card>
  );
}

function Asked({ question, answer, askedAt, isLatest }: OwnQuestion & { isLatest: boolean }) {
  return (
    <Card as="section" {...(isLatest && { id: LATEST })}>
      <Stack gap={3}>
        <Heading level={2} size={4} className={letter}>
          {question}
        </Heading>
        {answer.parts.map(({ text, source }) => (
          <Stack key={text} gap={0}>
            <p className={letter}>{withNonBreakingSpaces(text)}</p>
            <Text size="small" tone="soft">
              {SOURCE_WORDS[source]}
            </Text>
          </Stack>
        ))}
        {answer.unknown === '' ? null : (
          <Stack gap={0}>
            <strong>Czego nie wiemy</strong>
            <p className={letter}>{withNonBreakingSpaces(answer.unknown)}</p>
          </Stack>
        )}
        <Text size="small" tone="soft">
          {polishMoment(askedAt)}
        </Text>
      </Stack>
    </Card>
  );
}
