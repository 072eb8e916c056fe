import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { TokenField } from './TokenField.tsx';
import { useToken } from './use-token.ts';

type LinkFormProps = {
  action: string;
  /** Of the last press; the address has none after it. */
  sent: string | undefined;
  refused: { place?: string; sentence?: string } | null | undefined;
  /** Beside the link. */
  fields?: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** What a mailed link asks for: opening it changes nothing, a press does. Works without JavaScript. */
export function LinkForm({ action, sent, refused, fields, children }: LinkFormProps) {
  const token = useToken();
  const faultAt = (place: string) =>
    refused?.place === place ? withNonBreakingSpaces(refused.sentence ?? '') : null;
  const fault = faultAt('form');
  return (
    <Stack as="form" width="form" method="post" action={action} noValidate>
      {fault === null ? null : <Notice tone="error">{fault}</Notice>}
      <TokenField token={sent || token} fault={faultAt('token')} />
      {fields}
      <Inline gap={4}>{children}</Inline>
    </Stack>
  );
}

/** The address of such a page holds a secret: no search engine and no other site gets it. */
export function linkMeta(title: string): MetaDescriptor[] {
  return [
    { title: `${title} – Szlak` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ];
}
