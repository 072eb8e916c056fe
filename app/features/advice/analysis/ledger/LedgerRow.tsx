// One line of the ledger, with its bar and the button that denies it. Pressed, it is struck through at once; if that can't be saved it
// comes back, and a toast says so. The button stays the same one, so the focus does, too.
import { keyOf, type LedgerEntry } from '#domain/advice/objections.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import type { BarScale } from './bar-scale.ts';
import { LedgerBar } from './LedgerBar.tsx';
import { button, cell, figure, row, words } from './Ledger.css.ts';
import { ledgerWords, signed } from './ledger-words.ts';
import { OBJECTION_INTENT, readObjectionForm } from './objection-forms.ts';
import { useObjectionForm } from './use-objection-form.ts';

type LedgerRowProps = {
  entry: LedgerEntry;
  scale: BarScale;
  names: Readonly<Record<string, string>> | undefined;
  pathName: string;
  place: string;
  /** Null = nothing can be saved. */
  analysisId: string | null;
};

export function LedgerRow({ entry, scale, names, pathName, place, analysisId }: LedgerRowProps) {
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
