import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** To the dashboard after so many ms; null = not yet. */
export function useGoOn(ms: number | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => void navigate('/dashboard', { replace: true }), ms);
    return () => clearTimeout(timer);
  }, [ms, navigate]);
}
