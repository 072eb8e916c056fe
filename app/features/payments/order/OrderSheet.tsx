// The summary of an order: what is bought, what happens on which day, and beside it the price with the form.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { goneWhenEmpty } from '../../../ui/feedback/live-region.css.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { FieldFault } from '../../../ui/form/Field.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Trail, type TrailStop } from '../../../ui/layout/Trail.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { layout, page, pay, seller as sellerStyle, ticket } from './OrderSheet.css.ts';
import type { OrderResult, Seller } from './order-data.ts';

type OrderSheetProps = {
  title: string;
  picture?: ReactNode;
  what: string;
  /** Of what is read: its author. */
  whoWrites?: string;
  stops: readonly TrailStop[];
  price: ReactNode;
  consent: string;
  means: string;
  seller: Seller;
  result: OrderResult | undefined;
  backTo: { path: string; name: string };
};

export function OrderSheet(props: OrderSheetProps) {
  const { title, picture, what, whoWrites, stops, price, consent, means, seller, result, backTo } = props;
  return (
    <Container className={page}>
      <div>
        <Link tone="back" to={backTo.path}>
          {backTo.name}
        </Link>
        <Heading level={1}>Twoje zamówienie</Heading>
      </div>
      <div className={layout}>
        <Stack gap={6}>
          {picture}
          <Stack gap={2}>
            <Heading level={2}>{title}</Heading>
            <Text tone="soft">{what}</Text>
            {whoWrites === undefined ? null : <Text>{whoWrites}</Text>}
          </Stack>
          <Stack as="section" gap={4}>
            <Heading level={3}>Co i&nbsp;kiedy</Heading>
            <Trail stops={stops} />
          </Stack>
        </Stack>
        <div className={ticket}>
          <div className={pay}>
            {price}
            <OrderForm consent={consent} means={means} result={result} />
          </div>
          <p className={sellerStyle}>
            {withNonBreakingSpaces(`Sprzedaje ${seller.name}, ${seller.address}.`)} Umowę opisuje{' '}
            <Link to="/regulamin">regulamin</Link>. Zmienisz zdanie?{' '}
            <Link to="/odstapienie">Odstąp od&nbsp;umowy tutaj</Link>.
          </p>
        </div>
      </div>
    </Container>
  );
}

// The consent and the button. From the press on the page says what goes on (docs/product.md 'Payment messages'); a second press does
// nothing.
const REDIRECT_MS = 500;

type OrderFormProps = {
  consent: string;
  /** 'kartą albo BLIKIEM'. */
  means: string;
  /** To the form that was sent without JavaScript. */
  result: OrderResult | undefined;
};

function OrderForm({ consent, means, result: resultOfPage }: OrderFormProps) {
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
