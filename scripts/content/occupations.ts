// public/dane/tabele.json: the occupations as one file, which the Worker reads when they are first asked for.
import { readOccupations } from '#content/careers/occupation-files.ts';
import { writeChanged } from './modules.ts';

export async function writeOccupations(): Promise<void> {
  await writeChanged('public/dane/tabele.json', JSON.stringify(await readOccupations()));
}
