// Step 1: what inspires most (docs/product.md 'Quiz'). Real checkboxes outside of any form, so that Enter does nothing unexpected.
import type { ReactNode, Ref } from 'react';
import { INSPIRATION, PREFERENCE_TEXTS } from '#content/quiz.ts';
import { PREFERENCES, type Preference } from '#domain/advice/quiz/answers.ts';
import { Choice, ChoiceGroup } from '../../../ui/form/Choice.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { PREFERENCE_MARKS } from './preference-marks.ts';

type InspirationStepProps = {
  chosen: readonly Preference[];
  onChange: (chosen: Preference[]) => void;
  fault: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  fieldRef: Ref<HTMLInputElement>;
};

export function InspirationStep({ chosen, onChange, fault, headingRef, fieldRef }: InspirationStepProps) {
  function toggle(preference: Preference, isChosen: boolean) {
    onChange(PREFERENCES.filter((one) => (one === preference ? isChosen : chosen.includes(one))));
  }
  return (
    <ChoiceGroup
      layout="tiles"
      error={fault}
      legend={
        <>
          <Heading level={3} ref={headingRef} tabIndex={-1}>
            {INSPIRATION.question}
          </Heading>
          <Text as="span" tone="soft">
            {INSPIRATION.hint}
          </Text>
        </>
      }
    >
      {PREFERENCES.map((preference, index) => (
        <Choice
          {...PREFERENCE_TEXTS[preference]}
          look="tile"
          {...(index === 0 ? { ref: fieldRef } : {})}
          mark={PREFERENCE_MARKS[preference]}
          key={preference}
          type="checkbox"
          name="preferences"
          value={preference}
          checked={chosen.includes(preference)}
          onChange={(event) => toggle(preference, event.currentTarget.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}
