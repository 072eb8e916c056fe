// /zawody/porownaj: up to three occupations side by side, their groups' pay on one axis. Choosing is a form by GET.
import { Form } from 'react-router';
import type { PayGroup } from '#domain/advice/occupation.ts';
import type { ShownMinimum, WidePayFacts } from '#domain/advice/public-facts.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { axis, drawing } from '../../ui/charts/chart.css.ts';
import { stretchOf } from '../../ui/charts/range-scale.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import {
  educationWords,
  monthsWords,
  nextMinimumWords,
  paySource,
} from '../advice/analysis/facts/fact-words.ts';
import { zloty } from '../advice/analysis/money.ts';
import { scaleEnd } from '../advice/analysis/path/salary-scale.ts';
import { cells, chooser, frame, group as groupStyle, strip } from './ComparePage.css.ts';
import { band, medianMark, minimumLine } from './PayPicture.css.ts';
import type { OccupationView } from './occupation-view.server.ts';
import { Sources } from './Sources.tsx';
import { conditionRows, DEMAND_LABELS, INTEREST_WORDS } from './words.ts';

type ComparedOccupation = Pick<
  OccupationView,
  'occupation' | 'name' | 'payGroup' | 'widePay' | 'demand' | 'licence' | 'portrait'
> & { letters: readonly (keyof typeof INTEREST_WORDS)[] };

export type ComparePageView = {
  /** Two or three, or none yet. */
  compared: readonly ComparedOccupation[];
  /** What was asked for, in the fields' order, by name; '' = nothing. */
  chosen: readonly [string, string, string];
  /** Typed, but no occupation. */
  unknown: readonly string[];
  /** What may be compared, where fewer than two are. */
  offered: readonly { to: string; names: readonly string[] }[];
  /** Names to choose from. */
  all: readonly string[];
  minimum: ShownMinimum;
  sources: OccupationView['sources'];
};

const FIELDS = ['a', 'b', 'c'] as const;
const FIELD_LABELS = { a: 'Pierwszy zawód', b: 'Drugi zawód', c: 'Trzeci zawód (nieobowiązkowy)' };

export function ComparePage(view: ComparePageView) {
  const { compared, chosen, unknown, all, minimum, sources } = view;
  return (
    <Container space="article">
      <Stack gap={8}>
        <Stack as="header" gap={3} align="start">
          <Link to="/zawody" tone="back">
            Atlas zawodów
          </Link>
          <Heading level={1}>Porównaj zawody</Heading>
          <Text size="lead" tone="soft">
            {withNonBreakingSpaces(
              'Do trzech zawodów obok siebie. Płace grup są na jednej osi, więc widać, gdzie zarabia się więcej, a gdzie tylko różnice są większe.',
            )}
          </Text>
        </Stack>
        <Form key={chosen.join(' ')} action="/zawody/porownaj" method="get" className={chooser}>
          {FIELDS.map((field, index) => (
            <label key={field}>
              {FIELD_LABELS[field]}
              <TextInput name={field} list="zawody" defaultValue={chosen[index]} autoComplete="off" />
            </label>
          ))}
          <datalist id="zawody">
            {all.map((name) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its value is its words
              <option key={name} value={name} />
            ))}
          </datalist>
          <Button type="submit">Porównaj</Button>
        </Form>
        {unknown.map((words) => (
          <Text key={words}>
            {withNonBreakingSpaces(`Nie znamy zawodu „${words}”. `)}
            <Link to={`/zawody?q=${encodeURIComponent(words)}`}>Poszukaj w&nbsp;atlasie</Link>
          </Text>
        ))}
        {compared.length < 2 ? (
          <Offered {...view} />
        ) : (
          <Comparison compared={compared} minimum={minimum} sources={sources} />
        )}
        <Sources sources={sources} />
      </Stack>
    </Container>
  );
}

