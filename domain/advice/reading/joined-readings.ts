// What a model read, with the firm conditions that only the rules heard ('żadnych nocek', 'nie mogę dźwigać'): what must not be is not lost
// because a model passed over it. Where both speak of one thing the model's word stands; the person takes away what is wrong by a press.
import { folded } from '../../platform/folded-text.ts';
import { placeNamed } from './rules/places.ts';
import type { Reading } from './reading.ts';
import { activitiesSaidOnce } from './said-once.ts';

const isPolish = ({ language, level }: Reading['background']['languages'][number]) =>
  level !== null && folded(language).startsWith('pol');

export function joinedReadings(read: Reading, byRules: Reading): Reading {
  const byModel = { ...read, background: { ...read.background, place: calledPlace(read.background.place) } };
  const known = new Set(byModel.conditions.map(({ kind }) => kind));
  if (byModel.background.languages.some(isPolish)) known.add('polish');
  const heard = byRules.conditions.filter(
    ({ kind, firm, quote }) => firm && quote !== null && !known.has(kind),
  );
  const conditions = [...byModel.conditions, ...heard];
  const activities = activitiesSaidOnce(byModel.activities, conditions);
  if (heard.length === 0) return { ...byModel, activities };
  const added = new Set(heard.map(({ kind }) => kind));
  const isAnswered = ({ adds }: { adds: { conditions?: Reading['conditions'] } }) =>
    (adds.conditions ?? []).some(({ kind }) => added.has(kind));
  return {
    ...byModel,
    activities,
    conditions,
    unclear: byModel.unclear.filter(({ answers }) => !answers.some(isAnswered)),
  };
}

/** It says nothing of the person: the rules may still hear something. */
export function isSilent({ activities, work, conditions, ideas, alarm }: Reading): boolean {
  return alarm === 'none' && [activities, work, conditions, ideas].every(({ length }) => length === 0);
}

/** 'Koninie' is called Konin. */
function calledPlace(place: Reading['background']['place']): Reading['background']['place'] {
  const known = place === null ? null : placeNamed(place.label);
  if (place === null || known === null) return place;
  return { ...place, label: known.name, voivodeship: place.voivodeship ?? known.voivodeship };
}
