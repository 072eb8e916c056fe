import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useWrittenLanguage } from '../document/written-language.ts';
import { bullet, bulleted, label as labelStyle, written } from './parts.css.ts';

/** A text of the model's, in its language, with its line breaks. */
export function WrittenText({ children }: { children: string }) {
  return (
    <Text className={written} {...useWrittenLanguage()}>
      {withNonBreakingSpaces(children)}
    </Text>
  );
}

/** A labelled list of the model's short texts; nothing at all when it is empty. */
export function WrittenList({ label, items }: { label: string; items: readonly string[] }) {
  const language = useWrittenLanguage();
  if (items.length === 0) return null;
  return (
    <Stack gap={2}>
      <p className={labelStyle}>{label}</p>
      <ul className={bulleted}>
        {items.map((item) => (
          <li key={item} className={bullet} {...language}>
            {withNonBreakingSpaces(item)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
