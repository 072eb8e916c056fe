// One page of the booklet: its trail or course, and the stamps in the order in which they were earned.
import type { BookletPage, Stamp } from '#domain/advice/progress/booklet.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { polishDateOrNull, polishDay } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { trailOf } from '../analysis/parts/trails.ts';
import {
  about,
  colours,
  day,
  head,
  name,
  ring,
  sheet,
  stamp,
  stamps as list,
  told as words,
} from './Booklet.css.ts';
import { ringWord, stampName, toldWords } from './stamp-words.ts';

export function StampSheet({ page }: { page: BookletPage }) {
  const { kind, title, place, analysedAt, stamps, finishedAt } = page;
  const trail = trailOf(place ?? 0);
  const analysed = analysedAt === null ? null : polishDateOrNull(analysedAt);
  return (
    <section className={sheet}>
      <div className={head}>
        {kind === 'trail' ? <Blaze colour={trail.colour} size="large" /> : <Icon name="flag" />}
        <div>
          <Heading level={2} size={3}>
            {withNonBreakingSpaces(title ?? 'Wspólny plan')}
          </Heading>
          <p className={about}>
            {kind === 'course'
              ? `Kurs${finishedAt === null ? '' : ` · ukończony ${dayOf(finishedAt)}`}`
              : `${kind === 'trail' ? `Szlak ${trail.word}` : 'Plan'} · analiza z\u00a0${analysed ?? ''}`}
          </p>
        </div>
      </div>
      <ol className={classNames(list, kind === 'trail' && colours[trail.colour])}>
        {stamps.map((one) => (
          <Mark key={`${one.kind} ${one.number} ${one.name} ${one.at}`} stamp={one} />
        ))}
      </ol>
    </section>
  );
}

function Mark({ stamp: one }: { stamp: Stamp }) {
  const told = toldWords(one);
  return (
    <li className={stamp}>
      <span className={ring} aria-hidden="true">
        <Icon name="check" />
        {ringWord(one)}
      </span>
      <span className={name}>{withNonBreakingSpaces(stampName(one))}</span>
      {told === '' ? null : <span className={words}>{withNonBreakingSpaces(told)}</span>}
      <time className={day} dateTime={dayInPoland(one.at)}>
        {dayOf(one.at)}
      </time>
    </li>
  );
}

function dayOf(at: number): string {
  return polishDay(dayInPoland(at));
}
