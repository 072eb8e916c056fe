// What stands under the header of a page for a while: the operator's word to everybody, and the reminder of an address to be confirmed.
import { usePageTrait } from '../../../lib/page-handle.ts';
import { UnconfirmedNotice } from '../../account/auth/session/UnconfirmedNotice.tsx';
import { OperatorNotice } from './OperatorNotice.tsx';

export function Notices() {
  const sells = usePageTrait('sells');
  // Where the address is just being confirmed nobody needs reminding.
  const isPlace = usePageTrait('isPlace');
  return (
    <>
      <OperatorNotice />
      {sells && isPlace ? <UnconfirmedNotice /> : null}
    </>
  );
}
