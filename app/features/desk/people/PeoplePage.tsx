import { DESK_PAGES } from '#domain/desk/roles.ts';
import type { Operator } from '#worker/services/desk/desk.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import type { DeedOutcome } from '../deed-outcome.ts';
import { DeskPage } from '../DeskPage.tsx';

type PeoplePageProps = { operator: Operator; outcome: DeedOutcome; typed: string; fault: string | null };

export function PeoplePage({ operator, outcome, typed, fault }: PeoplePageProps) {
  const { path, name } = DESK_PAGES.people;
  return (
    <DeskPage operator={operator} path={path} title={name} outcome={outcome}>
      <Stack as="form" method="post" gap={4} width="form">
        <Field
          label="Adres e-mail albo identyfikator"
          hint={withNonBreakingSpaces(
            'Dokładny. Otwarcie danych osoby zostaje w dzienniku, który ona też widzi.',
          )}
          error={fault}
        >
          {(control) => (
            <TextInput
              {...control}
              name="kto"
              defaultValue={typed}
              autoComplete="off"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <Button type="submit">Znajdź</Button>
      </Stack>
    </DeskPage>
  );
}
