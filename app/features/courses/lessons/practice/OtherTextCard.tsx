// Two texts of one exercise: the field keeps the one, here stands the other, and the reader decides. Nothing is written over before.
import { polishDate } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Notice } from '../../../../ui/feedback/Notice.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { noScriptOnly, scriptOnly } from '../../../../ui/script-only.css.ts';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { typed } from './LessonPractice.css.ts';
import type { OtherText } from './practice-forms.ts';
import type { Choice } from './use-exercise.ts';

type OtherTextCardProps = { other: OtherText; onChoice: (choice: Choice) => void };

export function OtherTextCard({ other, onChoice }: OtherTextCardProps) {
  return (
    <Card as="section">
      <Stack gap={4}>
        <div role="alert">
          <Notice tone="warning">
            {withNonBreakingSpaces(
              'W innej karcie lub na innym urządzeniu powstał tymczasem inny tekst. W polu został ten, który tu piszesz, a tamten jest poniżej. Nic nie zginęło.',
            )}
          </Notice>
        </div>
        <Heading level={3}>Tekst zapisany {polishDate(other.savedAt)}</Heading>
        <Text className={typed}>{other.text}</Text>
        <div className={scriptOnly}>
          <Inline gap={3}>
            <Button tone="secondary" onClick={() => onChoice('own')}>
              Zostaw tekst z&nbsp;pola
            </Button>
            <Button tone="secondary" onClick={() => onChoice('other')}>
              Weź tamten tekst
            </Button>
            <Button tone="secondary" onClick={() => onChoice('both')}>
              Połącz oba
            </Button>
          </Inline>
        </div>
        <div className={noScriptOnly.block}>
          <Text>{withNonBreakingSpaces('„Zapisz” zastąpi tamten tekst tym z pola.')}</Text>
        </div>
      </Stack>
    </Card>
  );
}
