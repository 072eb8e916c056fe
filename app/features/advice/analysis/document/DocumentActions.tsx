import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { screenOnly } from '../../../../styles/print.css.ts';

/** The analysis as a document leads on, also without JavaScript. */
export function DocumentActions() {
  return (
    <div className={screenOnly}>
      <ButtonLink tone="secondary" to="/dashboard/dokument">
        Drukuj lub zapisz PDF
      </ButtonLink>
    </div>
  );
}
