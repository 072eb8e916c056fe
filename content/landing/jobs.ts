// 'Zawody Przyszłości' (docs/product.md 'Zawody Przyszłości', 'Future jobs'): growth 35–50 % a year, pay within 7 000–28 000 zł gross a
// month. Growth is always our own estimate: no public statistic counts these occupations one by one. Pay is GUS's (median to ninth decile
// of the three-digit group that the occupation belongs to, as ISCO-08 places it) where the group is in our extract, else our estimate.
// Source: GUS, 'Struktura wynagrodzeń według zawodów za październik 2024 r.'.
export type JobIcon =
  | 'network'
  | 'cloud'
  | 'database'
  | 'check'
  | 'sun'
  | 'leaf'
  | 'report'
  | 'tree'
  | 'chart'
  | 'coins'
  | 'brackets'
  | 'people'
  | 'screen'
  | 'heart'
  | 'helix'
  | 'pulse'
  | 'eye'
  | 'key'
  | 'shield'
  | 'document';

/** `group`: GUS's three-digit group; null = our own estimate. Whole złoty. */
export type Pay = { min: number; max: number; group: string | null };

export type Job = {
  title: string;
  icon: JobIcon;
  description: string;
  /** Percent a year, our estimate. */
  growth: number;
  pay: Pay;
};

export type JobField = { id: string; label: string; jobs: readonly Job[] };

export const ESTIMATE_YEAR = 2026;

export const PAY_SOURCE = 'GUS, Struktura wynagrodzeń według zawodów, październik 2024';

const PROGRAMMERS: Pay = {
  min: 13_900,
  max: 26_000,
  group: 'Analitycy systemów komputerowych i programiści',
};
const DATABASES: Pay = {
  min: 11_943,
  max: 23_162,
  group: 'Specjaliści do spraw baz danych i sieci komputerowych',
};
const ENGINEERS: Pay = { min: 9_728, max: 17_110, group: 'Inżynierowie (z wyłączeniem elektrotechnologii)' };

function estimate(min: number, max: number): Pay {
  return { min, max, group: null };
}

