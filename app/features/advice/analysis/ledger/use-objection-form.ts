// The form that denies a line of the ledger, or answers the question back: what was sent last wins, and a fault is told in a toast.
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useOrderedFetcher } from '../../../../lib/use-ordered-fetcher.ts';
import type { MarkFault } from '../../trail/mark-forms.ts';
import { useToast } from '../../../platform/toasts/toast-store.ts';

export function useObjectionForm(key: string) {
  // With what the address asks for: without JavaScript the same path stands in front afterwards.
  const { pathname, search } = useLocation();
  const action = `${pathname}${search}`;
  const { fetcher, send, formData } = useOrderedFetcher<MarkFault | null>(key, action);
  const toast = useToast();
  const told = useRef<MarkFault | null>(null);
  const fault = fetcher.state === 'idle' ? (fetcher.data ?? null) : null;
  useEffect(() => {
    if (fault === null || told.current === fault) return;
    told.current = fault;
    toast({ tone: 'error', text: `Nie zapisano. ${fault.sentence}` });
  }, [fault, toast]);
  return { fetcher, send, formData, action };
}
