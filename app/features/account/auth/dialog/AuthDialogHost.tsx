// Opens the auth dialog when asked to and closes it once a stranger is none any more. The dialog itself is a chunk of its own, loaded when
// first opened; not React.lazy, whose failure would take the page, and what was typed on it, with it.
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useToast } from '../../../platform/toasts/toast-store.ts';
import { authRequestAtom, useAuthDialog } from './use-auth-dialog.ts';
import { useUser } from '../session/use-user.ts';
import { useRootData } from '../../../../lib/root-data.ts';

type Chunk = typeof import('./AuthDialog.tsx');

export function AuthDialogHost() {
  const request = useAtomValue(authRequestAtom);
  const { close } = useAuthDialog();
  const isUnknown = useRootData()?.isSessionUnknown === true;
  const isSignedIn = useUser() !== null || isUnknown;
  const chunk = useDialogChunk(request !== null && !isSignedIn, close);
  useEffect(() => {
    if (isSignedIn && request !== null) close();
  }, [isSignedIn, request, close]);
  if (request === null || isSignedIn || chunk === null) return null;
  return <chunk.AuthDialog request={request} onClose={close} />;
}

function useDialogChunk(isWanted: boolean, onFailure: () => void): Chunk | null {
  const [loaded, setLoaded] = useState<Chunk | null>(null);
  const toast = useToast();
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    let isCurrent = true;
    import('./AuthDialog.tsx').then(setLoaded, () => {
      if (!isCurrent) return;
      toast({
        tone: 'error',
        text: 'Nie udało się otworzyć logowania. Sprawdź połączenie z internetem i odśwież stronę.',
      });
      onFailure();
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded, toast, onFailure]);
  return loaded;
}