export const JOB_FIELDS: readonly JobField[] = [
  {
    id: 'it',
    label: 'IT',
    jobs: [
      {
        title: 'Inżynier uczenia maszynowego',
        icon: 'network',
        description: 'Uczy programy rozpoznawać wzorce i pilnuje, żeby robiły to uczciwie i niezawodnie.',
        growth: 48,
        pay: PROGRAMMERS,
      },
      {
        title: 'Architekt rozwiązań chmurowych',
        icon: 'cloud',
        description:
          'Projektuje systemy, które rosną razem z liczbą użytkowników i nie kosztują więcej, niż trzeba.',
        growth: 43,
        pay: estimate(16_000, 28_000),
      },
      {
        title: 'Projektant baz danych',
        icon: 'database',
        description: 'Układa dane tak, żeby z miliona wierszy odpowiedź przychodziła w ułamku sekundy.',
        growth: 37,
        pay: DATABASES,
      },
      {
        title: 'Tester automatyzujący',
        icon: 'check',
        description: 'Pisze testy, które same sprawdzają każdą zmianę, zanim zobaczą ją ludzie.',
        growth: 35,
        pay: PROGRAMMERS,
      },
    ],
  },
  {
    id: 'ekologia',
    label: 'Ekologia',
    jobs: [
      {
        title: 'Doradca do spraw odnawialnych źródeł energii',
        icon: 'sun',
        description: 'Dobiera instalacje do budynku i budżetu, a potem sprawdza, czy naprawdę oszczędzają.',
        growth: 46,
        pay: estimate(8_000, 16_000),
      },
      {
        title: 'Inżynier inżynierii środowiska',
        icon: 'leaf',
        description: 'Dba o wodę, powietrze i odpady przy budowach i w fabrykach: od pomiaru po projekt.',
        growth: 36,
        pay: ENGINEERS,
      },
      {
        title: 'Specjalista do spraw raportowania ESG',
        icon: 'report',
        description: 'Liczy wpływ firmy na środowisko i ludzi i opisuje go zgodnie z unijnymi zasadami.',
        growth: 49,
        pay: estimate(9_000, 18_000),
      },
      {
        title: 'Architekt krajobrazu',
        icon: 'tree',
        description: 'Projektuje zieleń, która chłodzi miasta, zatrzymuje deszcz i daje odpocząć.',
        growth: 35,
        pay: { min: 7_802, max: 13_781, group: 'Architekci, geodeci i projektanci' },
      },
    ],
  },
  {
    id: 'analityka',
    label: 'Analityka',
    jobs: [
      {
        title: 'Analityk danych',
        icon: 'chart',
        description: 'Zamienia rozsypane liczby w odpowiedzi, na których można oprzeć decyzję.',
        growth: 44,
        pay: estimate(9_000, 18_000),
      },
      {
        title: 'Inżynier danych',
        icon: 'brackets',
        description: 'Buduje drogi, którymi dane płyną z wielu miejsc w jedno, czyste i na czas.',
        growth: 47,
        pay: estimate(12_000, 24_000),
      },
      {
        title: 'Analityk finansowy',
        icon: 'coins',
        description: 'Przewiduje, co decyzja zrobi z pieniędzmi firmy, i tłumaczy to prostymi słowami.',
        growth: 35,
        pay: { min: 9_650, max: 17_500, group: 'Specjaliści do spraw finansowych' },
      },
      {
        title: 'Analityk biznesowy',
        icon: 'people',
        description: 'Słucha, czego naprawdę potrzebują ludzie w firmie, i zapisuje to jako plan zmiany.',
        growth: 38,
        pay: { min: 9_000, max: 15_406, group: 'Specjaliści do spraw administracji i zarządzania' },
      },
    ],
  },
  {
    id: 'medycyna',
    label: 'Medycyna',
    jobs: [
      {
        title: 'Koordynator telemedycyny',
        icon: 'screen',
        description: 'Łączy pacjentów z lekarzami na odległość i dba, żeby sprzęt i procedury nie zawodziły.',
        growth: 45,
        pay: estimate(7_000, 13_000),
      },
      {
        title: 'Pielęgniarka lub pielęgniarz opieki geriatrycznej',
        icon: 'heart',
        description: 'Prowadzi opiekę nad osobami starszymi, których w Polsce co roku przybywa.',
        growth: 36,
        pay: { min: 10_651, max: 14_489, group: 'Pielęgniarki' },
      },
      {
        title: 'Bioinformatyk',
        icon: 'helix',
        description: 'Szuka w danych genetycznych wskazówek, które pomagają dobrać leczenie.',
        growth: 42,
        pay: estimate(9_000, 17_000),
      },
      {
        title: 'Inżynier biomedyczny',
        icon: 'pulse',
        description: 'Tworzy i utrzymuje urządzenia, od których zależy diagnoza i powrót do zdrowia.',
        growth: 39,
        pay: ENGINEERS,
      },
    ],
  },
  {
    id: 'cyberbezpieczenstwo',
    label: 'Cyberbezpieczeństwo',
    jobs: [
      {
        title: 'Analityk centrum bezpieczeństwa',
        icon: 'eye',
        description: 'Czuwa nad ruchem w sieci i odróżnia fałszywy alarm od prawdziwego włamania.',
        growth: 47,
        pay: DATABASES,
      },
      {
        title: 'Tester penetracyjny',
        icon: 'key',
        description: 'Za zgodą właściciela szuka luk w systemie, zanim znajdzie je ktoś inny.',
        growth: 44,
        pay: DATABASES,
      },
      {
        title: 'Architekt bezpieczeństwa',
        icon: 'shield',
        description: 'Planuje zabezpieczenia całej firmy tak, żeby chroniły, a nie przeszkadzały w pracy.',
        growth: 50,
        pay: estimate(18_000, 28_000),
      },
      {
        title: 'Inspektor ochrony danych',
        icon: 'document',
        description:
          'Pilnuje, żeby dane ludzi były używane zgodnie z prawem i tylko do tego, do czego trzeba.',
        growth: 36,
        pay: estimate(8_000, 16_000),
      },
    ],
  },
];
