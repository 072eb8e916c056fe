// What a group of occupations earns: nine deciles on one axis, with median, mean and the legal minimum. Its words stand in a table
// beside, so that nobody needs the drawing. Never of the occupation alone (GUS gives groups), and said so.
import type { CareerSources, PayGroup } from '#domain/advice/occupation.ts';
import type { ShownMinimum } from '#domain/advice/public-facts.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { classNames } from '../../ui/class-names.ts';
import { axis, drawing, ground, words } from '../../ui/charts/chart.css.ts';
import { stretchOf, ticksOf } from '../../ui/charts/range-scale.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Figure } from '../../ui/text/Figure.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { copyNote, monthOf, nextMinimumWords } from '../advice/analysis/facts/fact-words.ts';
import { zloty } from '../advice/analysis/money.ts';
import { band, decile, facts, height, meanMark, medianMark, minimumLine } from './PayPicture.css.ts';

type PayPictureProps = {
  group: PayGroup;
  minimum: ShownMinimum;
  /** In złoty. */
  scaleEnd: number;
  source: CareerSources['pay'];
};

export function PayPicture({ group, minimum, scaleEnd, source }: PayPictureProps) {
  const [d1 = 0] = group.deciles;
  const d9 = group.deciles.at(-1) ?? 0;
  const { from, width } = stretchOf({ min: d1, max: d9 }, scaleEnd);
  const at = (amount: number) => `${((100 * amount) / scaleEnd).toFixed(2)}%`;
  const isCompared = source.comparedWith !== null;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text tone="soft">Środkowa płaca w&nbsp;grupie (mediana)</Text>
        <Figure size="large">{zloty(group.median)}</Figure>
        <Text tone="soft">brutto miesięcznie, {withNonBreakingSpaces(monthOf(source.period))}</Text>
      </Stack>
      <svg className={classNames(drawing, height)} aria-hidden="true">
        {ticksOf(scaleEnd).map((tick) => (
          <g key={tick}>
            <line className={ground} x1={at(tick)} x2={at(tick)} y1="4" y2="44" />
            <text className={words} x={at(tick)} y="66" textAnchor={anchorOf(tick, scaleEnd)}>
              {zloty(tick)}
            </text>
          </g>
        ))}
        <line className={axis} x1="0" x2="100%" y1="24" y2="24" />
        <rect className={band} x={`${from}%`} y="16" width={`${width}%`} height="16" rx="8" />
        {[...new Set(group.deciles)].map((amount) => (
          <line key={amount} className={decile} x1={at(amount)} x2={at(amount)} y1="18" y2="30" />
        ))}
        <line className={minimumLine} x1={at(minimum.gross)} x2={at(minimum.gross)} y1="2" y2="46" />
        <circle className={meanMark} cx={at(group.mean)} cy="24" r="5" />
        <circle className={medianMark} cx={at(group.median)} cy="24" r="9" />
      </svg>
      <dl className={facts}>
        <Row name="1 na 10 osób zarabia najwyżej" value={zloty(d1)} />
        <Row name="Mediana: połowa mniej, połowa więcej" value={zloty(group.median)} mark="median" />
        <Row name="Średnia" value={zloty(group.mean)} mark="mean" />
        <Row name="1 na 10 osób zarabia co najmniej" value={zloty(d9)} />
        <Row name={minimumName(minimum)} value={zloty(minimum.gross)} mark="minimum" />
        {minimum.next ? <Row name={minimumName(minimum.next)} value={zloty(minimum.next.gross)} /> : null}
      </dl>
      {d1 < minimum.gross ? (
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(
            `Kwoty pokazują ${monthOf(source.period)}, kiedy płaca minimalna była niższa. Dziś przy pełnym etacie należy się co najmniej ${zloty(minimum.gross)} brutto.`,
          )}
        </Text>
      ) : null}
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(
          `To płace całej grupy „${group.name}”, nie samego zawodu: GUS podaje tylko grupy. Liczeni są pracownicy na umowie o pracę w firmach i instytucjach, w których pracuje co najmniej 10 osób; bez zleceń i własnej działalności. ${errorWords(group)}${copyNote({ isCompared })} `,
        )}
        <a href={source.sourceUrl} rel="noopener">
          Źródło: GUS, struktura wynagrodzeń według zawodów
        </a>
      </Text>
    </Stack>
  );
}

/** The legal minimum where there is no picture to draw it on. */
export function minimumSentence(minimum: ShownMinimum): string {
  const next = nextMinimumWords(minimum);
  return withNonBreakingSpaces(
    `Przy pełnym etacie należy się co najmniej ${zloty(minimum.gross)} brutto${actOf(minimum)}${next === null ? '' : `, ${next}`}.`,
  );
}

const minimumName = (wage: Pick<ShownMinimum, 'from' | 'act'>) =>
  withNonBreakingSpaces(`Płaca minimalna od ${polishDay(wage.from)}${actOf(wage)}`);

const actOf = ({ act = null }: Pick<ShownMinimum, 'act'>) => (act === null ? '' : ` (${act})`);

const errorWords = ({ errorPercent }: PayGroup) =>
  errorPercent === undefined ? '' : `Błąd oszacowania średniej: ${String(errorPercent).replace('.', ',')}%. `;

function Row({ name, value, mark }: { name: string; value: string; mark?: 'median' | 'mean' | 'minimum' }) {
  return (
    <div>
      <dt>
        {mark === undefined ? null : (
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            {mark === 'median' ? <circle className={medianMark} cx="9" cy="9" r="7" /> : null}
            {mark === 'mean' ? <circle className={meanMark} cx="9" cy="9" r="5" /> : null}
            {mark === 'minimum' ? <line className={minimumLine} x1="9" x2="9" y1="0" y2="18" /> : null}
          </svg>
        )}
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function anchorOf(tick: number, end: number): 'start' | 'middle' | 'end' {
  if (tick === 0) return 'start';
  return tick === end ? 'end' : 'middle';
}
