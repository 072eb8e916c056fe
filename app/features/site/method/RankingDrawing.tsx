// {{ranking}}: how many occupations are left after each step, as a trail that narrows; the list beside it says the same in words.
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { count, drawing, edge, figure, last, mark, steps, trail } from './RankingDrawing.css.ts';

const BETWEEN = 72;
const FIRST = 36;
const CENTRE = 80;

type Step = { width: number; title: string; words: string };

const stepsOf = (occupations: number): Step[] => [
  {
    width: 150,
    title: `${occupations} zawodów`,
    words: 'Tyle mamy w tabelach. Wszystkie startują z zerem punktów.',
  },
  {
    width: 112,
    title: 'Zawody po ograniczeniach',
    words: 'Odpada to, co wyklucza Twoje ograniczenie, na przykład „bez dźwigania”.',
  },
  {
    width: 68,
    title: 'Do 24 kandydatów',
    words:
      'Zostają zawody z największą liczbą punktów, ale różne: bliskie Twojej drodze, sąsiednie, dalsze i takie, które można zacząć od razu. Co pasuje tylko trochę, odpada: lista bywa krótsza.',
  },
  { width: 32, title: 'Od 2 do 4 ścieżek', words: 'Wybiera je i opisuje AI, wyłącznie spośród kandydatów.' },
  { width: 10, title: '1 decyzja', words: 'Twoja. Każdy wynik możesz sprawdzić i odrzucić.' },
];

export function RankingDrawing({ occupations }: { occupations: number }) {
  const all = stepsOf(occupations);
  const at = (index: number) => FIRST + index * BETWEEN;
  const left = all.map(({ width }, index) => `${CENTRE - width / 2} ${at(index)}`);
  const right = all.map(({ width }, index) => `${CENTRE + width / 2} ${at(index)}`).toReversed();
  return (
    <figure className={figure}>
      <svg className={drawing} viewBox={`0 0 160 ${at(all.length - 1) + FIRST}`} aria-hidden="true">
        <path className={trail} d={`M${[...left, ...right].join('L')}Z`} />
        {all.map(({ width, title }, index) => (
          <g key={title}>
            <path className={edge} d={`M${CENTRE - width / 2} ${at(index)}H${CENTRE + width / 2}`} />
            <circle
              className={classNames(mark, index === all.length - 1 && last)}
              cx={CENTRE}
              cy={at(index)}
              r="14"
            />
            <text className={count} x={CENTRE} y={at(index) + 5} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={steps}>
        {all.map(({ title, words }) => (
          <li key={title}>
            <strong>{withNonBreakingSpaces(title)}.</strong> {withNonBreakingSpaces(words)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
