import { shareLink } from '../../../lib/share.ts';
import { useToast } from '../../platform/toasts/toast-store.ts';

const SHARED_MS = 2_000;

/** Shares a page of ours and says how it went (docs/product.md 'Sharing messages', 'Toasts'). `path` is public: who gets the link sees what strangers see. */
export function useShare(link: { title: string; path: string }): () => Promise<void> {
  const toast = useToast();
  return async () => {
    const url = `${window.location.origin}${link.path}`;
    const outcome = await shareLink({ title: link.title, url }, navigator);
    if (outcome === 'copied') toast({ tone: 'success', text: 'Link skopiowany do schowka!', ms: SHARED_MS });
    if (outcome === 'failed') toast({ tone: 'error', text: 'Nie udało się udostępnić' });
  };
}
