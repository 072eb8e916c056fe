// When the sources of our tables were published, for the desk, which says what is old (domain/desk/source-age.ts). The words that people
// read are in app/features/site/method. Null = the source says no day.
import type { DatedSource } from '#domain/desk/source-age.ts';

export const SOURCE_DAYS: readonly DatedSource[] = [
  { name: 'Klasyfikacja zawodów i specjalności (Dz.U. 2025 poz. 1534)', published: null },
  { name: 'GUS, Struktura wynagrodzeń według zawodów za październik 2024 r.', published: '2026-02-10' },
  { name: 'GUS, Rozkład wynagrodzeń w gospodarce narodowej w październiku 2024 r.', published: null },
  { name: 'Barometr zawodów 2026', published: '2025-11-30' },
  { name: 'Płaca minimalna na 2026 r.', published: '2025-09-11' },
  { name: 'Płaca minimalna na 2027 r. (Dz.U. 2026 poz. 1213)', published: '2026-09-15' },
  { name: 'O*NET Interests 02/2026', published: '2026-02-01' },
  { name: 'ESCO 1.2.1', published: null },
];
