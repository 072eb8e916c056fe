// public/zawody.json: the atlas as open data (domain/atlas/open-data.ts), a file like any other.
import { readCareers, readCareerSources } from '#content/careers.server.ts';
import { openData } from '#domain/atlas/open-data.ts';
import { writeChanged } from './modules.ts';

export async function writeOpenData(): Promise<void> {
  const [careers, sources] = await Promise.all([readCareers(), readCareerSources()]);
  await writeChanged('public/zawody.json', JSON.stringify(openData(careers, sources)));
}
