// The facts as rows: what is known, each with its own fields a press away, and what may be added. One form, so that whatever was opened and
// changed is saved together; by the browser alone.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/form/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { hasFault, saidOf, SHEET_FACTS, type SheetFact } from './facts-of-sheet.ts';
import type { FactsRefused, StoredFacts } from './FactsPage.tsx';
import { act, body, chevron, line, name, row, rows } from './FactsSheet.css.ts';
import { FACT_HINTS } from './fields/FactGroup.tsx';
import { FactFields } from './fields/FactFields.tsx';
import { hint } from './fields/FactsFields.css.ts';
import { OccupationNames } from './fields/OccupationNames.tsx';
import { focusFirstFault } from './focus-fault.ts';

const FACTS = Object.keys(SHEET_FACTS) as SheetFact[];
const HINTS: Partial<Record<SheetFact, string>> = FACT_HINTS;

export function FactsSheet({ stored, refused }: { stored: StoredFacts; refused: FactsRefused | undefined }) {
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused !== undefined) focusFirstFault(form.current);
  }, [refused]);
  const { values } = refused ?? stored;
  const faults = refused?.faults ?? {};
  const isKnown = (fact: SheetFact) => saidOf(fact, stored.values) !== null;
  const rowOf = (fact: SheetFact) => (
    <Row key={fact} fact={fact} said={saidOf(fact, stored.values)} isOpen={hasFault(fact, faults)}>
      {HINTS[fact] === undefined ? null : <p className={hint}>{HINTS[fact]}</p>}
      <FactFields fact={fact} values={values} faults={faults} listId={listId} isNamed />
    </Row>
  );
  const known = FACTS.filter(isKnown);
  const others = FACTS.filter((fact) => !isKnown(fact));
  return (
    <Form method="post" ref={form} noValidate>
      <Stack gap={6}>
        {known.length === 0 ? null : <Rows title="Co wiemy">{known.map(rowOf)}</Rows>}
        {others.length === 0 ? null : <Rows title="Dodaj fakt">{others.map(rowOf)}</Rows>}
      </Stack>
      <OccupationNames id={listId} />
    </Form>
  );
}

function Rows({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={4}>
        {title}
      </Heading>
      <div className={rows}>{children}</div>
    </Stack>
  );
}

type RowProps = { fact: SheetFact; said: string | null; isOpen: boolean; children: ReactNode };

function Row({ fact, said, isOpen, children }: RowProps) {
  const title = SHEET_FACTS[fact];
  return (
    <details className={row} open={isOpen}>
      <summary className={line}>
        {said === null ? (
          <span className={name}>{title}</span>
        ) : (
          <span>
            <span className={name}>{title}:</span> {said}
          </span>
        )}
        <span className={act}>
          {said === null ? 'dodaj' : 'zmień'}
          <span className={chevron}>
            <Icon name="chevron" />
          </span>
        </span>
      </summary>
      <Stack as="fieldset" gap={4} className={body} aria-label={title}>
        {children}
        <div>
          <Button type="submit" name="zamiar" value="zapisz">
            Zapisz
          </Button>
        </div>
      </Stack>
    </details>
  );
}
