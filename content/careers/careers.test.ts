// The careers' data: shape, ranges, references, what may be shown as a fact: figures have a source, estimates are marked.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EDUCATION_LEVELS, PHYSICAL_EFFORTS, POLISH_LEVELS, RIASEC } from '#domain/advice/occupation.ts';
import { legalBasisOf, shownDemandGroup, shownWidePay } from '#domain/advice/shown-facts.ts';
import { offeredPairs } from '#domain/atlas/offered-pairs.ts';
import { readCareers, readCareerSources } from '../careers.server.ts';
import provenance from './provenance.json' with { type: 'json' };

const careers = await readCareers();
const sources = await readCareerSources();
const { occupations, payGroups, demandGroups, licences } = careers;

const percent = z.int().min(0).max(100);
const maybe = z.boolean().nullable();
const upToThree = z.int().min(0).max(3);

const occupationShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  code: z.string().regex(/^\d{6}$/),
  name: z.string().min(3),
  everydayName: z.string().nullable(),
  oneLine: z
    .string()
    .max(120)
    .regex(/[.!?]$/),
  riasec: z.strictObject({ R: percent, I: percent, A: percent, S: percent, E: percent, C: percent }),
  pay: z.strictObject({ group: z.string(), match: z.enum(['kod', 'nazwa']) }).nullable(),
  payNote: z.string().nullable(),
  barometer: z.strictObject({ group: z.string(), match: z.enum(['pewne', 'prawdopodobne']) }).nullable(),
  entry: z.strictObject({
    education: z.enum(EDUCATION_LEVELS),
    months: z.tuple([z.int().min(0).max(200), z.int().min(0).max(200)]).nullable(),
    licence: z.string().nullable(),
    degreeFieldRequired: maybe,
    withoutExperience: z.boolean(),
    estimate: z.literal(true),
  }),
  conditions: z.strictObject({
    physical: z.enum(PHYSICAL_EFFORTS),
    shifts: maybe,
    outdoors: maybe,
    people: maybe,
    remote: maybe,
    screen: maybe,
    polish: z.enum(POLISH_LEVELS),
    estimate: z.literal(true),
  }),
  affinity: z.strictObject({
    nature: upToThree,
    ambitious: upToThree,
    helping: upToThree,
    creative: upToThree,
    estimate: z.literal(true),
  }),
  tags: z.array(z.string().min(1)).min(5).max(12),
});

/** Where an occupation's facts come from; no page reads it. */
const provenanceShape = z.strictObject({
  isco: z.string().regex(/^\d{4}$/),
  esco: z.string().nullable(),
  riasecFrom: z.strictObject({
    method: z.enum(['onet', 'onet:mean', 'derived:nearest']),
    onet: z.array(z.string().regex(/^\d\d-\d{4}\.\d\d$/)).min(1),
    note: z.string().optional(),
  }),
  vocationalSchool: z.boolean(),
  menForecast2026: z.boolean(),
});

test('it is known of every occupation where its interests come from', () => {
  expect(Object.keys(provenance).toSorted()).toEqual(occupations.map(({ id }) => id).toSorted());
  for (const one of Object.values(provenance)) expect(provenanceShape.safeParse(one).error).toBeUndefined();
});

