// The versions of the terms (docs/decisions.md 'Versions of the terms'): which one is in force, which is announced, and whom to tell. A
// change is told by mail before it takes effect; who makes an account while it is announced is told as well.
import { dayAfter, dayInPoland, type CalendarDay } from '../../platform/calendar-day.ts';

type TermsVersion = {
  /** Its name, too: the address of an earlier version ends in it. */
  effectiveOn: CalendarDay;
  announcedOn: CalendarDay;
  /** Of content/pages; the latest is 'regulamin'. */
  slug: string;
  /** What it changes, as the letter says it. */
  changes: readonly string[];
};

/** The terms promise it (§ 17). */
const NOTICE_DAYS = 14;

/** Oldest first. */
export const TERMS: readonly TermsVersion[] = [
  { effectiveOn: '2024-03-14', announcedOn: '2024-03-14', slug: 'regulamin-2024-03-14', changes: [] },
  {
    effectiveOn: '2026-12-14',
    announcedOn: '2026-11-28',
    slug: 'regulamin',
    changes: [
      'Od umowy można odstąpić także bez logowania, na stronie „Odstąp od umowy tutaj” (§ 10).',
      'Opisujemy, kto pisze lekcje i jak oznaczamy te, które redakcja już sprawdziła (§ 5 i § 7).',
      'Darmowa analiza przysługuje raz także po ponownym założeniu konta, a po zwrocie za Premium nowe zamówienie pomniejszamy o to, co zostało już wykorzystane (§ 6).',
      'Mówimy, ile opisów zawodów i pytań do analizy masz w planie (§ 5 i § 6) oraz ile uwag AI i rozmów na próbę w kupionym kursie (§ 7).',
      'Dodajemy zasady dotyczące treści, opis ryzyka związanego z korzystaniem z internetu, sposoby płatności i faktury na żądanie (§ 3, § 8 i § 12).',
    ],
  },
];

/** The one that binds now; `now` in epoch ms. */
export function termsInForce(now: number, all = TERMS): TermsVersion {
  const today = dayInPoland(now);
  const [first, ...later] = all;
  if (first === undefined) throw new RangeError('There are no terms.');
  return later.findLast(({ effectiveOn }) => effectiveOn <= today) ?? first;
}

/** The one that is announced and not yet in force; null = none. */
export function announcedTerms(now: number, all = TERMS): TermsVersion | null {
  const today = dayInPoland(now);
  return all.find((one) => one.announcedOn <= today && today < one.effectiveOn) ?? null;
}

/** What is kept of whom has been told: days sort as text, so the person who was told of a later version needs no earlier one. */
export function hasBeenTold(told: CalendarDay | '', version: TermsVersion): boolean {
  return told >= version.effectiveOn;
}

/** Whether everybody can have had the letter for the whole notice: it goes out in the night after the announcement. */
export function isAnnouncedInTime({ announcedOn, effectiveOn }: TermsVersion): boolean {
  return dayAfter(announcedOn, NOTICE_DAYS + 1) < effectiveOn;
}
