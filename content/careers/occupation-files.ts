// The 499 occupations, one file a major group of the classification. In the built Worker occupation-files.worker.ts stands in its place
// (package.json 'imports').
import type { Occupation } from '#domain/advice/occupation.ts';

export async function readOccupations(): Promise<Occupation[]> {
  const files = await Promise.all(FILES.map((open) => open()));
  // JSON knows no unions of words; careers.test.ts does.
  return files.flatMap((file) => file.default as unknown as Occupation[]);
}

const FILES = [
  () => import('./occupations/0.json', { with: { type: 'json' } }),
  () => import('./occupations/1.json', { with: { type: 'json' } }),
  () => import('./occupations/2.json', { with: { type: 'json' } }),
  () => import('./occupations/3.json', { with: { type: 'json' } }),
  () => import('./occupations/4.json', { with: { type: 'json' } }),
  () => import('./occupations/5.json', { with: { type: 'json' } }),
  () => import('./occupations/6.json', { with: { type: 'json' } }),
  () => import('./occupations/7.json', { with: { type: 'json' } }),
  () => import('./occupations/8.json', { with: { type: 'json' } }),
  () => import('./occupations/9.json', { with: { type: 'json' } }),
] as const;
