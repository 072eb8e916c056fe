import { Badge } from '../../../ui/text/Badge.tsx';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { DotPlot } from '../../../ui/charts/DotPlot.tsx';
import { ElevationProfile } from '../../../ui/charts/ElevationProfile.tsx';
import { RangeBar } from '../../../ui/charts/RangeBar.tsx';
import { zloty, zlotyRange } from '../../advice/analysis/money.ts';
import { PRIORITY_SCALE } from '../../advice/analysis/parts/priority.ts';

const RANGES = [
  { min: 5000, max: 7800, median: null, colour: 'red' },
  { min: 6200, max: 11_500, median: 8300, colour: 'blue' },
  { min: 20_000, max: 20_000, median: null, colour: 'yellow' },
] as const;

export function ChartSamples() {
  return (
    <>
      {RANGES.map(({ min, max, median, colour }) => (
        <RangeBar
          key={colour}
          min={min}
          max={max}
          median={median}
          colour={colour}
          scaleEnd={20_000}
          figure={zlotyRange(min, max)}
          unit="brutto miesięcznie"
          format={zloty}
          source={<Badge tone="warning">szacunek AI</Badge>}
        />
      ))}
      <DotPlot
        measure="Priorytet"
        scale={PRIORITY_SCALE}
        rows={[5, 3, 1].map((level) => ({ key: String(level), level, content: `Umiejętność nr ${level}` }))}
      />
      <ElevationProfile
        title="Profil drogi"
        stages={[
          { name: 'Podstawy', length: 5 },
          { name: 'Projekt', length: 12, effort: 2 },
          { name: 'Rozmowy', length: 3 },
        ]}
        ends={['dziś', 'około 5\u00a0miesięcy']}
        legend="W poziomie czas, w pionie wysiłek."
      />
      <Bars
        title="Wzrost zatrudnienia do 2030 roku"
        rows={[
          { name: 'Specjalista OZE', value: 34, figure: '+34%' },
          { name: 'Opiekun osób starszych', value: 21, figure: '+21%' },
          { name: 'Bez zmian', value: 0, figure: '0%' },
        ]}
        source="Dane przykładowe."
      />
    </>
  );
}
