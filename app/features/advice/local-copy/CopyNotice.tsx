// Says that what is shown is a copy. The region is always there, so that screen readers hear when it is filled.
import { polishDateOrNull } from '#domain/platform/polish-date.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { goneWhenEmpty } from '../../../ui/feedback/live-region.css.ts';
import type { ShownDashboard } from './use-dashboard.ts';
import { WHOLE } from './whole-page.ts';

export function CopyNotice({ shown }: { shown: ShownDashboard }) {
  return (
    <>
      <div className={goneWhenEmpty} aria-live="polite">
        {shown.kind === 'copy' ? <Words {...shown} /> : null}
      </div>
      {shown.isComing ? <WholeWithoutScript /> : null}
    </>
  );
}

function Words({ dashboard, isComing }: ShownDashboard) {
  if (isComing) return <Notice tone="info">Ładowanie danych… Na razie widzisz ostatnią kopię.</Notice>;
  const current = dashboard?.current ?? null;
  const day = current === null ? null : polishDateOrNull(current.createdAt);
  return (
    <Notice tone="warning">
      Nie możemy teraz połączyć się z&nbsp;bazą danych, więc widzisz ostatnią kopię zapisaną w&nbsp;tej
      przeglądarce
      {day === null ? null : ` (analiza z\u00a0${day})`}. Zmian na razie nie zapiszesz. Gdy połączenie wróci,
      strona odświeży się bez Twojej pomocy.
    </Notice>
  );
}

// In a frame that went first: what follows it needs JavaScript, so without it the page is asked for again, whole.
function WholeWithoutScript() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=?${WHOLE}`} />
    </noscript>
  );
}
