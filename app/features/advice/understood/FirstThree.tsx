// What a stranger sees before the account (docs/decisions.md 'Before the account'): at most three occupations of the rule, those of them that
// are certain, and what is behind the wall.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FirstLooks } from '#domain/advice/first-three.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import { zloty } from '#domain/platform/zloty.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { useLineBack } from '../../../lib/use-line-back.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { HelpLine } from '../gate/HelpLine.tsx';
import { leadToHelp } from '../gate/lead-away.ts';
import { buttons } from '../quiz/QuizForm.css.ts';
import type { QuizOrder } from '../quiz/quiz-draft.ts';
import { firstsLead, firstsTitle } from './firsts-words.ts';
import { readByRules } from './read-answers.ts';
import { facts, first, firsts as list, screen } from './Understood.css.ts';
import { useScreenStart } from './use-screen-start.ts';

const LOST =
  'Nie udało się teraz pokazać zawodów. Sprawdź połączenie z\u00a0internetem i\u00a0spróbuj ponownie.';
const BEHIND =
  'Cała analiza czeka za kontem: od dwóch do czterech ścieżek, za i\u00a0przeciw każdej i\u00a0plan na cztery tygodnie. Pisze ją AI, pierwsza jest za darmo.';

type FirstThreeProps = {
  order: QuizOrder;
  reading: Reading | null;
  /** The person has just come here. */
  takesFocus: boolean;
  /** A number to call stands beside it. */
  isGentle: boolean;
  onRegister: () => void;
  onBack: () => void;
  /** A page of help takes its place. */
  onLedAway: () => void;
};

export function FirstThree({
  order,
  reading,
  takesFocus,
  isGentle,
  onRegister,
  onBack,
  onLedAway,
}: FirstThreeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // What was found; 'lost' = the call failed.
  const [found, setFound] = useState<FirstLooks | 'lost' | null>(null);

  useScreenStart(title, takesFocus);
  const [isAsked, setAsked] = useState(true);
  const retry = () => {
    setFound(null);
    setAsked(true);
  };
  useLineBack(found === 'lost', retry);
  // Answers kept in this tab may be older than what the gate has learned since.
  const tell = useEffectEvent((result: Awaited<ReturnType<typeof readByRules>>) => {
    if (!result.ok && leadToHelp(result.code, onLedAway) !== null) return;
    setFound(result.ok ? result.body : 'lost');
    setAsked(false);
  });
  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    void readByRules(order, reading).then((result) => {
      if (isHere) tell(result);
    });
    return () => {
      isHere = false;
    };
  }, [order, reading, isAsked]);

  const looks = found === 'lost' ? null : found;
  return (
    <div className={screen} data-understood="" aria-busy={found === null}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={3} ref={title} tabIndex={-1}>
            {firstsTitle(looks?.firsts.length ?? 3)}
          </Heading>
          <Text tone="soft">
            {firstsLead({ count: looks?.firsts.length ?? 3, isUnsure: looks?.isUnsure ?? false })}
          </Text>
        </Stack>
        {isGentle ? <HelpLine help="gentle" /> : null}
        {found === 'lost' ? (
          <Notice
            tone="error"
            action={
              <Button tone="secondary" onClick={retry}>
                Spróbuj ponownie
              </Button>
            }
          >
            {LOST}
          </Notice>
        ) : null}
        {looks === null ? null : (
          <>
            <ol className={list}>
              {looks.firsts.map(({ id, name, why, against, pay }) => (
                <li className={first} key={id}>
                  <Heading level={4}>
                    <Link to={`/zawody/${id}`} target="_blank">
                      {name}
                    </Link>
                  </Heading>
                  <Text>{withNonBreakingSpaces(why)}</Text>
                  <p className={facts}>{withNonBreakingSpaces(`Przeciw: ${against}`)}</p>
                  <p className={facts}>
                    {pay === null ? 'Płaca: brak danych' : `Mediana płac grupy: ${zloty(pay)} brutto`}
                  </p>
                </li>
              ))}
            </ol>
            <Text>{BEHIND}</Text>
          </>
        )}
        {found === null ? null : (
          <div className={buttons}>
            <Button onClick={onRegister}>Załóż konto i&nbsp;przeczytaj całą analizę</Button>
            {looks?.isUnsure === true ? (
              <Button tone="secondary" onClick={onBack}>
                Wróć i&nbsp;dodaj zawód
              </Button>
            ) : (
              <Button tone="quiet" onClick={onBack}>
                Wstecz
              </Button>
            )}
          </div>
        )}
      </Stack>
    </div>
  );
}
