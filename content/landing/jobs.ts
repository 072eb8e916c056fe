// 'Zawody Przyszłości' (docs/product.md 'Zawody Przyszłości', 'Future jobs'): twenty occupations of the tables, in the specified fields. Figures are
// those of their groups, copied here since the browser doesn't get the tables; a test holds them equal. Where the tables have none, null.
import type { Forecast } from '#domain/advice/occupation.ts';

export type JobIcon =
  | 'brackets'
  | 'cloud'
  | 'database'
  | 'check'
  | 'sun'
  | 'leaf'
  | 'tree'
  | 'report'
  | 'chart'
  | 'coins'
  | 'people'
  | 'document'
  | 'heart'
  | 'pulse'
  | 'helix'
  | 'eye'
  | 'key'
  | 'shield';

/** Of GUS's group of occupations, in whole złoty gross a month: half earn less than the median, one in ten more than the ninth decile. */
type Pay = { group: string; median: number; d9: number };

export type Job = {
  /** Of the occupation in the atlas. */
  id: string;
  title: string;
  icon: JobIcon;
  description: string;
  pay: Pay | null;
  /** Of the whole country, Barometr zawodów. */
  demand: Forecast | null;
};

type JobField = { id: string; label: string; jobs: readonly Job[] };

export const PAY_SOURCE = 'GUS, Struktura wynagrodzeń według zawodów, październik 2024 (z odpisu)';

export const DEMAND_SOURCE = 'Barometr zawodów 2026';

