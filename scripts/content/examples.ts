// The examples of the landing page: its answers read and ranked by the rule, exactly as a stranger's are.
import { readCareers } from '#content/careers.server.ts';
import { EXAMPLE_ANSWERS, type Example } from '#content/landing/example-answers.ts';
import { firstThree } from '#domain/advice/first-three.ts';
import { readByRules } from '#domain/advice/reading/read-by-rules.ts';

export async function examples(): Promise<Example[]> {
  const careers = await readCareers();
  return EXAMPLE_ANSWERS.map((answers) => {
    const order = { answers, facts: {}, denied: [], reading: readByRules(answers, careers) };
    const [first, ...others] = firstThree(order, careers).firsts;
    if (first === undefined)
      throw new Error(`The rule has no occupation for „${answers.additional_interests}”.`);
    const { id, name, why, against } = first;
    return {
      words: answers.additional_interests,
      first: { id, name, why, against },
      others: others.map((other) => ({ id: other.id, name: other.name })),
    };
  });
}
