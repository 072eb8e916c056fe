// Steps 2 and 3: a free text (docs/product.md 'Quiz'). Typing is never blocked: the counter says when it is too much, and only 'next'
// refuses it.
import type { Ref } from 'react';
import { MAX_TEXT_LENGTH } from '#domain/quiz/answers.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';

type TextStepProps = {
  texts: { title: string; question: string; hint: string };
  value: string;
  onChange: (value: string) => void;
  fault: string | null;
  headingRef: Ref<HTMLHeadingElement>;
  fieldRef: Ref<HTMLTextAreaElement>;
};

export function TextStep({ texts, value, onChange, fault, headingRef, fieldRef }: TextStepProps) {
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
            rows={5}
            value={value}
            countTo={MAX_TEXT_LENGTH}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </Stack>
  );
}
