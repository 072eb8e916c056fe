// In a frame that went first: what follows it needs JavaScript, so without it the page is asked for again, whole.
import { WHOLE } from './whole-page.ts';

export function WholeWithoutScript() {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0;url=?${WHOLE}`} />
    </noscript>
  );
}
