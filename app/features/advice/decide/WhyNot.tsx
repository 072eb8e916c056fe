// 'Dlaczego nie ma …?' and 'Jak to pasuje do mnie': any occupation by its name, and where it stands for this person.
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { ConditionChange } from '#domain/advice/condition-change.ts';
import type { AskedRow } from '#domain/advice/decide/whole-list.ts';
import type { FactSources } from '#domain/advice/public-facts.ts';
import type { OwnList } from '#worker/services/advice/whole-list.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { PathFacts } from '../analysis/facts/PathFacts.tsx';
import { search } from '../../atlas/AtlasPage.css.ts';
import { LIST_PATH } from './added-path/path-form.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { askedAddress, RowContent, type Moves } from './ListRows.tsx';
import { changedFields } from './what-if-address.ts';
import { asking } from './WholeListPage.css.ts';
import { standingWords } from './why-words.ts';

type WhyNotProps = Pick<OwnList, 'asked' | 'others'> & {
  /** Of the conditions that are tried. */
  changes: readonly ConditionChange[];
  /** The occupation that is asked for, and what can be done with it; null = there is none. */
  row: AskedRow | null;
  children: ReactNode;
};

export function WhyNot({ asked, others, changes, row, children }: WhyNotProps) {
  return (
    <Stack as="section" gap={4} id="dlaczego">
      <Form action={LIST_PATH} method="get" className={asking}>
        <HiddenFields fields={changedFields(changes)} />
        <label htmlFor="zawod">{withNonBreakingSpaces('Dlaczego nie ma tu zawodu, o którym myślisz?')}</label>
        <div className={search}>
          <TextInput
            id="zawod"
            type="search"
            name="zawod"
            defaultValue={row === null ? asked : row.name}
            placeholder="np. pielęgniarka"
            maxLength={100}
          />
          <Button type="submit">Sprawdź</Button>
        </div>
      </Form>
      {asked !== '' && row === null ? (
        <Text>
          {withNonBreakingSpaces(`„${asked}”: nie ma takiego zawodu w atlasie. Spróbuj jednego słowa.`)}
        </Text>
      ) : null}
      {children}
      {others.length === 0 ? null : (
        <Stack gap={2}>
          <Text size="small" tone="soft">
            Albo chodzi o:
          </Text>
          <Inline as="ul" gap={2}>
            {others.map(({ id, name }) => (
              <li key={id}>
                <TagLink to={askedAddress(id, changes)}>{name}</TagLink>
              </li>
            ))}
          </Inline>
        </Stack>
      )}
    </Stack>
  );
}

type StandingProps = {
  row: AskedRow;
  sources: FactSources;
  scaleEnd: number;
  moves: Moves;
  isOpen: boolean;
  level: 2 | 3;
  children?: ReactNode;
};

/** One occupation for itself: where it stands and why, then what its row has, with the facts. */
export function Standing({ row, sources, scaleEnd, children, ...shown }: StandingProps) {
  const facts =
    row.details === null ? null : (
      <PathFacts
        zawodId={row.id}
        facts={row.details.facts}
        sources={sources}
        scaleEnd={scaleEnd}
        colour="green"
      />
    );
  return (
    <Card>
      <Stack gap={5}>
        <RowContent row={row} note={standingWords(row)} facts={facts} {...shown} />
        {children}
      </Stack>
    </Card>
  );
}
