// 'Dlaczego nie ma …?' and 'Jak to pasuje do mnie': any occupation by its name, and where it stands for this person.
import type { ReactNode } from 'react';
import { Form } from 'react-router';
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
import { search } from '../../atlas/AtlasPage.css.ts';
import { RowContent } from './ListRows.tsx';
import { asking } from './WholeListPage.css.ts';
import { standingWords } from './why-words.ts';

type WhyNotProps = Pick<OwnList, 'asked' | 'others'> & {
  row: AskedRow | null;
  sources: FactSources;
  scaleEnd: number;
  /** What can be done with it. */
  children: ReactNode;
};

export function WhyNot({ asked, others, row, children, ...shown }: WhyNotProps) {
  return (
    <Stack as="section" gap={4} id="dlaczego">
      <Form action="/dashboard/lista" method="get" className={asking}>
        <label htmlFor="zawod">{withNonBreakingSpaces('Dlaczego nie ma tu zawodu, o którym myślisz?')}</label>
        <div className={search}>
          <TextInput
            id="zawod"
            type="search"
            name="zawod"
            defaultValue={row === null ? asked : row.name}
            placeholder="Na przykład: pielęgniarka"
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
      {row === null ? null : (
        <Standing row={row} level={2} {...shown}>
          {children}
        </Standing>
      )}
      {others.length === 0 ? null : (
        <Stack gap={2}>
          <Text size="small" tone="soft">
            Albo chodzi o:
          </Text>
          <Inline as="ul" gap={2}>
            {others.map(({ id, name }) => (
              <li key={id}>
                <TagLink to={`/dashboard/lista?zawod=${id}`}>{name}</TagLink>
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
  level: 2 | 3;
  children?: ReactNode;
};

/** One occupation for itself: where it stands and why, then what its row has. */
export function Standing({ row, children, ...shown }: StandingProps) {
  return (
    <Card>
      <Stack gap={5}>
        <RowContent row={row} note={standingWords(row)} {...shown} isOpen={row.why !== null} />
        {children}
      </Stack>
    </Card>
  );
}
