// What the atlas' pages say of themselves to search engines: schema.org Occupation with the percentiles of its group's pay.
import type { Shelf } from '#domain/atlas/shelves.ts';
import { occupationPicture, pictureWords } from '#domain/site/share/words.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs } from '../../lib/structured-data.server.ts';
import { educationWords } from '../advice/analysis/facts/fact-words.ts';
import { zloty } from '../advice/analysis/money.ts';
import type { OccupationView } from './occupation-view.server.ts';

const ATLAS = { name: 'Zawody', path: '/zawody' };
const MAX_DESCRIPTION = 160;

export function occupationHead(view: OccupationView, origin: string) {
  const { occupation, name, payGroup } = view;
  const path = `/zawody/${occupation.id}`;
  return pageHead(
    {
      title: `${name} – ${payGroup === null ? '' : 'zarobki, '}droga, warunki – Szlak`,
      description: descriptionOf(view),
      path,
      image: { path: `/obrazy/zawody/${occupation.id}.png`, alt: pictureAlt(view) },
      structured: [occupationData(view, origin, path), breadcrumbs(origin, [ATLAS, { name, path }])],
    },
    origin,
  );
}

export function atlasHead(origin: string, isListed: boolean) {
  return pageHead(
    {
      title: 'Atlas zawodów: zarobki, zapotrzebowanie, droga – Szlak',
      description:
        'Prawie pięćset zawodów bez upiększania: zwykły dzień, co jest trudne, płace grup z danych GUS, zapotrzebowanie z Barometru zawodów i droga wejścia.',
      path: ATLAS.path,
      isListed,
      structured: [breadcrumbs(origin, [ATLAS])],
    },
    origin,
  );
}

export function mapHead(origin: string, isListed: boolean) {
  const path = '/zawody/mapa';
  return pageHead(
    {
      title: 'Mapa zawodów: dziedziny, podobieństwa, przejścia – Szlak',
      description:
        'Prawie pięćset zawodów na jednej mapie: dziedziny jako masywy, podobne zawody blisko siebie, a od każdego droga wyżej, w bok i do miejsca, od którego można zacząć.',
      path,
      isListed,
      structured: [breadcrumbs(origin, [ATLAS, { name: 'Mapa', path }])],
    },
    origin,
  );
}

export function shelfHead({ slug, title, description }: Shelf, page: number, origin: string) {
  const path = `/zawody/${slug}`;
  return pageHead(
    {
      title: `${title}${page === 1 ? '' : `, strona ${page}`} – Szlak`,
      description: page === 1 ? description : `Strona ${page}. ${description}`.slice(0, MAX_DESCRIPTION),
      path: page === 1 ? path : `${path}?strona=${page}`,
      structured: [breadcrumbs(origin, [ATLAS, { name: title, path }])],
    },
    origin,
  );
}

function pictureAlt({ occupation, payGroup, demand, sources }: OccupationView): string {
  const figures = { payGroup, pay: sources.pay, forecast: demand?.poland ?? null };
  return pictureWords(occupationPicture(occupation, figures, ''));
}

function descriptionOf({ occupation, name, payGroup, demand }: OccupationView): string {
  const pay = payGroup === null ? '' : ` Mediana płac grupy: ${zloty(payGroup.median)} brutto.`;
  const need = demand?.poland === 'deficyt' ? ' Zawód deficytowy.' : '';
  const tail = `${pay}${need} Droga, warunki, podobne zawody.`;
  const head = `${name}: ${occupation.oneLine}`;
  const room = MAX_DESCRIPTION - tail.length;
  return `${head.length <= room ? head : `${head.slice(0, room - 1).replace(/\s+\S*$/, '')}…`}${tail}`;
}

function occupationData({ occupation, name, payGroup }: OccupationView, origin: string, path: string) {
  const country = { '@type': 'Country', name: 'Polska' };
  return {
    '@type': 'Occupation',
    name,
    alternateName: occupation.name,
    description: occupation.oneLine,
    occupationalCategory: occupation.code,
    educationRequirements: educationWords(occupation.entry.education),
    mainEntityOfPage: `${origin}${path}`,
    occupationLocation: [country],
    ...(payGroup === null
      ? {}
      : {
          estimatedSalary: [
            {
              '@type': 'MonetaryAmountDistribution',
              name: 'brutto',
              currency: 'PLN',
              duration: 'P1M',
              percentile10: payGroup.deciles[0],
              median: payGroup.median,
              percentile90: payGroup.deciles.at(-1),
            },
          ],
        }),
  };
}

export function compareHead({ compared }: { compared: readonly { name: string }[] }, origin: string) {
  const path = '/zawody/porownaj';
  const names = compared.map(({ name }) => name).join(compared.length === 2 ? ' a ' : ', ');
  return pageHead(
    {
      title: compared.length < 2 ? 'Porównaj zawody – Szlak' : `${names} – porównanie zawodów`,
      description:
        'Do trzech zawodów obok siebie: płace grup na jednej osi, zapotrzebowanie, droga wejścia, uprawnienia i warunki pracy. Z podanymi źródłami.',
      path,
      isListed: compared.length < 2,
      structured: [breadcrumbs(origin, [ATLAS, { name: 'Porównanie', path }])],
    },
    origin,
  );
}
