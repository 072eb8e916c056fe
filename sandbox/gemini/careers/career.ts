// What the local Gemini knows about one career: the path as it goes on the wire, whom it suits, and what to learn.
import type { CareerPath, PlanStep, Skill } from '#domain/analysis/analysis.ts';

export type Preference = 'nature' | 'ambitious' | 'helping' | 'creative';

export type Career = {
  /** Two paths of one field are the most that an analysis holds. */
  field: string;
  /** 0 to 3 for each preference of the quiz. */
  fits: Record<Preference, number>;
  /** Beginnings of words without diacritics, split by `|`; a leading `=` asks for the whole word. */
  keywords: string;
  path: CareerPath;
  skills: Omit<Skill, 'priorytet'>[];
  /** The plan must not name a path, so steps, certificates and projects speak of the work, never of the post. */
  steps: PlanStep[];
  certificates: string[];
  projects: string[];
};
