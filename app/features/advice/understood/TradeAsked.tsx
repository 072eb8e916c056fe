// Rules read what somebody does in few of the ways in which people tell it, and without it every list is a guess: so it is asked.
import { useCallback } from 'react';
import { type Choice, choicesFor, type ReadingNames } from '#domain/advice/reading/reading-groups.ts';
import { adder } from './EntrySearch.css.ts';
import { EntrySearch } from './EntrySearch.tsx';
import { asked, question } from './Understood.css.ts';

type TradeAskedProps = {
  names: ReadingNames;
  /** As the work of now. */
  onTrade: (choice: Choice) => void;
  onSkip: () => void;
};

export function TradeAsked({ names, onTrade, onSkip }: TradeAskedProps) {
  const find = useCallback((typed: string) => choicesFor(typed, 'past', names), [names]);
  return (
    <fieldset className={question}>
      <legend className={asked}>Nie wiemy jeszcze, czym się zajmujesz. Jaki masz zawód?</legend>
      <div className={adder}>
        <EntrySearch
          label="Zawód, na przykład: kasjer, pielęgniarka, spawacz"
          find={find}
          onTake={({ label, adds }) =>
            onTrade({
              label,
              adds: { work: (adds.work ?? []).map((one) => ({ ...one, relation: 'now' as const })) },
            })
          }
          close={{ label: 'Nie mam zawodu albo wolę pominąć', onClose: onSkip }}
        />
      </div>
    </fieldset>
  );
}
