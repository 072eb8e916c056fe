// Suggestions that a tap writes into the text above or takes out of it again. Whether one is chosen is read off the text itself, so that
// neither can say something else than the other.
import { holdsSuggestion, withoutSuggestion, withSuggestion } from '#domain/advice/quiz/suggestions.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { chip, chips, sign } from './Suggestions.css.ts';

type SuggestionsProps = {
  suggestions: readonly string[];
  text: string;
  onChange: (text: string) => void;
};

export function Suggestions({ suggestions, text, onChange }: SuggestionsProps) {
  return (
    <ul className={chips} aria-label="Podpowiedzi, które dopiszą się do tekstu">
      {suggestions.map((suggestion) => {
        const isChosen = holdsSuggestion(text, suggestion);
        return (
          <li key={suggestion}>
            <button
              type="button"
              className={chip}
              aria-pressed={isChosen}
              onClick={() => onChange((isChosen ? withoutSuggestion : withSuggestion)(text, suggestion))}
            >
              <svg className={sign} viewBox="0 0 12 12" aria-hidden="true">
                <path d={isChosen ? 'M2 6.5L5 9.5 10 3' : 'M6 2v8M2 6h8'} />
              </svg>
              {withNonBreakingSpaces(suggestion)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
