// What the rule hears in the quiz's texts, by name, for anyone who is still typing (docs/decisions.md 'What the quiz says it heard'). The
// same reading as read-by-rules.ts, without the occupations: it needs words and forms alone, so the browser can do it.
import { lazy } from '../../platform/lazy.ts';
import { activitiesIn, languageSkills } from './read-by-rules.ts';
import type { AnswerLanguage, Condition } from './reading.ts';
import { backgroundIn, polishIn } from './rules/background.ts';
import { makeConcepts, type NamedRow } from './rules/concepts.ts';
import { conditionsIn } from './rules/conditions.ts';
import { coursesIn } from './rules/courses.ts';
import { figuresIn } from './rules/figures.ts';
import { makeForms, type FormsTable } from './rules/forms.ts';
import { languageOf } from './rules/language.ts';
import { clausesOf, standsOf } from './rules/stances.ts';
import { textOf } from './rules/text.ts';
import { activitiesSaidOnce, isToldBy } from './said-once.ts';

/** The words of each meaning and its name, '' = it isn't told; and the forms of all words. */
export type HeardWords = { rows: readonly (NamedRow & { name: string })[]; forms: FormsTable };

/** Names in the order in which they were said. */
export type Echo = {
  language: AnswerLanguage;
  liked: string[];
  disliked: string[];
  conditions: readonly Condition[];
};

/** `isInfo`: the last text, where people tell of themselves. */
export type Listening = (text: string, isInfo: boolean) => Echo;

export function listeningWith({ rows, forms: table }: HeardWords): Listening {
  const kit = lazy(() => ({ forms: makeForms(table), concepts: makeConcepts(rows) }));
  const names = new Map(rows.map(({ slug, name }) => [slug, name]));
  return (raw, isInfo) => {
    const language = languageOf(raw);
    if (language !== 'pl') return { language, liked: [], disliked: [], conditions: [] };
    const { forms, concepts } = kit();
    const text = textOf(raw, forms);
    const clauses = clausesOf(text);
    const stands = standsOf(text);
    const activities = [
      ...activitiesIn(text, stands, concepts, isInfo),
      ...coursesIn(text, clauses, concepts.findIn(text.tokens)),
      ...languageSkills(backgroundIn(text, clauses)),
    ];
    const conditions = [
      ...conditionsIn(text, stands),
      ...polishIn(text, clauses),
      ...figuresIn(text, clauses),
    ];
    const saidOnce = activitiesSaidOnce(activities, conditions).filter((one) => !isToldBy(conditions, one));
    const namesOf = (isDisliked: boolean) => {
      const told = saidOnce.filter(({ stance }) => (stance === 'dislikes') === isDisliked);
      return [...new Set(told.map(({ concept }) => names.get(concept) ?? ''))].filter((name) => name !== '');
    };
    return {
      language,
      liked: namesOf(false),
      disliked: namesOf(true),
      conditions,
    };
  };
}
