// What each plan shows, side by side: how much of it as marks to be seen at a glance, and in words beside them.
import { PLANS } from '#domain/payments/plan/plans.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import {
  corner,
  filled,
  hollow,
  marks,
  offer,
  plan,
  table,
  trails,
  thing,
  thingNote,
} from './PlanComparison.css.ts';

const { free, premium } = PLANS;

type Offered = { marks: number; words: string };

type Row = {
  name: string;
  note: string;
  of: number;
  /** Each mark in the colour of its trail, as on the map. */
  isTrails?: boolean;
  free: Offered;
  premium: Offered;
};

// Of the analysis, as many marks as it usually has entries; whole texts have one.
const ROWS: readonly Row[] = [
  {
    name: 'Ścieżki kariery',
    note: 'z uzasadnieniem, próbą i krokami',
    of: 4,
    isTrails: true,
    free: { marks: free.view.paths, words: '1 w całości' },
    premium: { marks: 4, words: 'wszystkie, do czterech' },
  },
  {
    name: 'Kluczowe umiejętności',
    note: 'z priorytetem i opisem',
    of: 6,
    free: { marks: free.view.skills, words: '2 pierwsze' },
    premium: { marks: 6, words: 'wszystkie' },
  },
  {
    name: 'Uzasadnienia predyspozycji',
    note: 'po czym je widać w Twoich odpowiedziach',
    of: 1,
    free: { marks: 0, words: '2 linijki' },
    premium: { marks: 1, words: 'w całości' },
  },
  {
    name: 'Oferty pracy',
    note: 'wyszukiwania dobrane do ścieżek',
    of: premium.view.offers,
    free: { marks: free.view.offers, words: '1' },
    premium: { marks: premium.view.offers, words: `${premium.view.offers}` },
  },
  {
    name: 'Plan rozwoju, podsumowanie',
    note: 'kroki z czasem, certyfikaty, projekty',
    of: 1,
    free: { marks: 1, words: 'w całości' },
    premium: { marks: 1, words: 'w całości' },
  },
  {
    name: 'Analizy',
    note: 'kolejna to nowy quiz i nowa mapa',
    of: premium.generations,
    free: { marks: free.generations, words: '1 na zawsze' },
    premium: { marks: premium.generations, words: `${premium.generations} co miesiąc` },
  },
  {
    name: 'Pytania o analizę',
    note: 'odpowiada model, ze wskazaniem źródeł',
    of: premium.questions,
    free: { marks: free.questions, words: `${free.questions} do każdej analizy` },
    premium: { marks: premium.questions, words: `${premium.questions} do każdej analizy` },
  },
  {
    name: 'Kolejne ścieżki',
    note: 'opis zawodu, który wybierzesz ze swojej listy',
    of: premium.addedPaths,
    free: { marks: free.addedPaths, words: 'brak' },
    premium: { marks: premium.addedPaths, words: `${premium.addedPaths} co miesiąc` },
  },
  {
    name: 'Resety',
    note: 'poprzednia analiza ustępuje miejsca nowej',
    of: premium.resets,
    free: { marks: free.resets, words: 'brak' },
    premium: { marks: premium.resets, words: `${premium.resets} co miesiąc` },
  },
];

export function PlanComparison() {
  return (
    <Stack as="section" gap={5}>
      <Stack gap={2}>
        <Heading level={2} id="porownanie">
          {withNonBreakingSpaces('Co widać w każdym planie')}
        </Heading>
        <Text tone="soft">
          {withNonBreakingSpaces('Pełny znak: widoczne. Pusty: widoczne dopiero w Premium.')}
        </Text>
      </Stack>
      <table className={table} aria-labelledby="porownanie">
        <thead>
          <tr>
            <th scope="col" className={corner}>
              <VisuallyHidden>Co dostajesz</VisuallyHidden>
            </th>
            <th scope="col" className={plan}>
              Darmowy
            </th>
            <th scope="col" className={plan}>
              Premium
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row.name}>
              <th scope="row" className={thing}>
                {withNonBreakingSpaces(row.name)}
                <span className={thingNote}>{withNonBreakingSpaces(row.note)}</span>
              </th>
              {[row.free, row.premium].map((offered, index) => (
                <td key={index === 0 ? 'free' : 'premium'} className={offer}>
                  <Marks count={offered.marks} of={row.of} isTrails={row.isTrails === true} />
                  {withNonBreakingSpaces(offered.words)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

const STRIDE = 12;

/** Stripes, like those on the trees along a trail. */
const TRAILS = ['red', 'blue', 'green', 'yellow'] as const;

function Marks({ count, of, isTrails }: { count: number; of: number; isTrails: boolean }) {
  return (
    <svg className={marks} viewBox={`0 0 ${of * STRIDE} 20`} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a mark is its place
          key={index}
          className={
            index < count ? (isTrails ? trails[TRAILS[index % TRAILS.length] ?? 'red'] : filled) : hollow
          }
          x={index * STRIDE + 1}
          y="2"
          width="8"
          height="16"
          rx="2"
        />
      ))}
    </svg>
  );
}
