// 'Dlaczego ten zawód?': each factor as a bar to the right of zero (for) or to the left (against), as a table that reads the same without
// the bars; below it what nobody knows. Its owner may deny any line.
import { useActionData } from 'react-router';
import type { AdvisedPath } from '#domain/advice/analysis/analysis.ts';
import type { OpenPath } from '#domain/advice/analysis/events.ts';
import { entriesOf, keyOf, type LedgerEntry, type RankedAnew } from '#domain/advice/objections.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { FieldFault } from '../../../../ui/form/Field.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import type { MarkFault } from '../../trail/mark-forms.ts';
import { button, cell, figure, row, words } from './Ledger.css.ts';

import { LedgerBar, LedgerTable } from './LedgerTable.tsx';
import { barScale, type BarScale } from './bar-scale.ts';
import { ledgerWords, signed, unknownWords } from './ledger-words.ts';
import { ledgerPlace, OBJECTION_INTENT, readObjectionForm } from './objection-forms.ts';
import { overtakenWords, placeWords } from './place-words.ts';
import { useObjectionForm } from './use-objection-form.ts';

/** Whose analysis it is, so that its lines can be denied; null = it is not stored yet, or only a copy. */
export type Objecting = { analysisId: string; ranked: RankedAnew | null } | null;

export type LedgerProps = { path: OpenPath & AdvisedPath; index: number; objecting: Objecting };

export function Ledger({ path, index, objecting }: LedgerProps) {
  const ranked = objecting?.ranked ?? null;
  const moved = ranked?.paths.find(({ zawodId }) => zawodId === path.zawodId) ?? null;
  const entries = entriesOf(path.bilans, moved?.bilans ?? null, ranked?.objections ?? []);
  const scale = barScale(entries.map(({ points }) => points));
  const unknown = unknownWords(path);
  const place = ledgerPlace(index);
  const fault = useFault(place);
  return (
    <Stack gap={4} id={place}>
      <Text size="small" tone="soft" className={screenOnly}>
        {withNonBreakingSpaces(
          'W prawo: co podniosło ten zawód na liście. W lewo: co go obniżyło. Im dłuższy pasek, tym więcej ważyło.',
        )}
      </Text>
      <LedgerTable name={path.nazwa}>
        {entries.map((entry) => (
          <LedgerRow
            key={keyOf(entry)}
            entry={entry}
            scale={scale}
            names={path.nazwy}
            pathName={path.nazwa}
            place={place}
            analysisId={objecting?.analysisId ?? null}
          />
        ))}
      </LedgerTable>
      {unknown.length === 0 ? null : (
        <Text size="small" tone="soft">
          <strong>Czego nie wiemy:</strong> {unknown.join('; ')}.
        </Text>
      )}
      {objecting === null ? null : (
        <div aria-live="polite">
          {ranked === null || moved === null || ranked.objections.length === 0 ? null : (
            <Text size="small">
              {movedWords(placeWords(moved, ranked.candidates), overtakenWords(moved, ranked.nowHigher))}
            </Text>
          )}
        </div>
      )}
      {fault === null ? null : (
        <div role="alert">
          <FieldFault id={`${place}-blad`}>{`Nie zapisano. ${fault.sentence}`}</FieldFault>
        </div>
      )}
    </Stack>
  );
}

function movedWords(place: string | null, overtaken: string): string {
  const stands = place === null ? 'Kolejność policzona na nowo.' : `Ten zawód: ${place}.`;
  return withNonBreakingSpaces(
    `${stands} ${overtaken} Następna analiza weźmie Twoje poprawki pod uwagę.`.replace('  ', ' '),
  );
}

/** What came back with the page, when the form was sent without JavaScript. */
function useFault(place: string): MarkFault | null {
  const fault = useActionData<MarkFault | null>() ?? null;
  return fault?.place === place ? fault : null;
}

// One line of the ledger, with its bar and the button that denies it. Pressed, it is struck through at once; if that can't be saved it
// comes back, and a toast says so. The button stays the same one, so the focus does, too.
type LedgerRowProps = {
  entry: LedgerEntry;
  scale: BarScale;
  names: Readonly<Record<string, string>> | undefined;
  pathName: string;
  place: string;
  /** Null = nothing can be saved. */
  analysisId: string | null;
};

function LedgerRow({ entry, scale, names, pathName, place, analysisId }: LedgerRowProps) {
  const { formData, send, fetcher, action } = useObjectionForm(`${place} ${keyOf(entry)}`);
  const sent = formData === undefined ? null : readObjectionForm(formData);
  const isDenied = sent?.isDenied ?? entry.objection !== null;
  const said = withNonBreakingSpaces(ledgerWords(entry, names));
  const points = signed(entry.points);
  return (
    <tr className={row}>
      <th scope="row" className={cell}>
        <span className={words}>{isDenied ? <s>{said}</s> : said}</span>
        <LedgerBar points={entry.points} scale={scale} isDenied={isDenied} />
        {analysisId === null ? null : (
          <fetcher.Form method="post" action={action} onSubmit={send} className={screenOnly}>
            <input type="hidden" name="intent" value={OBJECTION_INTENT} />
            <input type="hidden" name="analysisId" value={analysisId} />
            <input type="hidden" name="place" value={place} />
            <input type="hidden" name="factor" value={entry.objection?.factor ?? entry.factor} />
            <input type="hidden" name="evidence" value={entry.objection?.evidence ?? entry.evidence} />
            <button type="submit" className={button} name="denied" value={isDenied ? 'nie' : 'tak'}>
              {isDenied ? 'Cofnij' : 'To się nie zgadza'}
              <VisuallyHidden>
                : {said}, {pathName}
              </VisuallyHidden>
            </button>
          </fetcher.Form>
        )}
      </th>
      <td className={figure}>{isDenied ? <s>{points}</s> : points}</td>
    </tr>
  );
}
