import { FIGURES } from '#content/landing/figures.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { entry, figure as figureStyle, figures, label as labelStyle } from './Figures.css.ts';

/** The headline figures, with the word that they are samples for as long as they are. */
export function Figures() {
  return (
    <Stack gap={4}>
      <dl className={figures}>
        {FIGURES.entries.map(({ figure, label }) => (
          <div className={entry} key={label}>
            <dt className={labelStyle}>{label}</dt>
            <dd className={figureStyle}>{figure.replace(' ', '\u00a0')}</dd>
          </div>
        ))}
      </dl>
      {FIGURES.areSamples ? (
        <Text size="small" tone="soft">
          Dane przykładowe.
        </Text>
      ) : null}
    </Stack>
  );
}
