// What the conditions that must be met take away: which excludes most, and what one of them loosened would let in.
import type { WhatIf } from '#domain/advice/decide/what-if.ts';
import { conditionName } from '#domain/advice/reading/condition-words.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { loosenedWords } from './move-words.ts';
import { whatIfAddress, withChange } from './what-if-address.ts';

export function StrictConditions({ tried, isWhole }: { tried: WhatIf; isWhole: boolean }) {
  const { strict, loosened, changes } = tried;
  if (strict.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={3}>
        Który warunek wyklucza najwięcej
      </Heading>
      <Stack as="ol" gap={3}>
        {strict.map(({ condition, count }) => {
          const loose = loosened.find((one) => one.condition.kind === condition.kind);
          return (
            <li key={condition.kind}>
              <Text>
                {withNonBreakingSpaces(
                  `„${conditionName(condition)}” wyklucza ${pluralized(count, ['zawód', 'zawody', 'zawodów'])} z\u00a0atlasu.`,
                )}
              </Text>
              {loose === undefined ? null : (
                <Text size="small">
                  {withNonBreakingSpaces(loosenedWords(loose))}{' '}
                  <Link
                    to={whatIfAddress(withChange(changes, { kind: condition.kind, condition: loose.to }))}
                  >
                    {isWhole ? 'Sprawdź to' : 'Sprawdź, co z\u00a0Twoją ścieżką'}
                  </Link>
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
