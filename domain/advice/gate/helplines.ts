// Who helps somebody in danger, with the hours as the source says them. Sources were read on the day that stands with them; to be read
// again before the first deployment. 116123.pl is for sale and linked nowhere.

export type Helpline = {
  number: string;
  /** As `tel:` takes it. */
  tel: string;
  who: string;
  /** Where the hours are from and when that was read. */
  source: string;
};

const line = (number: string, who: string, source: string): Helpline => ({
  number: number.replaceAll(' ', '\u00a0'),
  tel: number.replaceAll(' ', ''),
  who,
  source,
});

export const EMERGENCY = line(
  '112',
  'Gdy czyjeś życie jest w niebezpieczeństwie: Twoje albo kogoś obok. Bezpłatnie, także bez karty SIM.',
  'gov.pl, 3.10.2026',
);
export const ADULTS = line(
  '116 123',
  'Telefon dla dorosłych w kryzysie emocjonalnym. Bezpłatnie, całą dobę, 7 dni w tygodniu.',
  '116sos.pl, 3.10.2026',
);

export const SUPPORT_CENTRE = line(
  '800 70 2222',
  'Centrum Wsparcia dla Osób Dorosłych w Kryzysie Psychicznym. Bezpłatnie, całą dobę, 7 dni w tygodniu.',
  'centrumwsparcia.pl, 3.10.2026',
);
export const BLUE_LINE = line(
  '800 120 002',
  'Niebieska Linia: gdy ktoś bliski bije, zmusza, grozi albo nie wypuszcza z domu. Bezpłatnie, całą dobę.',
  'Krajowe Centrum Przeciwdziałania Uzależnieniom, 2025',
);
export const TRAFFICKING = line(
  '22 628 01 20',
  'Krajowe Centrum dla Ofiar Handlu Ludźmi: gdy ktoś zabrał Ci dokumenty albo zmusza do pracy lub seksu. Całą dobę.',
  'rawa-mazowiecka.policja.gov.pl, 18.10.2025',
);

/** For anyone who thinks of death or hurts themselves. */
export const CRISIS_LINES: readonly Helpline[] = [
  SUPPORT_CENTRE,
  ADULTS,
  line(
    '116 111',
    'Telefon zaufania dla dzieci i młodzieży: gdy nie masz 18 lat. Całą dobę, 7 dni w tygodniu.',
    '116111.pl, 3.10.2026',
  ),
  line(
    '800 12 12 12',
    'Dziecięcy Telefon Zaufania Rzecznika Praw Dziecka. Bezpłatnie, całą dobę, 7 dni w tygodniu, także czat.',
    'brpd.gov.pl za gov.pl, 22.06.2026',
  ),
];

/** For anyone who is beaten, forced, held, or without their papers. */
export const VIOLENCE_LINES: readonly Helpline[] = [EMERGENCY, BLUE_LINE, TRAFFICKING];

/** For anyone who can't hear or would rather write; the app asks to be registered with beforehand (gov.pl, MSWiA). */
export const CHAT = { name: '116sos.pl', address: 'https://116sos.pl' } as const;
export const EMERGENCY_APP = {
  name: 'Alarm112',
  address: 'https://www.gov.pl/web/numer-alarmowy-112',
} as const;
