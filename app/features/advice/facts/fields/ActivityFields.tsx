import { useId } from 'react';
import { ACTIVITIES, ACTIVITY_ANSWERS } from '../fact-words.ts';
import type { FormValues } from '../form-values.ts';
import { answer, answers, mark, row, rows } from './FactsFields.css.ts';

/** Eighteen everyday deeds, three for each letter of RIASEC. */
export function ActivityFields({ values }: { values: FormValues }) {
  return (
    <ul className={rows}>
      {ACTIVITIES.map(({ key, words }) => (
        <Activity key={key} name={key} words={words} value={values[key]?.[0] ?? null} />
      ))}
    </ul>
  );
}

function Activity({ name, words, value }: { name: string; words: string; value: string | null }) {
  const id = useId();
  return (
    <li>
      <div className={row} role="radiogroup" aria-labelledby={id}>
        <span id={id}>{words}</span>
        <span className={answers}>
          {ACTIVITY_ANSWERS.map((one) => (
            <label className={answer} key={one.value}>
              <input
                className={mark}
                type="radio"
                name={name}
                value={one.value}
                defaultChecked={value === one.value}
              />
              {one.label}
            </label>
          ))}
        </span>
      </div>
    </li>
  );
}
