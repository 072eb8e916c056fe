// What stands on the pictures of trails: a person's card and an occupation's preview, with the same said in words.
import { advertName } from '../../advice/public-facts.ts';
import type { CareerSources, Forecast, Occupation, PayGroup, RiasecLetter } from '../../advice/occupation.ts';
import { trailColour } from '../trail-colour.ts';
import type { TrailPicture } from '../picture/trail-picture.ts';
import type { CardContent } from './card.ts';
import { zloty } from '../../platform/zloty.ts';
import { STRENGTH_WORDS } from './strengths.ts';

const LABEL = 'Mój szlak';
const STRENGTHS_HEADING = 'Co mnie tu prowadzi';

const SUMMITS: Readonly<Record<RiasecLetter, string>> = {
  R: 'praktyczne',
  I: 'badawcze',
  A: 'artystyczne',
  S: 'społeczne',
  E: 'przedsiębiorcze',
  C: 'uporządkowane',
};

const FORECASTS: Readonly<Record<Forecast, string>> = {
  deficyt: 'deficyt',
  rownowaga: 'równowaga',
  nadwyzka: 'nadwyżka',
};

/** `host`: ours, for a picture that travels without its link. */
export function cardPicture(
  { place, strengths, name }: CardContent,
  occupation: Occupation,
  host: string,
): TrailPicture {
  return {
    colour: trailColour(place),
    label: name === null ? LABEL : `${LABEL} · ${name}`,
    name: advertName(occupation),
    heading: STRENGTHS_HEADING,
    lines: strengths.map((one) => STRENGTH_WORDS[one]),
    profile: occupation.riasec,
    interests: SUMMITS,
    site: `Znajdź swój szlak: ${host}`,
  };
}

type PublicFigures = {
  payGroup: PayGroup | null;
  pay: Pick<CareerSources['pay'], 'period' | 'comparedWith'>;
  forecast: Forecast | null;
};

export function occupationPicture(
  occupation: Occupation,
  { payGroup, pay, forecast }: PublicFigures,
  host: string,
): TrailPicture {
  const way = wayWords(occupation.entry.months);
  return {
    colour: trailColour(Number(occupation.code.charAt(0))),
    label: 'Atlas zawodów',
    name: advertName(occupation),
    heading: '',
    lines: [
      ...(payGroup === null
        ? []
        : [`Mediana płac grupy: ${zloty(payGroup.median)} brutto (${payFrom(pay)})`]),
      ...(way === null ? [] : [`Droga: ${way} (szacunek)`]),
      ...(forecast === null ? [] : [`Zapotrzebowanie: ${FORECASTS[forecast]}`]),
    ],
    profile: occupation.riasec,
    interests: SUMMITS,
    site: host,
  };
}

const payFrom = ({ period, comparedWith }: PublicFigures['pay']) =>
  `GUS ${period.slice(0, 4)}${comparedWith === null ? ', z\u00a0odpisu' : ''}`;

/** The same in words, for anyone who doesn't see the picture; of an occupation less, whose page says it all. */
export function pictureWords({ label, name, heading, lines, profile, interests }: TrailPicture): string {
  const [highest] = (Object.keys(interests) as RiasecLetter[]).toSorted(
    (one, other) => profile[other] - profile[one],
  );
  const lead = heading === '' ? '' : `${heading}: `;
  const said = lines.length === 0 ? '' : ` ${lead}${lines.join(', ')}.`;
  const summit =
    highest === undefined || heading === '' ? '' : ` Profil: zainteresowania ${interests[highest]}.`;
  return `${label}: ${name}.${said}${summit}`.replaceAll('\u00a0', ' ');
}

/** Null = not estimated. Every number here is followed by the genitive, so one form fits all. */
function wayWords(months: Occupation['entry']['months']): string | null {
  if (months === null) return null;
  const [least, most] = months;
  if (most <= 1) return 'do miesiąca';
  const inYears = least >= 24 && least % 12 === 0 && most % 12 === 0;
  const unit = inYears ? 'lat' : 'miesięcy';
  const [from, to] = inYears ? [least / 12, most / 12] : [least, most];
  if (from === to) return `około ${to}\u00a0${unit}`;
  return from <= 1 ? `do ${to}\u00a0${unit}` : `od ${from} do ${to}\u00a0${unit}`;
}
