import { Stack } from '../../../../ui/layout/Stack.tsx';
import { bullet, bulleted, label as labelStyle } from './parts.css.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { useWrittenLanguage } from '../document/written-language.ts';

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
