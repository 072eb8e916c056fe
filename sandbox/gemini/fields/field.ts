// What the local Gemini knows of a field of work: every list holds two variants one after the other (the first half for one path of the
// field, the second for another). No text names an occupation, a person's sex or a figure other than a duration.

export type Field = {
  /** Beginnings of codes of the classification, split by spaces; the longest that fits wins. */
  codes: string;
  /** Beginnings of words without diacritics, split by `|`; a leading `=` asks for the whole word. */
  keywords: string;
  day: readonly [string, string];
  /** What follows from words of the person that lead here. */
  reasons: readonly [string, string, string, string];
  against: readonly [string, string, string, string];
  gap: readonly [string, string];
  tests: readonly [PathTest, PathTest];
  steps: readonly [Step, Step, Step, Step];
  growth: readonly [string, string];
  benefits: readonly [string, string, string, string];
  requirements: readonly [string, string, string, string];
  skills: readonly [Skill, Skill, Skill, Skill];
  related: readonly [string, string, string, string];
  certificates: readonly [string, string];
  projects: readonly [string, string];
};

/** What to do, hours, cost in PLN. */
export type PathTest = readonly [co: string, godziny: number, koszt: number];

export type Step = readonly [nazwa: string, czasWykonania: string, opis: string];

export type Skill = readonly [nazwa: string, opis: string];
