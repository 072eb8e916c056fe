// 'Czego nie wiemy': what the model would still ask, with ready answers. An answer ranks the list again at once, without a new analysis
// (docs/decisions.md 'The model that writes'); it is kept, can be changed and taken back, and the next analysis knows it.
import { ANSWER_FACTOR, evidenceOf } from '#domain/advice/answers-back.ts';
import type { RankedAnew } from '#domain/advice/objections.ts';
import type { QuestionBack as Question } from '#domain/advice/analysis/analysis.ts';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { isOpen, type VisiblePath } from '#domain/advice/analysis/events.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { useWrittenLanguage } from '../document/written-language.ts';
import { OBJECTION_INTENT, QUESTION_PLACE, readObjectionForm } from '../ledger/objection-forms.ts';
import { overtakenWords, placeWords } from '../ledger/place-words.ts';
import type { Objecting } from '../ledger/Ledger.tsx';
import { useObjectionForm } from '../ledger/use-objection-form.ts';
import { WrittenText } from './WrittenText.tsx';

type QuestionBackProps = {
  question: Question;
  paths: readonly VisiblePath[];
  /** Null = it is not stored yet, or only a copy: it can be read, not answered. */
  objecting: Objecting;
};

export function QuestionBack({ question, paths, objecting }: QuestionBackProps) {
  const { formData, send, fetcher, action } = useObjectionForm(QUESTION_PLACE);
  const language = useWrittenLanguage();
  const sent = formData === undefined ? null : readObjectionForm(formData);
  const ready = new Set(question.odpowiedzi.map(evidenceOf));
  const stored =
    objecting?.ranked?.objections.find(
      ({ factor, evidence }) => factor === ANSWER_FACTOR && ready.has(evidence),
    ) ?? null;
  const chosen = sent === null ? (stored?.evidence ?? null) : sent.isDenied ? sent.evidence : null;
  return (
    <Stack gap={3} id={QUESTION_PLACE}>
      <WrittenText>{question.pytanie}</WrittenText>
      {objecting === null ? (
        <Text {...language}>
          {withNonBreakingSpaces(question.odpowiedzi.map(({ odpowiedz }) => odpowiedz).join(' · '))}
        </Text>
      ) : (
        <Inline gap={3} align="start" className={screenOnly}>
          {question.odpowiedzi.map((answer) => {
            const evidence = evidenceOf(answer);
            const isChosen = evidence === chosen;
            return (
              <fetcher.Form key={evidence} method="post" action={action} onSubmit={send}>
                <input type="hidden" name="intent" value={OBJECTION_INTENT} />
                <input type="hidden" name="analysisId" value={objecting.analysisId} />
                <input type="hidden" name="place" value={QUESTION_PLACE} />
                <input type="hidden" name="factor" value={ANSWER_FACTOR} />
                <input type="hidden" name="evidence" value={evidence} />
                <Button
                  type="submit"
                  name="denied"
                  value={isChosen ? 'nie' : 'tak'}
                  tone={isChosen ? 'primary' : 'secondary'}
                  aria-pressed={isChosen}
                >
                  <span {...language}>{withNonBreakingSpaces(answer.odpowiedz)}</span>
                </Button>
              </fetcher.Form>
            );
          })}
        </Inline>
      )}
      {objecting === null ? null : (
        <div aria-live="polite">
          {stored === null || chosen === null || objecting.ranked === null ? null : (
            <Text size="small">{outcomeWords(objecting.ranked, paths)}</Text>
          )}
        </div>
      )}
    </Stack>
  );
}

const NEXT = 'Następna analiza weźmie tę odpowiedź pod uwagę. Naciśnij ją jeszcze raz, żeby ją cofnąć.';

/** Where the open paths stand now, and who passed them. */
function outcomeWords(ranked: RankedAnew, paths: readonly VisiblePath[]): string {
  const names = new Map(
    paths.filter(isOpen).flatMap((one) => (isAdvised(one) ? [[one.zawodId, one.nazwa]] : [])),
  );
  const moved = ranked.paths.flatMap((path) => {
    const words = placeWords(path, ranked.candidates);
    const name = names.get(path.zawodId);
    if (words === null || name === undefined) return [];
    return [`${name}: ${words}. ${overtakenWords(path, ranked.nowHigher)}`.trim()];
  });
  return withNonBreakingSpaces(['Kolejność policzona na nowo.', ...moved, NEXT].join(' '));
}
