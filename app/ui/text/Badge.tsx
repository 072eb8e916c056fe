import type { ReactNode } from 'react';
import { tones } from './Badge.css.ts';

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>;
}
