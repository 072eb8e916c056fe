// Passing a post on: by the phone's own sheet or the clipboard where JavaScript runs, by plain links everywhere.
import { useEffect } from 'react';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { listenForShares } from '../article/share-button.ts';
import { scriptOnly } from '../../../ui/script-only.css.ts';

export function Share({ title, address }: { title: string; address: string }) {
  useEffect(listenForShares, []);
  const url = encodeURIComponent(address);
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={4}>
        {withNonBreakingSpaces('Znasz kogoś, komu się przyda?')}
      </Heading>
      <Inline gap={5}>
        <Button tone="secondary" className={scriptOnly} data-share-address={address} data-share-title={title}>
          <Icon name="share" />
          Udostępnij
        </Button>
        <output />
        <Link tone="quiet" to={`mailto:?subject=${encodeURIComponent(title)}&body=${url}`}>
          E-mail
        </Link>
        <Link tone="quiet" to={`https://www.linkedin.com/sharing/share-offsite/?url=${url}`}>
          LinkedIn
        </Link>
        <Link tone="quiet" to={`https://www.facebook.com/sharer/sharer.php?u=${url}`}>
          Facebook
        </Link>
      </Inline>
    </Stack>
  );
}
