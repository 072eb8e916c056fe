// Steps 2 and 3: a free text (docs/product.md 'Quiz') with suggestions to tap and an echo of what was understood. Typing is never
// blocked: the counter says when it is too much, and only 'next' refuses it.
import type { ReactNode, Ref } from 'react';
import { HEALTH_NOTE } from '#content/quiz.ts';
import { MAX_TEXT_LENGTH } from '#domain/advice/quiz/answers.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { HelpLine } from '../gate/HelpLine.tsx';
import { Echo } from './Echo.tsx';
import { Suggestions } from './Suggestions.tsx';
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
      <Heading level={3} ref={headingRef} tabIndex={-1}>
        {texts.title}
      </Heading>
      <Field
        label={texts.question}
        hint={
          <>
            {texts.hint} Najwyżej {MAX_TEXT_LENGTH}&nbsp;znaków.
          </>
        }
        error={fault}
      >
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
      {/* Before all else, so that it stands in sight of whoever types on a phone. */}
      {help === 'none' ? null : <HelpLine help={help} />}
      <Suggestions suggestions={suggestions} text={value} onChange={onChange} />
      <Echo text={value} isInfo={isInfo} help={help} />
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(HEALTH_NOTE)}
      </Text>
    </Stack>
  );
}