function Offered({ compared: [only], offered }: Pick<ComparePageView, 'compared' | 'offered'>) {
  return (
    <Stack as="section" gap={3} aria-labelledby="pary">
      <Heading level={2} size={3} id="pary">
        {only === undefined ? 'Na początek' : 'Z\u00a0czym porównać'}
      </Heading>
      <Text tone="soft">
        {withNonBreakingSpaces('Wpisz co najmniej dwa różne zawody albo zacznij od jednej z tych par. ')}
        <Link to="/zawody">Nie znasz nazwy? Poszukaj w&nbsp;atlasie</Link>
      </Text>
      <Stack as="ul" gap={2}>
        {offered.map(({ to, names }) => (
          <li key={to}>
            <Link to={to} tone="forward">
              {withNonBreakingSpaces(names.join(' – '))}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Comparison({
  compared,
  minimum,
  sources: { pay },
}: Pick<ComparePageView, 'compared' | 'minimum' | 'sources'>) {
  const source = paySource({ period: pay.period, isCompared: pay.comparedWith !== null });
  const next = nextMinimumWords(minimum);
  const hasPay = compared.some(({ payGroup }) => payGroup !== null);
  const strips = `Pasek: płace grupy (${source}) bez dziesiątej części osób, które zarabiają najmniej, i dziesiątej, które zarabiają najwięcej; kropka: połowa osób zarabia mniej, połowa więcej; kreska: płaca minimalna ${zloty(minimum.gross)}${next === null ? '' : `, ${next}`}. `;
  const end = scaleEnd(compared.map(({ payGroup }) => payGroup?.deciles.at(-1) ?? 0));
  const conditions = compared.map(({ occupation }) => conditionRows(occupation.conditions));
  const rows: { name: string; values: (one: ComparedOccupation, index: number) => string }[] = [
    { name: 'Co się robi', values: ({ occupation }) => occupation.oneLine },
    {
      name: 'Płaca grupy (mediana)',
      values: ({ payGroup, widePay }) =>
        payGroup === null ? withoutPay(widePay) : `${zloty(payGroup.median)} brutto`,
    },
    {
      name: 'Zapotrzebowanie 2026',
      values: ({ demand }) => (demand === null ? 'brak pewnych danych' : DEMAND_LABELS[demand.poland]),
    },
    { name: 'Wykształcenie', values: ({ occupation }) => educationWords(occupation.entry.education) },
    {
      name: 'Droga od zera',
      values: ({ occupation }) => monthsWords(occupation.entry.months) ?? 'brak oszacowania',
    },
    { name: 'Uprawnienia', values: ({ licence }) => licence?.name ?? 'zwykle nie są potrzebne' },
    {
      name: 'Bez doświadczenia',
      values: ({ occupation }) => (occupation.entry.withoutExperience ? 'tak' : 'zwykle nie'),
    },
    ...(conditions[0] ?? []).map(({ name }, place) => ({
      name,
      values: (_: ComparedOccupation, index: number) => conditions[index]?.[place]?.value ?? '',
    })),
    {
      name: 'Zainteresowania',
      values: ({ letters }) => letters.map((letter) => INTEREST_WORDS[letter].name.toLowerCase()).join(', '),
    },
    { name: 'Co bywa trudne', values: ({ portrait }) => portrait.hard },
  ];
  // What differs is what one came for; what is the same is said once, below.
  const said = rows.map(({ name, values }) => ({ name, values: compared.map(values) }));
  const isSame = ({ values: [first, ...others] }: (typeof said)[number]) =>
    others.every((one) => one === first);
  const same = said.filter(isSame);
  return (
    <div className={frame}>
      <table className={cells}>
        <caption>
          <VisuallyHidden>Porównanie zawodów</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Cecha</th>
            {compared.map(({ occupation, name }) => (
              <th key={occupation.id} scope="col">
                <Link to={`/zawody/${occupation.id}`}>{withNonBreakingSpaces(name)}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hasPay ? (
            <tr>
              <th scope="row">Płace na jednej osi</th>
              {compared.map(({ occupation, payGroup }) => (
                <td key={occupation.id}>
                  {payGroup === null ? '–' : <PayStrip group={payGroup} minimum={minimum.gross} end={end} />}
                </td>
              ))}
            </tr>
          ) : null}
          {said
            .filter((row) => !isSame(row))
            .map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {compared.map(({ occupation }, index) => (
                  <td key={occupation.id}>{withNonBreakingSpaces(values[index] ?? '')}</td>
                ))}
              </tr>
            ))}
        </tbody>
        {same.length === 0 ? null : (
          <tbody>
            <tr>
              <th scope="rowgroup" colSpan={compared.length + 1} className={groupStyle}>
                Tak samo
              </th>
            </tr>
            {same.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td colSpan={compared.length}>{withNonBreakingSpaces(values[0] ?? '')}</td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
      <Inline gap={2}>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(`${hasPay ? strips : ''}Droga i warunki to nasza ocena.`)}
        </Text>
      </Inline>
    </div>
  );
}

function withoutPay(wide: WidePayFacts | null): string {
  const background =
    wide === null ? '' : `; szersza grupa „${wide.group}”: średnio ${zloty(wide.mean)} brutto`;
  return `Brak statystyki dla tego zawodu${background}`;
}

// The pay of a group as one line of a comparison: D1 to D9, the median, the legal minimum. The words stand in the row beside.
function PayStrip({ group, minimum, end }: { group: PayGroup; minimum: number; end: number }) {
  const [d1 = 0] = group.deciles;
  const { from, width } = stretchOf({ min: d1, max: group.deciles.at(-1) ?? 0 }, end);
  const at = (amount: number) => `${((100 * amount) / end).toFixed(2)}%`;
  return (
    <svg className={classNames(drawing, strip)} aria-hidden="true">
      <line className={axis} x1="0" x2="100%" y1="16" y2="16" />
      <rect className={band} x={`${from}%`} y="10" width={`${width}%`} height="12" rx="6" />
      <line className={minimumLine} x1={at(minimum)} x2={at(minimum)} y1="2" y2="30" />
      <circle className={medianMark} cx={at(group.median)} cy="16" r="8" />
    </svg>
  );
}
