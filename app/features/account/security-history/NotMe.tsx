import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';

/** Where every 'To nie ja' leads. */
export const NOT_ME = 'to-nie-ja';

/** What to do about an entry that is somebody else's deed: both steps, in their order. */
export function NotMe() {
  return (
    <Card as="section" aria-labelledby="to-nie-ja-tytul" id={NOT_ME}>
      <Stack gap={4}>
        <Heading level={2} size={3} id="to-nie-ja-tytul">
          Któryś wpis to nie Ty?
        </Heading>
        <Text>
          {withNonBreakingSpaces(
            'Wyloguj wszystkie inne urządzenia, a potem zmień hasło. Nieudane próby zalogowania same w sobie nie są groźne: nikt dzięki nim nie wszedł na Twoje konto.',
          )}
        </Text>
        <Inline gap={4}>
          <form method="post" action="/profil/bezpieczenstwo">
            <Button type="submit">Wyloguj inne urządzenia</Button>
          </form>
          <ButtonLink tone="secondary" to="/profil#konto">
            Zmień hasło
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
