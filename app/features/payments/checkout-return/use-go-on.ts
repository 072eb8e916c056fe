import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** To the dashboard, or another page of ours, after so many ms; null = not yet. */
export function useGoOn(ms: number | null, to = '/dashboard'): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), ms);
    return () => clearTimeout(timer);
  }, [ms, navigate, to]);
}
