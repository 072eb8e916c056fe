// Step 1: what inspires most (application.md §2). Real checkboxes outside of any form, so that Enter does nothing unexpected.
import type { Ref } from 'react';
import { PREFERENCES, type Preference } from '#domain/quiz/answers.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Text } from '../../ui/Text.tsx';
import { PREFERENCE_TEXTS } from './preference-texts.ts';
import {
  box,
  description,
  fault as faultStyle,
  fieldset,
  legend,
  mark,
  name,
  option,
  options,
} from './quiz.css.ts';

type InspirationStepProps = {
  chosen: readonly Preference[];
  onChange: (chosen: Preference[]) => void;
  fault: string | null;
  headingRef: Ref<HTMLHeadingElement>;
  fieldRef: Ref<HTMLInputElement>;
};

const FAULT_ID = 'quiz-inspiracje-blad';

export function InspirationStep({ chosen, onChange, fault, headingRef, fieldRef }: InspirationStepProps) {
  function toggle(preference: Preference, isChosen: boolean) {
    onChange(PREFERENCES.filter((one) => (one === preference ? isChosen : chosen.includes(one))));
  }
  return (
    <fieldset className={fieldset} aria-describedby={fault === null ? undefined : FAULT_ID}>
      <legend className={legend}>
        <Heading level={3} ref={headingRef} tabIndex={-1}>
          Co Cię najbardziej inspiruje?
        </Heading>
        <Text as="span" tone="soft">
          Wybierz tyle, ile chcesz.
        </Text>
      </legend>
      <div className={options}>
        {PREFERENCES.map((preference, index) => {
          const texts = PREFERENCE_TEXTS[preference];
          return (
            <label key={preference} className={option}>
              <svg className={mark} viewBox="0 0 24 24" aria-hidden="true">
                <path d={texts.mark} />
              </svg>
              <span className={name}>{texts.label}</span>
              <span className={description}>{texts.description}</span>
              <input
                ref={index === 0 ? fieldRef : undefined}
                className={box}
                type="checkbox"
                name="preferences"
                value={preference}
                checked={chosen.includes(preference)}
                onChange={(event) => toggle(preference, event.currentTarget.checked)}
              />
            </label>
          );
        })}
      </div>
      {fault === null ? null : (
        <p className={faultStyle} id={FAULT_ID}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
