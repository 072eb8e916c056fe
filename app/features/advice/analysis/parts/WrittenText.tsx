import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Text } from '../../../../ui/text/Text.tsx';
import { useWrittenLanguage } from '../document/written-language.ts';
import { written } from './parts.css.ts';

/** A text of the model's, in its language, with its line breaks. */
export function WrittenText({ children }: { children: string }) {
  return (
    <Text className={written} {...useWrittenLanguage()}>
      {withNonBreakingSpaces(children)}
    </Text>
  );
}