export const JOB_FIELDS: readonly JobField[] = [
  {
    id: 'it',
    label: 'IT',
    jobs: [
      {
        id: 'programista',
        title: 'Programista / programistka',
        icon: 'brackets',
        description: 'Pisze i poprawia programy, z których inni korzystają, nie zaglądając do środka.',
        pay: { group: 'Analitycy systemów komputerowych i programiści', median: 13900, d9: 26000 },
        demand: 'rownowaga',
      },
      {
        id: 'specjalista-chmury',
        title: 'Inżynier / inżynierka chmury (DevOps)',
        icon: 'cloud',
        description:
          'Projektuje systemy, które rosną razem z liczbą użytkowników i nie kosztują więcej, niż trzeba.',
        pay: { group: 'Analitycy systemów komputerowych i programiści', median: 13900, d9: 26000 },
        demand: 'rownowaga',
      },
      {
        id: 'administrator-baz-danych',
        title: 'Administrator / administratorka baz danych',
        icon: 'database',
        description: 'Układa dane tak, żeby z miliona wierszy odpowiedź przychodziła w ułamku sekundy.',
        pay: { group: 'Specjaliści do spraw baz danych i sieci komputerowych', median: 11943, d9: 23162 },
        demand: 'rownowaga',
      },
      {
        id: 'tester-oprogramowania',
        title: 'Tester / testerka oprogramowania',
        icon: 'check',
        description: 'Pisze testy, które same sprawdzają każdą zmianę, zanim zobaczą ją ludzie.',
        pay: { group: 'Analitycy systemów komputerowych i programiści', median: 13900, d9: 26000 },
        demand: 'rownowaga',
      },
    ],
  },
  {
    id: 'ekologia',
    label: 'Ekologia',
    jobs: [
      {
        id: 'monter-fotowoltaiki',
        title: 'Monter / monterka fotowoltaiki',
        icon: 'sun',
        description: 'Stawia panele na dachach i podłącza je tak, żeby prąd płynął bezpiecznie przez lata.',
        pay: { group: 'Elektrycy budowlani, elektromechanicy i elektromonterzy', median: 7933, d9: 13005 },
        demand: 'deficyt',
      },
      {
        id: 'inzynier-instalacji-sanitarnych',
        title: 'Projektant / projektantka instalacji sanitarnych',
        icon: 'leaf',
        description: 'Planuje wodę, ciepło i powietrze w budynkach, żeby zużywały ich mniej.',
        pay: { group: 'Inżynierowie (z wyłączeniem elektrotechnologii)', median: 9728, d9: 17110 },
        demand: 'rownowaga',
      },
      {
        id: 'architekt-krajobrazu',
        title: 'Architekt / architektka krajobrazu',
        icon: 'tree',
        description: 'Projektuje zieleń, która chłodzi miasta, zatrzymuje deszcz i daje odpocząć.',
        pay: { group: 'Architekci, geodeci i projektanci', median: 7802, d9: 13781 },
        demand: 'rownowaga',
      },
      {
        id: 'inzynier-oze',
        title: 'Inżynier / inżynierka odnawialnych źródeł energii',
        icon: 'report',
        description: 'Liczy i projektuje elektrownie słoneczne i wiatrowe, od miejsca po przyłącze.',
        pay: null,
        demand: 'rownowaga',
      },
    ],
  },
  {
    id: 'analityka',
    label: 'Analityka',
    jobs: [
      {
        id: 'data-scientist',
        title: 'Analityk / analityczka danych (data science)',
        icon: 'chart',
        description: 'Zamienia rozsypane liczby w odpowiedzi, na których można oprzeć decyzję.',
        pay: { group: 'Specjaliści do spraw baz danych i sieci komputerowych', median: 11943, d9: 23162 },
        demand: null,
      },
      {
        id: 'analityk-finansowy',
        title: 'Analityk finansowy / analityczka finansowa',
        icon: 'coins',
        description: 'Przewiduje, co decyzja zrobi z pieniędzmi firmy, i tłumaczy to prostymi słowami.',
        pay: { group: 'Specjaliści do spraw finansowych', median: 9650, d9: 17500 },
        demand: 'rownowaga',
      },
      {
        id: 'analityk-biznesowy',
        title: 'Analityk biznesowy / analityczka biznesowa',
        icon: 'people',
        description: 'Słucha, czego naprawdę potrzebują ludzie w firmie, i zapisuje to jako plan zmiany.',
        pay: { group: 'Specjaliści do spraw administracji i zarządzania', median: 9000, d9: 15406 },
        demand: 'rownowaga',
      },
      {
        id: 'specjalista-controllingu',
        title: 'Specjalista / specjalistka ds. controllingu',
        icon: 'document',
        description: 'Pilnuje planu i kosztów, a gdy się rozjeżdżają, szuka przyczyny.',
        pay: { group: 'Specjaliści do spraw finansowych', median: 9650, d9: 17500 },
        demand: null,
      },
    ],
  },
  {
    id: 'medycyna',
    label: 'Medycyna',
    jobs: [
      {
        id: 'pielegniarka',
        title: 'Pielęgniarka / pielęgniarz',
        icon: 'heart',
        description: 'Czuwa przy chorych, podaje leki i w porę widzi, że coś się zmienia.',
        pay: { group: 'Pielęgniarki', median: 10651, d9: 14489 },
        demand: 'deficyt',
      },
      {
        id: 'lekarz',
        title: 'Lekarz / lekarka',
        icon: 'pulse',
        description: 'Stawia rozpoznanie i prowadzi leczenie, za które odpowiada osobiście.',
        pay: { group: 'Lekarze', median: 15451, d9: 28244 },
        demand: 'deficyt',
      },
      {
        id: 'psycholog',
        title: 'Psycholog / psycholożka',
        icon: 'people',
        description: 'Słucha, bada i pomaga zrozumieć, co się dzieje, zanim zrobi się gorzej.',
        pay: { group: 'Specjaliści z dziedzin społecznych i religijnych', median: 8767, d9: 12835 },
        demand: 'deficyt',
      },
      {
        id: 'inzynier-biomedyczny',
        title: 'Inżynier biomedyczny / inżynierka biomedyczna',
        icon: 'helix',
        description: 'Tworzy i utrzymuje urządzenia, od których zależy diagnoza i powrót do zdrowia.',
        pay: { group: 'Inżynierowie (z wyłączeniem elektrotechnologii)', median: 9728, d9: 17110 },
        demand: null,
      },
    ],
  },
  {
    id: 'cyberbezpieczenstwo',
    label: 'Cyberbezpieczeństwo',
    jobs: [
      {
        id: 'specjalista-cyberbezpieczenstwa',
        title: 'Specjalista / specjalistka ds. cyberbezpieczeństwa',
        icon: 'eye',
        description: 'Czuwa nad ruchem w sieci i odróżnia fałszywy alarm od prawdziwego włamania.',
        pay: { group: 'Specjaliści do spraw baz danych i sieci komputerowych', median: 11943, d9: 23162 },
        demand: 'rownowaga',
      },
      {
        id: 'pentester',
        title: 'Pentester / pentesterka (testy bezpieczeństwa)',
        icon: 'key',
        description: 'Za zgodą właściciela szuka luk w systemie, zanim znajdzie je ktoś inny.',
        pay: { group: 'Specjaliści do spraw baz danych i sieci komputerowych', median: 11943, d9: 23162 },
        demand: 'rownowaga',
      },
      {
        id: 'administrator-systemow',
        title: 'Administrator / administratorka systemów',
        icon: 'shield',
        description: 'Utrzymuje serwery i konta tak, żeby działały, a nikt obcy do nich nie wszedł.',
        pay: { group: 'Specjaliści do spraw baz danych i sieci komputerowych', median: 11943, d9: 23162 },
        demand: 'rownowaga',
      },
      {
        id: 'inspektor-ochrony-danych',
        title: 'Inspektor / inspektorka ochrony danych (IOD)',
        icon: 'document',
        description:
          'Pilnuje, żeby dane ludzi były używane zgodnie z prawem i tylko do tego, do czego trzeba.',
        pay: { group: 'Specjaliści do spraw administracji i zarządzania', median: 9000, d9: 15406 },
        demand: null,
      },
    ],
  },
];