describe('occupations', () => {
  test.each(occupations.map((occupation) => [occupation.id, occupation] as const))(
    '%s has its shape',
    (_, occupation) => {
      expect(occupationShape.safeParse(occupation).error).toBeUndefined();
    },
  );

  test('are 499, each with an id of its own', () => {
    expect(occupations).toHaveLength(499);
    expect(new Set(occupations.map(({ id }) => id)).size).toBe(499);
  });

  test('stand in the file of their major group, in the order of their codes', () => {
    const codes = occupations.map(({ code }) => code);
    expect(codes.map((code) => code[0])).toEqual(codes.map((code) => code[0]).toSorted());
  });

  test('have months that go up, a letter that stands out, and tags that differ', () => {
    const odd = occupations.filter(({ entry: { months }, riasec, tags }) => {
      const goesUp = months === null || months[0] <= months[1];
      const standsOut = Math.max(...RIASEC.map((letter) => riasec[letter])) >= 50;
      return !goesUp || !standsOut || new Set(tags).size !== tags.length;
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  test('point only to what is there', () => {
    const pay = new Set(payGroups.map(({ id }) => id));
    const demand = new Set(demandGroups.map(({ id }) => id));
    const licence = new Set(licences.map(({ key }) => key));
    const lost = occupations.filter(
      (one) =>
        (one.pay !== null && !pay.has(one.pay.group)) ||
        (one.barometer !== null && !demand.has(one.barometer.group)) ||
        (one.entry.licence !== null && !licence.has(one.entry.licence)),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test('take their pay from the group of their code', () => {
    const groups = new Map(payGroups.map((group) => [group.id, group]));
    const wrong = occupations.filter(
      ({ pay, code }) => pay?.match === 'kod' && groups.get(pay.group)?.kzis3 !== code.slice(0, 3),
    );
    expect(wrong).toEqual([]);
  });
});

describe('figures', () => {
  test('30 pay groups have nine deciles that go up, the fifth of them the median', () => {
    expect(payGroups).toHaveLength(30);
    const odd = payGroups.filter(
      ({ deciles, median }) =>
        deciles.length !== 9 ||
        deciles[4] !== median ||
        deciles.some((decile, at) => decile < (deciles[at - 1] ?? 0)),
    );
    expect(odd).toEqual([]);
  });

  test('pay has its source, date, scope and unit', () => {
    expect(sources.pay).toMatchObject({ period: '2024-10', unit: 'zł brutto miesięcznie' });
    expect(sources.pay.source).toMatch(/^GUS/);
    expect(sources.pay.sourceUrl).toMatch(/^https:\/\/stat\.gov\.pl\//);
    expect(sources.pay.scope).toMatch(/10 i więcej/);
  });

  test('demand knows no other words, and 17 groups short of people in the country', () => {
    const words = new Set(
      demandGroups.flatMap(({ poland, voivodeships }) => [poland, ...Object.values(voivodeships)]),
    );
    expect([...words].filter((word) => !['deficyt', 'rownowaga', 'nadwyzka', null].includes(word))).toEqual(
      [],
    );
    expect(demandGroups.filter(({ poland }) => poland === 'deficyt')).toHaveLength(17);
  });

  test('demand is shown where the match is certain and the name has a source', () => {
    const shown = occupations.flatMap((one) => shownDemandGroup(one, demandGroups) ?? []);
    expect(shown.length).toBeGreaterThan(100);
    expect(shown.filter(({ nameStatus }) => nameStatus === 'z-pamięci')).toEqual([]);
  });

  test('what CC BY and ESCO ask to be named is there', () => {
    expect(sources.credits.some((credit) => /O\*NET.*USDOL\/ETA.*CC BY 4\.0/.test(credit))).toBe(true);
    expect(sources.credits.some((credit) => credit.includes('ESCO'))).toBe(true);
  });
});

test('a licence without a checked legal basis says so', () => {
  expect(licences.filter(({ checkedAgainst }) => checkedAgainst !== null).map(({ key }) => key)).toEqual([
    'zawmed',
    'psycholog',
  ]);
  const unchecked = licences.filter(({ checkedAgainst }) => checkedAgainst === null);
  for (const licence of unchecked)
    expect(legalBasisOf(licence)).toMatch(
      licence.kind === 'certyfikat' ? /; sprawdź u\u00a0pracodawcy$/ : /\(sprawdź w\u00a0bazie ustaw ISAP\)$/,
    );
});

describe('words', () => {
  const ids = new Set(occupations.map(({ id }) => id));
  const tags = new Set(occupations.flatMap((one) => one.tags));
  const listed = (list: string | undefined) =>
    Array.from((list ?? '').matchAll(/"([^"]+)"|(\S+)/g), (match) => match[1] ?? match[2] ?? '');

  test('name only occupations that there are', () => {
    const jobs = [...careers.words, ...careers.called].flatMap((row) => listed(row.jobs));
    expect(jobs.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('name only tags that there are', () => {
    const named = careers.words.flatMap((row) => [...listed(row.tags), ...listed(row.near)]);
    expect(named.filter((tag) => !tags.has(tag))).toEqual([]);
  });
});

describe('next steps', () => {
  const ids = new Set(occupations.map(({ id }) => id));
  const rows = Object.entries(careers.moves);

  test('stand in the table for every occupation, and for nothing else', () => {
    expect(new Set(rows.map(([id]) => id))).toEqual(ids);
  });

  test('lead to other occupations, to each at most once', () => {
    for (const [id, moves] of rows) {
      const others = [...(moves?.up ?? []), ...(moves?.aside ?? []), ...(moves?.start ?? [])];
      expect(
        others.filter((other) => other === id || !ids.has(other)),
        id,
      ).toEqual([]);
      expect(new Set(others).size, id).toBe(others.length);
    }
  });
});

describe('where experience leads', () => {
  const ids = new Set(occupations.map(({ id }) => id));
  const rows = Object.entries(careers.nextWork);

  test('is said of every occupation, and of nothing else', () => {
    expect(new Set(rows.map(([id]) => id))).toEqual(ids);
  });

  test('to several others, at once or after a school, never both', () => {
    for (const [id, row] of rows) {
      const [now, school] = [row?.now.split(' ') ?? [], row?.school.split(' ') ?? []];
      const others = [...now, ...school];
      expect(
        others.filter((other) => other === id || !ids.has(other)),
        id,
      ).toEqual([]);
      expect(new Set(others).size, id).toBe(others.length);
      expect(Math.min(now.length - 4, school.length - 1), id).toBeGreaterThan(0);
    }
  });
});

test('an occupation is a person, in both forms or said to be for both', () => {
  const others = occupations
    .map(({ everydayName }) => everydayName ?? '')
    .filter((name) => !/ \/ | \(k\/m\)$/.test(name));
  expect(others).toEqual([]);
  expect(new Set(occupations.map(({ everydayName }) => everydayName)).size).toBe(occupations.length);
});

describe('facts that a counsellor or a table corrected', () => {
  const occupation = (id: string) => {
    const found = occupations.find((one) => one.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };

  test.each([
    ['biegly-rewident', 'licencjat_inzynier'],
    ['doradca-podatkowy', 'licencjat_inzynier'],
    ['rzeczoznawca-majatkowy', 'licencjat_inzynier'],
    ['kierownik-zlobka', 'srednie'],
  ])('%s asks for no more than %s', (id, education) => {
    expect(occupation(id).entry.education).toBe(education);
  });

  test.each(['lekarz', 'psychiatra', 'pediatra', 'lekarz-rodzinny'])(
    '%s works after about seven years, before any speciality',
    (id) => {
      expect(occupation(id).entry.months?.[0]).toBe(84);
    },
  );

  test.each([
    ['kierowca-autobusu', 'kierowca-d'],
    ['kierowca-tir', 'kierowca-zaw'],
    ['operator-112', 'operator-112'],
  ])('%s asks for %s', (id, licence) => {
    expect(occupation(id).entry.licence).toBe(licence);
  });

  test.each(['ratownik-medyczny', 'asystent-prawny', 'straznik-miejski'])(
    '%s shows no pay of a group that it isn’t in, and says so',
    (id) => {
      const { pay, payNote } = occupation(id);
      expect([pay, payNote]).toEqual([null, expect.stringMatching(/kwoty nie podajemy\.$/)]);
    },
  );

  test('a lorry isn’t driven from one day to the next', () => {
    expect(occupation('kierowca-tir').entry.withoutExperience).toBe(false);
  });

  test('carers and drivers work indoors, a funeral is out of doors', () => {
    const indoors = ['opiekunka-domowa', 'opiekun-osoby-starszej', 'opiekunka-srodowiskowa', 'kierowca-tir'];
    expect(indoors.filter((id) => occupation(id).conditions.outdoors !== false)).toEqual([]);
    expect(occupation('pracownik-zakladu-pogrzebowego').conditions.outdoors).toBe(true);
  });

  test('what another occupation’s code of O*NET says of conditions isn’t used', () => {
    const wrong = [
      'kosmetolog',
      'dyzurny-ruchu',
      'technik-budownictwa',
      'przewodnik-gorski',
      'robotnik-lesny',
    ];
    expect(wrong.filter((id) => careers.contexts.values[id] !== '')).toEqual([]);
    expect(Object.entries(occupation('dyzurny-ruchu').riasec).toSorted(([, a], [, b]) => b - a)[0]?.[0]).toBe(
      'C',
    );
  });
});

describe('a wider group’s pay', () => {
  const { wide } = sources.pay;

  test('is there for the five major groups where a mean says something, with its source', () => {
    expect(wide.groups.map(({ code }) => code)).toEqual(['4', '5', '7', '8', '9']);
    expect([wide.source.startsWith('GUS'), wide.sourceUrl.startsWith('https://stat.gov.pl/')]).toEqual([
      true,
      true,
    ]);
  });

  test('never stands beside a narrower one, nor where a note says why there is none', () => {
    const shown = occupations.filter((one) => shownWidePay(one, wide.groups) !== null);
    expect(shown.filter(({ pay, payNote }) => pay !== null || payNote !== null)).toEqual([]);
    expect(shown.every(({ code }) => '45789'.includes(code.charAt(0)))).toBe(true);
    expect(shown.length).toBeGreaterThan(0);
  });

  test('is out of reach of every rule', () => {
    expect(JSON.stringify(payGroups)).not.toContain(String(wide.groups[0]?.mean));
    expect(Object.keys(careers)).not.toContain('wide');
  });
});

test('each minimum wage from 2026 on names the act it stands in, in the order of their days', () => {
  const { minimumWage } = sources.pay;
  const days = minimumWage.map(({ from }) => from);
  expect(days).toEqual(days.toSorted());
  const unnamed = minimumWage.filter(
    ({ from, act }) => from >= '2026' && !/^Dz\.U\. \d{4} poz\. \d+$/.test(act ?? ''),
  );
  expect(unnamed).toEqual([]);
});

test.each(offeredPairs(undefined, careers.moves))(
  '%s and %s, offered to be compared, are neighbours',
  (one, other) => {
    expect(careers.moves[one]?.aside).toContain(other);
  },
);
