// Before a lesson: what is remembered of the one before. Answered in the head and looked up, by the browser alone; who doesn't care to
// reads on.
import type { Recall } from '#domain/courses/practice/recall.ts';
import { GAP } from '#domain/courses/practice/practice.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { code as codeStyle } from '../stops/StopForm.css.ts';
import { codeWords } from './code-words.tsx';
import { recall, recalled } from './Question.css.ts';
import { SolutionText } from './SolutionText.tsx';

/** `lesson`: the name of the lesson before. */
export function RecallQuestions({ lesson, questions }: { lesson: string; questions: readonly Recall[] }) {
  return (
    <section className={screenOnly} aria-labelledby="przypomnij">
      <div className={recall}>
        <Stack gap={2}>
          <Heading level={2} size={4} id="przypomnij">
            Najpierw pół minuty powtórki
          </Heading>
          <Text size="small" tone="soft">
            {withNonBreakingSpaces(
              `Z lekcji „${lesson}”. Odpowiedz w myślach i sprawdź albo czytaj od razu dalej.`,
            )}
          </Text>
        </Stack>
        {questions.map((one) => (
          <Question key={`${one.question.text} ${one.code}`} {...one} />
        ))}
      </div>
    </section>
  );
}

function Question({ question, code, solution }: Recall) {
  const choices = choicesOf(question);
  return (
    <div className={recalled}>
      <Text weight="strong">
        {codeWords(question.kind === 'gap' ? question.text.replace(GAP, '…') : question.text)}
      </Text>
      {code === '' ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by the arrow keys it is scrolled
        <section className={codeStyle} aria-label="Kod do pytania" tabIndex={0}>
          <pre>
            <code>{code}</code>
          </pre>
        </section>
      )}
      {choices.length === 0 ? null : (
        <ul>
          {choices.map((choice) => (
            <li key={choice}>{codeWords(choice)}</li>
          ))}
        </ul>
      )}
      <Disclosure summary="Pokaż odpowiedź">
        <SolutionText solution={solution} />
      </Disclosure>
    </div>
  );
}

function choicesOf(question: Recall['question']): readonly string[] {
  if (question.kind === 'gap') return [];
  return question.kind === 'order' ? question.shown : question.options;
}
