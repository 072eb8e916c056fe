// The summary of an order: what is bought, what happens on which day, and beside it the price with the form.
import type { ReactNode } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Trail, type TrailStop } from '../../../ui/layout/Trail.tsx';
import type { OrderResult, Seller } from './order-data.ts';
import { OrderForm } from './OrderForm.tsx';
import { layout, page, pay, seller as sellerStyle, ticket } from './OrderSheet.css.ts';

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
