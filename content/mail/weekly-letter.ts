// To the person who asked for it, on Mondays: numbers and days, not a word of what the analysis says.
import type { WeekAhead } from '#domain/advice/progress/weekly-letter.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { Message } from './letter.ts';
import { setLetter } from './set-letter.ts';

type Ahead = WeekAhead & { todayUrl: string; stopUrl: string };

export function weeklyMessage({ monday, steps, done, trial, hasCards, todayUrl, stopUrl }: Ahead): Message {
  const rows = [
    ...(done < steps
      ? [
          {
            label: 'Następny krok',
            value: `${done + 1}. z\u00a0${pluralized(steps, ['kroku', 'kroków', 'kroków'])}`,
          },
        ]
      : []),
    ...(trial === null ? [] : [{ label: 'Próba', value: trialWords(trial.day, monday) }]),
    ...(hasCards ? [{ label: 'Powtórka', value: 'karty czekają' }] : []),
  ];
  return {
    ...setLetter({
      kind: 'weekly',
      subject: 'Co w tym tygodniu na Twoim szlaku',
      preview: rows.map(({ label, value }) => `${label}: ${value}`).join(' · '),
      heading: 'Nowy tydzień na szlaku',
      paragraphs: [
        'Jedna rzecz w tym tygodniu wystarczy. Zacznij od tej, na którą masz dziś dwadzieścia minut.',
      ],
      facts: rows,
      button: { label: 'Zobacz, co na dziś', url: todayUrl },
      otherLink: { label: 'Nie przysyłaj mi tego listu', url: stopUrl },
      notes: ['Ten list przychodzi w poniedziałki, bo tak wybrano na Twoim koncie.'],
    }),
    unsubscribeUrl: stopUrl,
  };
}

/** A day that is over asks how it was. */
function trialWords(day: string | null, monday: string): string {
  if (day === null) return 'czeka na swój dzień';
  return day < monday ? `${polishDay(day)} – jak było?` : polishDay(day);
}
