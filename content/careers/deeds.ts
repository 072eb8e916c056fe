// By which words of what somebody does an occupation is found ('układam trasy', 'pobieram krew'): the stems of phrases in which people tell
// of such work (phrases/), and of its names, tags, sentence and day. Made when the tables are read from their own files.
import { readdir, readFile } from 'node:fs/promises';
import { indexOfDeeds, type DeedsTable } from '#domain/advice/reading/deeds.ts';
import type { Occupation } from '#domain/advice/occupation.ts';
import type { PortraitTexts } from './portrait-concepts.ts';

const FOLDER = 'content/careers/phrases';

/** By id. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

export async function phrasesOfWork(): Promise<Phrases> {
  const names = (await readdir(FOLDER)).toSorted();
  const files = await Promise.all(names.map((name) => readFile(`${FOLDER}/${name}`, 'utf8')));
  return new Map(files.flatMap((file) => Object.entries(JSON.parse(file) as Record<string, string[]>)));
}

export function deedsOf(
  occupations: readonly Occupation[],
  portraits: PortraitTexts,
  phrases: Phrases,
): DeedsTable {
  return indexOfDeeds(
    occupations.map(({ id, name, everydayName, tags, oneLine }) => [
      ...(phrases.get(id) ?? []),
      ...(portraits.get(id)?.day.split(/[.;,]/) ?? []),
      tags.join(' '),
      oneLine,
      `${name} ${everydayName ?? ''}`,
    ]),
    (word) => OF_NO_WORK.test(word),
  );
}

/** Languages, nations, ages, faiths, illness, a past, and who somebody is to whom: none of it may move a list. */
const OF_NO_WORK =
  /^(?:ang(?:iel|li)|niem(?:ie|c)|ukrain|rosy?j|franc[uj]|hiszpa|wlos[kc]|wloch|chin|czesk|czech|slowa[ck]|norwe|szwe[dc]|japon|portug|bialorus|lite?w|gruzi|arab|wietnam|tur[ec]|grec|hindus|rumu|bulgar|roms?k|czeczen|polsk|polak|polk[ai]|uchodz|cudzoz|i?migran|azyl|kobiet|mezczyzn|facet|dziewczyn|chlop(?:ak|c|$)|mesk|pan[ainou]*$|mam[aiyeo]$|tat[aoyu]$|ojc|ojciec|matk|matce|babci|dziad|wnu[kc]|zon[aeyo]|maz$|mez[aeo]|syn(?:a|em|ow|owi|owie|om|ami|ach|u|k.*)?$|cork|wdow|pann|kawaler|rozw(?:od|ied)|ciaz|ciezarn|macierz|osob(?:a|e|o|om|ami|ach|y)?$|stars[zy]|staros|mlod|nastol|senior|emeryt|wiek|(?:dwu|trzy|czter|piec|szesc|siedem)dzie|kosci[eo]|relig|wiar[aey]|wierz|niepeln|auty[sz]|downa?$|niewid|niesl|gluch|depres|psychiat|psychoter|schizo|adhd|demenc|uzalez|alkohol|nalog|wiez(?:ie)?n|skazan|osadz|karn(?:y|ego|ym)$|goral|\p{L}+latk)/u;
