// The quiz's optional last part: the sheet of facts that the invitation of step 3 opens. Loaded late; with it comes what the gate is asked.
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { readFacts, withoutHealthLimits } from '#domain/advice/facts.ts';
import { idsByName, nameOfId } from '#domain/advice/occupation-names.ts';
import { callApi } from '../../../../lib/call-api.ts';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import type { QuizExtras } from '../../quiz/quiz-draft.ts';
import { countFacts } from '../count-facts.ts';
import { SHEET_FACTS, type SheetFact } from '../facts-of-sheet.ts';
import { FactFields } from '../fields/FactFields.tsx';
import { FACT_HINTS, FactGroup } from '../fields/FactGroup.tsx';
import { OccupationNames } from '../fields/OccupationNames.tsx';
import { focusFirstFault } from '../focus-fault.ts';
import { type FormValues, valuesOfFacts, valuesOfForm } from '../form-values.ts';
import { type FormFaults, readFactsForm } from '../read-form.ts';
import { fetchOccupations } from '../use-occupation-names.ts';

export { checkAnswers } from './check-answers.ts';
export { leadToHelp } from '../../gate/lead-away.ts';
export { AgeQuestion } from './AgeQuestion.tsx';
export { Questions } from './Questions.tsx';

export type FactsSheet = {
  /** The facts as they stand now, or null: something isn't understood, and its sentence is shown. */
  read(): Promise<QuizExtras | null>;
};

type QuizFactsProps = {
  ref: Ref<FactsSheet>;
  extras: QuizExtras;
  onChange: (extras: QuizExtras) => void;
  isSignedIn: boolean;
  isOpen: boolean;
  /** Of the gate, while the sheet is open. */
  fault: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
};

export function QuizFacts({ ref, extras, onChange, isSignedIn, isOpen, fault, headingRef }: QuizFactsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<FormValues | null>(null);
  const [faults, setFaults] = useState<FormFaults>({});
  const arrival = useStoredFacts(isSignedIn && extras.facts === undefined, onChange);

  // What was typed stays in the document while the sheet is closed; its fields are made once, when it is first opened.
  const firstValues = useEffectEvent(async () => {
    const [occupations, stored] = await Promise.all([fetchOccupations(), arrival.current]);
    const shown = extras.facts === undefined ? (stored ?? extras) : extras;
    const nameOf = (id: string) => nameOfId(id, occupations);
    return valuesOfFacts(readFacts(shown.facts), shown.healthConsent === true, nameOf);
  });
  useEffect(() => {
    if (isOpen) void firstValues().then((made) => setValues((now) => now ?? made));
  }, [isOpen]);

  async function readNow() {
    if (form.current === null) return null;
    const typed = valuesOfForm(new FormData(form.current));
    return readFactsForm(typed, idsByName(await fetchOccupations()));
  }

  async function keep() {
    const read = await readNow();
    if (read !== null) onChange(extrasOf(read));
  }

  useImperativeHandle(ref, () => ({
    async read() {
      const read = await readNow();
      if (read === null) return extras;
      setFaults(read.faults);
      if (Object.keys(read.faults).length === 0) return extrasOf(read);
      // Once the sentences are there, and the sheet is in sight.
      setTimeout(() => focusFirstFault(form.current));
      return null;
    },
  }));

  return (
    <div hidden={!isOpen}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={3} ref={headingRef} tabIndex={-1}>
            Fakty o&nbsp;Tobie
          </Heading>
          <Text tone="soft">Wypełnij tyle, ile chcesz: każde pole możesz zostawić puste.</Text>
        </Stack>
        {isOpen && fault !== null ? <Notice tone="error">{fault}</Notice> : null}
        {values === null ? null : (
          // Enter in a field starts nothing: the button below does.
          <form
            ref={form}
            noValidate
            onSubmit={(event) => event.preventDefault()}
            onChange={() => void keep()}
          >
            <FactsFields values={values} faults={faults} />
          </form>
        )}
      </Stack>
    </div>
  );
}

/** Limits of health stand in no draft without the consent. */
function extrasOf({ facts, healthConsent }: ReturnType<typeof readFactsForm>): QuizExtras {
  return healthConsent ? { facts, healthConsent: true } : { facts: withoutHealthLimits(facts) };
}

/** Fills in what a signed-in person has stored; returns how to wait for it. Null = there is nothing to fill in. */
function useStoredFacts(isWanted: boolean, onChange: (extras: QuizExtras) => void) {
  const arrival = useRef<Promise<QuizExtras | null>>(Promise.resolve(null));
  const fill = useEffectEvent((stored: QuizExtras | null) => {
    if (isWanted && stored !== null) onChange(stored);
  });
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    arrival.current = fetchStoredFacts();
    void arrival.current.then((stored) => {
      if (isHere) fill(stored);
    });
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return arrival;
}

async function fetchStoredFacts(): Promise<QuizExtras | null> {
  const result = await callApi<{ facts: unknown; healthConsent: boolean }>('GET', '/api/facts');
  if (!result.ok) return null;
  const facts = readFacts(result.body.facts);
  if (countFacts(facts) === 0) return null;
  return result.body.healthConsent ? { facts, healthConsent: true } : { facts };
}

// All fields of the sheet of facts at once, for the quiz; /fakty opens them one by one (FactsSheet.tsx).
type FactsFieldsProps = { values: FormValues; faults: FormFaults };

function FactsFields({ values, faults }: FactsFieldsProps) {
  const listId = useId();
  const fields = (...facts: SheetFact[]) =>
    facts.map((fact) => (
      <FactFields key={fact} fact={fact} values={values} faults={faults} listId={listId} />
    ));
  return (
    <Stack gap={8}>
      <FactGroup title="Szkoła i&nbsp;dotychczasowa praca">
        <Columns layout="fields" gap={4} align="start">
          {fields('education', 'years', 'from')}
        </Columns>
      </FactGroup>
      <FactGroup title={SHEET_FACTS.licences}>{fields('licences')}</FactGroup>
      <FactGroup title="Czas, miejsce i&nbsp;pieniądze">
        <Columns layout="fields" gap={4} align="start">
          {fields('hoursPerWeek', 'maxMonths', 'minPay', 'voivodeship', 'polishLevel')}
        </Columns>
      </FactGroup>
      <FactGroup title={SHEET_FACTS.work}>{fields('work')}</FactGroup>
      <FactGroup title={SHEET_FACTS.health} hint={FACT_HINTS.health}>
        {fields('health')}
      </FactGroup>
      <FactGroup title={SHEET_FACTS.activities} hint={FACT_HINTS.activities}>
        {fields('activities')}
      </FactGroup>
      <OccupationNames id={listId} />
    </Stack>
  );
}
