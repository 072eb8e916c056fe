import type { OwnPasskey } from '#worker/services/account/passkeys/keys.ts';
import { polishDay, polishMoment } from '#domain/platform/polish-date.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { Row, Subject } from '../Row.tsx';

type KeyRowProps = { passkey: OwnPasskey; onRename: () => void; onRemove: () => void };

export function KeyRow({ passkey, onRename, onRemove }: KeyRowProps) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <Row>
      <Subject>
        <strong>{name}</strong>
        <Text as="span" size="small" tone="soft">
          Dodany <time dateTime={createdAt}>{polishDay(createdAt.slice(0, 10))}</time>.{' '}
          {lastUsedAt === null ? (
            'Jeszcze nieużyty.'
          ) : (
            <>
              Ostatnio użyty: <time dateTime={lastUsedAt}>{polishMoment(lastUsedAt)}</time>
            </>
          )}
        </Text>
      </Subject>
      <Inline gap={2}>
        <Button tone="quiet" onClick={onRename}>
          Zmień nazwę<VisuallyHidden> klucza {name}</VisuallyHidden>
        </Button>
        <Button tone="secondary" onClick={onRemove}>
          Usuń<VisuallyHidden> klucz {name}</VisuallyHidden>
        </Button>
      </Inline>
    </Row>
  );
}
