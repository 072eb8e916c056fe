// What the local Gemini knows about one category of courses: real matter, from which its lessons are put together.
export type Topic = {
  /** Paragraphs, each a thought of its own. */
  ideas: readonly [string, string, string];
  example: { title: string; steps: readonly string[] };
  /** A table or a complete piece of code, with its explanation, in Markdown. */
  figure: string;
  /** A mistake, and what to do in its place. */
  mistakes: readonly string[];
  exercise: { task: string; check: string };
  /** Terms and what they mean. */
  terms: readonly (readonly [string, string])[];
  /** What the law or somebody's money asks to say. */
  caution?: string;
};
