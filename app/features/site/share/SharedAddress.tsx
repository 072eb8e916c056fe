// An address of one's own that others may have: to read, to pass on by a press, and what else can be done with it. `listenForShares` must be on.
import type { ReactNode } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Icon } from '../../../ui/text/Icon.tsx';

type SharedAddressProps = {
  label: string;
  hint?: string;
  address: string;
  /** As the device's own sheet shows it. */
  title: string;
  children: ReactNode;
};

export function SharedAddress({ label, hint, address, title, children }: SharedAddressProps) {
  return (
    <>
      <Field label={label} {...(hint !== undefined && { hint })}>
        {(control) => <TextInput {...control} readOnly value={address} />}
      </Field>
      <Inline gap={4}>
        <span className={scriptOnly}>
          <Button data-share-address={address} data-share-title={title}>
            <Icon name="share" />
            Udostępnij
          </Button>
          <output />
        </span>
        {children}
      </Inline>
    </>
  );
}
