// The consent and the button. From the press on the page says what goes on (docs/product.md 'Payment messages'); a second press does
// nothing.
import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { goneWhenEmpty } from '../../../ui/feedback/live-region.css.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { FieldFault } from '../../../ui/form/Field.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import type { OrderResult } from './order-data.ts';

const REDIRECT_MS = 500;

type OrderFormProps = {
  consent: string;
  /** 'kartą albo BLIK-iem'. */
  means: string;
  /** To the form that was sent without JavaScript. */
  result: OrderResult | undefined;
};

export function OrderForm({ consent, means, result: resultOfPage }: OrderFormProps) {
  const fetcher = useFetcher<OrderResult>();
  const faultId = useId();
  const box = useRef<HTMLInputElement>(null);
  const result = fetcher.data ?? resultOfPage;
  const isSending = fetcher.state !== 'idle';
  const url = result?.state === 'go' ? result.url : null;
  // What the person has mended since it was said is not said any longer.
  const [mended, setMended] = useState<OrderResult>();
  const fault = result?.state === 'refused' && !isSending && result !== mended ? result : null;
  const consentFault = fault?.place === 'consent' ? fault.sentence : null;

  useLeaving(url);
  useEffect(() => {
    if (result?.state !== 'refused' || result.place !== 'consent') return;
    // Ticked before React was there to hear it.
    if (box.current?.checked === true) setMended(result);
    else box.current?.focus();
  }, [result]);

  return (
    <Stack as={fetcher.Form} method="post" noValidate>
      {fault?.place === 'form' ? <Notice tone="error">{fault.sentence}</Notice> : null}
      <Stack gap={2}>
        <Choice
          ref={box}
          type="checkbox"
          look="sentence"
          name="zgoda"
          value="tak"
          required
          onChange={() => setMended(result)}
          aria-invalid={consentFault === null ? undefined : true}
          aria-describedby={consentFault === null ? undefined : faultId}
          label={consent}
        />
        {consentFault === null ? null : <FieldFault id={faultId}>{consentFault}</FieldFault>}
      </Stack>
      <Button type="submit" isWide busy={isSending || url !== null}>
        Zamawiam z&nbsp;obowiązkiem zapłaty
      </Button>
      {/* Stays in the page while it is empty, or what is filled in would not be read out. */}
      <Stack as="output" gap={0} className={goneWhenEmpty}>
        {isSending || url !== null ? <Status isGone={url !== null} /> : null}
      </Stack>
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(`Zapłacisz na stronie Stripe: ${means}. Wcześniej nic nie pobieramy.`)}
      </Text>
    </Stack>
  );
}

function Status({ isGone }: { isGone: boolean }) {
  return (
    <Text as="span" tone="accent" weight="strong" align="center">
      {isGone ? 'Zaraz otworzymy stronę płatności…' : 'Przekierowywanie do płatności…'}
    </Text>
  );
}

/** Off to the provider's page after half a second; who comes back from it by the browser's arrow finds a page that can be pressed. */
function useLeaving(url: string | null): void {
  useEffect(() => {
    if (url === null) return;
    const leaving = setTimeout(() => window.location.assign(url), REDIRECT_MS);
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      clearTimeout(leaving);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [url]);
}
