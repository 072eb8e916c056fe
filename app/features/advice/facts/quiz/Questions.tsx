import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { questions as list } from './Invitation.css.ts';

/** The sentence at a field that says too little, and what would help. */
export function Questions({ sentence, questions }: { sentence: string; questions: readonly string[] }) {
  return (
    <div>
      {sentence}
      <ul className={list}>
        {questions.map((question) => (
          <li key={question}>{withNonBreakingSpaces(question)}</li>
        ))}
      </ul>
    </div>
  );
}
