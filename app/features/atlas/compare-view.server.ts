// What the comparison shows. Its address holds ids; what somebody typed is looked up, and leads to the address with the ids.
import { readAtlas, type ReadFile } from '#content/atlas.server.ts';
import { minimumWageOn } from '#domain/advice/public-facts.ts';
import type { Atlas } from '#domain/atlas/atlas.ts';
import type { AtlasEntry } from '#domain/atlas/entry.ts';
import { WHOLE_ATLAS } from '#domain/atlas/state.ts';
import { spelled } from '#domain/platform/folded-text.ts';
import { cleanQuery } from '#domain/platform/search/text-search.ts';
import type { ComparePageView } from './ComparePage.tsx';
import { readOccupation } from './occupation-view.server.ts';

const FIELDS = ['a', 'b', 'c'] as const;

type Comparison = { kind: 'view'; view: ComparePageView } | { kind: 'address'; address: string };

export async function readComparison(
  params: URLSearchParams,
  today: string,
  readFile: ReadFile,
): Promise<Comparison> {
  const { atlas, sources } = await readAtlas();
  const asked = FIELDS.map((field) => cleanQuery(params.get(field) ?? ''));
  const found = asked.map((words) => meant(words, atlas));
  const ids = [...new Set(found.flatMap((entry) => entry?.occupation.id ?? []))];
  const address = addressOf(ids);
  if (address !== addressOf(asked)) return { kind: 'address', address };
  const views = await Promise.all(ids.map((id) => readOccupation(id, today, readFile)));
  const [a = '', b = '', c = ''] = found.map((entry) => entry?.name ?? '');
  return {
    kind: 'view',
    view: {
      compared: views.flatMap((view, index) => {
        const letters = found[index]?.letters;
        if (view === null || letters === undefined) return [];
        const { occupation, name, payGroup, widePay, demand, licence, portrait } = view;
        return [{ occupation, name, payGroup, widePay, demand, licence, portrait, letters }];
      }),
      chosen: [a, b, c],
      all: shortNames(atlas),
      minimum: minimumWageOn(sources.pay.minimumWage, today),
      sources,
    },
  };
}

/** In one form each, since the search knows the other; both would double the list. */
function shortNames(atlas: Atlas): string[] {
  const names = atlas.entries.map(({ name }) => name.split(' / ')[0] ?? name);
  return [...new Set(names)].sort(new Intl.Collator('pl').compare);
}

/** An id, a name as it is written, or else what the search finds first. */
function meant(words: string, atlas: Atlas): AtlasEntry | null {
  if (words === '') return null;
  const asked = spelled(words);
  const same = ({ name, occupation }: AtlasEntry) =>
    spelled(name) === asked || spelled(occupation.name) === asked;
  const first = () => atlas.view({ ...WHOLE_ATLAS, query: words }).entries[0];
  return atlas.entryOf(words) ?? atlas.entries.find(same) ?? first() ?? null;
}

function addressOf(values: readonly string[]): string {
  const params = new URLSearchParams();
  for (const [index, field] of FIELDS.entries()) {
    const value = values[index] ?? '';
    if (value !== '') params.set(field, value);
  }
  return params.size === 0 ? '/zawody/porownaj' : `/zawody/porownaj?${params}`;
}
