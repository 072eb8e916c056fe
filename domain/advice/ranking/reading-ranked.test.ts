// What the rule does with a reading that is given: experience, years and level, conditions firm and soft, ways that fit a life.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { MIN_CANDIDATES } from '../analysis/grounding/context.ts';
import { rank } from '../rank.ts';
import {
  EMPTY_BACKGROUND,
  EMPTY_READING,
  type Condition,
  type Reading,
  type Work,
} from '../reading/reading.ts';
import { indexOf } from './occupation-index.ts';
import { kinshipsOf } from './kinship.ts';
import { IDEAS, LICENCE } from './weights.ts';

const careers = await readCareers();
const likes = (...concepts: string[]) =>
  concepts.map((concept) => ({ concept, stance: 'likes', quote: null }) as const);
const did = (occupation: string, relation: Work['relation'], years: number | null = null): Work => ({
  occupation,
  label: occupation,
  relation,
  years,
  quote: null,
});
const background = (more: Partial<Reading['background']>) => ({ ...EMPTY_BACKGROUND, ...more });
const schooled = (level: 'podstawowe' | 'branzowe' | 'srednie' | 'licencjat_inzynier' | 'magister') =>
  background({ education: { level, field: null, quote: null } });

function ranked(reading: Partial<Reading>) {
  const answers = { preferences: [], additional_interests: '', additional_info: '' };
  return rank({ answers, reading: { ...EMPTY_READING, ...reading } }, careers);
}
const idsOf = (reading: Partial<Reading>) => ranked(reading).candidates.map(({ id }) => id);
const firmly = (
  condition: Omit<Extract<Condition, { value: 'avoid' | 'want' }>, 'firm' | 'quote'>,
): Condition => ({
  ...condition,
  firm: true,
  quote: null,
});

describe('experience', () => {
  const NURSE = {
    activities: likes('dokumenty', 'porzadek'),
    work: [did('pielegniarka', 'now', 18)],
    background: schooled('licencjat_inzynier'),
  };

  test('a nurse who likes documents finds the desks of her own trade, and no solicitor', () => {
    const ids = idsOf(NURSE);
    expect(ids.slice(0, 6)).toContain('koordynator-badan-klinicznych');
    expect(ids.slice(0, 6)).toContain('pielegniarka-medycyny-pracy');
    expect(ids).not.toContain('adwokat');
    expect(ids).not.toContain('radca-prawny');
  });

  test.each(['now', 'before', 'trained'] as const)('the own trade stays a candidate: %s', (relation) => {
    const { candidates } = ranked({ activities: likes('drewno-i-meble'), work: [did('stolarz', relation)] });
    const own = candidates.find(({ id }) => id === 'stolarz');
    expect(own?.ledger.some(({ factor, points }) => factor === 'stays' && points > 0)).toBe(true);
  });

  test.each(['leaves', 'refuses'] as const)('but not for somebody who %s it', (relation) => {
    expect(idsOf({ activities: likes('drewno-i-meble'), work: [did('stolarz', relation)] })).not.toContain(
      'stolarz',
    );
  });

  test('nor for somebody who wants far away, who gets nothing for what is near either', () => {
    const conditions = [{ kind: 'field', value: 'leave', firm: true, quote: null } as const];
    const { candidates } = ranked({
      activities: likes('ogrod-i-rosliny'),
      work: [did('stolarz', 'now', 9)],
      conditions,
    });
    expect(candidates.some(({ id }) => id === 'stolarz')).toBe(false);
    const experience = candidates
      .flatMap(({ ledger }) => ledger)
      .filter(({ factor }) => factor === 'experience');
    expect(experience.every(({ points }) => points < 0)).toBe(true);
  });

  test('what was just learned comes first', () => {
    expect(idsOf({ work: [did('spawacz', 'trained')], background: schooled('branzowe') })[0]).toBe('spawacz');
  });

  test('what is wanted by name comes first, however long its way is', () => {
    const reading = { work: [did('notariusz', 'wants')], background: schooled('podstawowe') };
    expect(idsOf(reading)[0]).toBe('notariusz');
  });

  test('the past counts less where it meets nothing that is liked', () => {
    const tram = [did('motorniczy', 'now', 9)];
    const ids = idsOf({ activities: likes('serwery', 'sieci-komputerowe'), work: tram });
    expect(ids.indexOf('administrator-systemow')).toBe(0);
    expect(idsOf({ work: tram }).slice(0, 3)).toContain('motorniczy');
  });

  test('a step that a person read is nearer than any likeness of tags', () => {
    const index = indexOf(careers);
    const nurse = index.numberOf.get('pielegniarka') ?? -1;
    const kinships = kinshipsOf(nurse, index);
    const to = (id: string) => kinships[index.numberOf.get(id) ?? -1] ?? 0;
    expect(to('koordynator-badan-klinicznych')).toBeGreaterThanOrEqual(0.8);
    expect(to('pielegniarka')).toBe(1);
    expect(to('stolarz')).toBeLessThan(0.2);
  });
});

describe('years and level', () => {
  const cook = (years: number) =>
    idsOf({ activities: likes('gotowanie'), work: [did('kucharz', 'now', years)] });

  test('six years in a field end the first rung, five do not', () => {
    expect(cook(6)).not.toContain('pomoc-kuchenna');
    expect(cook(5)).toContain('pomoc-kuchenna');
  });

  test('without secondary school nobody is shown years of university', () => {
    const { candidates } = ranked({
      activities: likes('medycyna-i-zdrowie', 'pacjenci'),
      background: schooled('podstawowe'),
    });
    expect(candidates.length).toBeGreaterThan(3);
    expect(candidates.every(({ monthsLeft }) => monthsLeft <= 48)).toBe(true);
  });

  test.each(['dwa lata do emerytury', 'na emeryturze'])('%s: ways of half a year at most', (label) => {
    const { candidates } = ranked({
      activities: likes('dokumenty', 'klienci'),
      background: background({ circumstances: [{ label, quote: null }] }),
    });
    expect(candidates.length).toBeGreaterThan(3);
    expect(candidates.every(({ monthsLeft }) => monthsLeft <= 6)).toBe(true);
  });

  test('before the pension a hobby does not drive out the trade of thirty years', () => {
    const reading = {
      activities: likes('ogrod-i-rosliny'),
      work: [did('ksiegowy', 'now', 30)],
      background: background({ circumstances: [{ label: 'dwa lata do emerytury', quote: null }] }),
    };
    expect(idsOf(reading)[0]).toBe('ksiegowy');
    expect(idsOf(reading)).toContain('ogrodnik');
    expect(idsOf({ ...reading, background: EMPTY_BACKGROUND })[0]).toBe('ogrodnik');
  });

  test('nothing is a candidate that more speaks against than for', () => {
    const { candidates } = ranked({
      activities: likes('pszczoly'),
      conditions: [firmly({ kind: 'lifting', value: 'avoid' }), firmly({ kind: 'standing', value: 'avoid' })],
      background: schooled('branzowe'),
    });
    expect(candidates.length).toBeGreaterThan(0);
    expect(candidates.every(({ score }) => score > 0)).toBe(true);
  });

  test('months: just so many stay, one more goes', () => {
    const within = (value: number) =>
      ranked({
        activities: likes('las', 'drewno-i-meble'),
        conditions: [{ kind: 'months', value, firm: true, quote: null }],
      }).candidates.map(({ monthsLeft }) => monthsLeft);
    expect(Math.max(...within(6))).toBeLessThanOrEqual(6);
    expect(Math.max(...within(24))).toBeGreaterThan(6);
  });
});

describe('conditions', () => {
  const SAID = likes('uroda', 'wlosy', 'ludzie');

  test('an allergy to chemicals excludes the hairdresser, firmly said', () => {
    const chemicals = firmly({ kind: 'chemicals', value: 'avoid' });
    expect(idsOf({ activities: SAID })).toContain('fryzjer');
    const { candidates, excluded } = ranked({ activities: SAID, conditions: [chemicals] });
    expect(candidates.map(({ id }) => id)).not.toContain('fryzjer');
    expect(excluded.chemicals).toBeGreaterThan(50);
    expect(excluded.chemicals).toBeLessThan(250);
  });

  test('said softly it costs points, with the person’s own words', () => {
    const quote = 'nie przepadam za chemią';
    const { candidates, excluded } = ranked({
      activities: SAID,
      conditions: [{ kind: 'chemicals', value: 'avoid', firm: false, quote }],
    });
    const ledger = candidates.find(({ id }) => id === 'fryzjer')?.ledger ?? [];
    expect(ledger).toContainEqual({ factor: 'conditions', points: -14, evidence: quote });
    expect(excluded).toEqual({});
  });

  test('nights are not shifts: a shop stays for anyone who can’t work at night', () => {
    const night = firmly({ kind: 'night', value: 'avoid' });
    const shifts = firmly({ kind: 'shifts', value: 'avoid' });
    const shop = { activities: likes('sprzedaz', 'klienci') };
    expect(idsOf({ ...shop, conditions: [night] })).toContain('sprzedawca');
    expect(idsOf({ ...shop, conditions: [shifts] })).not.toContain('sprzedawca');
    expect(idsOf({ activities: likes('ochrona'), conditions: [night] })).not.toContain('pracownik-ochrony');
  });

  test.each([
    ['portier', 'night'],
    ['kucharz', 'weekends'],
    ['monter-fotowoltaiki', 'away'],
    ['konserwator-budynku', 'driving'],
  ] as const)('of %s there are posts without it, so %s excludes nobody and counts against', (id, kind) => {
    const asked = { work: [did(id, 'wants')], conditions: [firmly({ kind, value: 'avoid' })] };
    const found = ranked(asked).candidates.find((one) => one.id === id);
    expect(found?.ledger.find(({ factor }) => factor === 'conditions')?.points).toBeLessThan(0);
  });

  test.each([
    ['strazak', 'night'],
    ['kelner', 'weekends'],
    ['operator-cnc', 'shifts'],
    ['kierowca-tir', 'away'],
    ['taksowkarz', 'driving'],
  ] as const)('there is no %s without %s', (id, kind) => {
    const ideas = [{ occupation: id, quote: 'to' }];
    expect(idsOf({ ideas })).toContain(id);
    expect(idsOf({ ideas, conditions: [firmly({ kind, value: 'avoid' })] })).not.toContain(id);
  });

  test('one complaint counts once, against what it hurts most; two count twice', () => {
    const avoided = (kind: 'standing' | 'kneeling', quote: string): Condition => ({
      kind,
      value: 'avoid',
      firm: false,
      quote,
    });
    const against = (...conditions: Condition[]) =>
      ranked({ activities: likes('ogrod-i-rosliny', 'gotowanie'), conditions }).candidates.map(({ ledger }) =>
        ledger.filter(({ factor, points }) => factor === 'conditions' && points !== 0),
      );
    const knees = 'bolą mnie kolana';
    const once = against(avoided('standing', knees), avoided('kneeling', knees));
    const twice = against(avoided('standing', 'nie lubię stać'), avoided('kneeling', knees));
    expect(Math.max(...once.map((lines) => lines.length))).toBe(1);
    expect(Math.max(...twice.map((lines) => lines.length))).toBe(2);
  });

  test('what no table knows excludes nothing, and the candidate says so', () => {
    const partTime = firmly({ kind: 'part-time', value: 'want' });
    const { candidates, excluded } = ranked({ activities: SAID, conditions: [partTime] });
    expect(excluded).toEqual({});
    expect(candidates.every(({ unknown }) => unknown.includes('part-time'))).toBe(true);
  });

  test('a level of Polish among the languages is a limit', () => {
    const languages = [{ language: 'polski', level: 'A2', quote: null } as const];
    const { excluded } = ranked({ activities: SAID, background: background({ languages }) });
    expect(excluded.polish).toBeGreaterThan(300);
  });

  test('what is studied besides is refused in one kind only', () => {
    const refuses = { concept: 'emocje-i-psychologia', stance: 'dislikes', quote: 'terapia' } as const;
    const idsWith = (field: string | null) =>
      idsOf({
        activities: [...likes('rozmowa-i-sluchanie', 'dzieci'), refuses],
        background: background({ education: { level: 'magister', field, quote: null } }),
      });
    expect(idsWith('psychologia')).toContain('psycholog');
    expect(idsWith(null)).not.toContain('psycholog');
  });

  test('interests are told by the words that speak for them', () => {
    const activities = likes('las', 'zwierzeta').map((one) => ({ ...one, quote: one.concept }));
    const [first] = ranked({ activities }).candidates;
    const told = first?.ledger.find(({ factor }) => factor === 'interests')?.evidence.split(', ') ?? [];
    expect(told.toSorted()).toEqual(['las', 'zwierzeta']);
  });

  test('the same list twice is the same, whatever the order of what was read', () => {
    const activities = likes('las', 'zwierzeta', 'dokumenty');
    expect(idsOf({ activities })).toEqual(idsOf({ activities: activities.toReversed() }));
  });
});

describe('a day at the wheel', () => {
  const HELPS = { activities: likes('pomaganie', 'pierwsza-pomoc') };
  const lineOf = (reading: Partial<Reading>, id: string) =>
    ranked(reading)
      .candidates.find((one) => one.id === id)
      ?.ledger.find(({ factor }) => factor === 'licence')?.points;

  test('is held against whose words speak of no driving', () => {
    expect(lineOf(HELPS, 'kierowca-karetki')).toBe(LICENCE.driving);
  });
  test.each([
    ['driving is liked', { activities: likes('pierwsza-pomoc', 'jazda') }],
    ['cars are liked', { activities: likes('pierwsza-pomoc', 'samochody') }],
    ['it was the work before', { activities: likes('pierwsza-pomoc'), work: [did('taksowkarz', 'before')] }],
    [
      'a driving licence is held',
      { ...HELPS, background: background({ licences: [{ key: 'prawko-b', quote: null }] }) },
    ],
  ])('but is held against nobody where %s', (_, reading) => {
    expect(lineOf(reading, 'kierowca-karetki') ?? 0).toBeGreaterThanOrEqual(0);
  });
});

describe('what nobody said anything of is on no list', () => {
  test('a tractor driver whose schooling is unsaid gets no years of forestry studies, a cleaner no architecture', () => {
    const work = [did('operator-maszyn-rolniczych', 'before', 22)];
    const driver = idsOf({ activities: likes('maszyny', 'las'), work });
    expect(driver).not.toContain('inzynier-lesnictwa');
    expect(driver.length).toBeGreaterThan(2);
    const cleaner = idsOf({
      activities: likes('wnetrza-i-estetyka', 'sprzatanie'),
      work: [did('sprzatanie-biur', 'now', 11)],
    });
    expect(cleaner).not.toContain('architekt');
    expect(cleaner).not.toContain('architekt-wnetrz');
  });

  test('unless they say they want it', () => {
    const work = [did('sprzatanie-biur', 'now', 11), did('architekt-wnetrz', 'wants')];
    expect(idsOf({ work })[0]).toBe('architekt-wnetrz');
  });

  test('cleaning is not near to felling trees, though both are done by hand', () => {
    const ids = idsOf({ work: [did('sprzatanie-biur', 'now', 11)] });
    expect(ids).not.toContain('arborysta');
    expect(ids).not.toContain('drwal');
    expect(ids.slice(0, 4)).toContain('wozny');
  });

  test('who likes to teach is no teacher of what they never spoke of', () => {
    const cook = { work: [did('szef-kuchni', 'now', 20)], activities: likes('gotowanie', 'uczenie-innych') };
    const ids = idsOf(cook).slice(0, 8);
    for (const other of ['nauczyciel-muzyki', 'instruktor-tanca', 'instruktor-nauki-jazdy', 'lektor-jezyka'])
      expect(ids).not.toContain(other);
    expect(ids).toContain('szef-kuchni');
  });

  test('but of what they did speak of', () => {
    expect(idsOf({ activities: likes('muzyka', 'uczenie-innych') }).slice(0, 3)).toContain(
      'nauczyciel-muzyki',
    );
  });

  test('one word of a hobby fills no list', () => {
    expect(idsOf({ activities: likes('pszczoly') }).length).toBeLessThan(8);
  });

  test('one’s own next steps may be longer than the school one told of allows', () => {
    const ids = idsOf({ activities: likes('muzyka'), work: [did('muzyk-instrumentalista', 'now')] });
    expect(ids).toContain('nauczyciel-muzyki');
  });

  test('machines are in many kinds of work: a driver who likes them sews none', () => {
    const ids = idsOf({
      activities: likes('maszyny', 'las'),
      work: [did('operator-maszyn-lesnych', 'now', 9)],
    });
    expect(ids[0]).toBe('operator-maszyn-lesnych');
    expect(ids).not.toContain('szwaczka');
  });

  test('who has led a kitchen begins no nursing because they lead', () => {
    const ids = idsOf({
      activities: likes('zarzadzanie', 'planowanie'),
      work: [did('fast-food', 'now', 5)],
      background: schooled('srednie'),
    });
    expect(ids.slice(0, 8)).not.toContain('pielegniarka-koordynatorka');
  });
});

test('passengers somebody has had enough of drive no bus', () => {
  const activities = [
    ...likes('jazda', 'magazyn-i-towar'),
    { concept: 'pasazerowie', stance: 'dislikes', quote: null } as const,
  ];
  const ids = idsOf({ activities, work: [did('kierowca-autobusu', 'now', 7)] });
  expect(ids[0]).toBe('kierowca-ciezarowki');
  expect(ids.slice(0, 5)).not.toContain('motorniczy');
  expect(ids.slice(0, 5)).not.toContain('taksowkarz');
});

test('however little speaks for anything, an analysis has something to choose from', () => {
  const conditions = [
    firmly({ kind: 'lifting', value: 'avoid' }),
    firmly({ kind: 'standing', value: 'avoid' }),
  ];
  const ids = idsOf({ activities: likes('drewno-i-meble'), work: [did('drwal', 'now', 20)], conditions });
  expect(ids.length).toBeGreaterThanOrEqual(MIN_CANDIDATES);
});

describe('what the model that read proposes', () => {
  const WELDER = { work: [did('spawacz', 'now', 9)], background: schooled('branzowe') };
  const idea = (occupation: string) => ({ occupation, quote: 'lubię dokładność' });

  test('brings an occupation onto the list, with a line of its own in the ledger', () => {
    expect(idsOf(WELDER)).not.toContain('zegarmistrz');
    const { candidates } = ranked({ ...WELDER, ideas: [idea('zegarmistrz')] });
    const found = candidates.find(({ id }) => id === 'zegarmistrz');
    expect(found?.ledger).toContainEqual({
      factor: 'ideas',
      points: IDEAS.first,
      evidence: 'lubię dokładność',
    });
  });

  test('the best first, and none of them as much as a wish', () => {
    const { candidates } = ranked({
      work: [{ ...did('bibliotekarz', 'wants') }],
      ideas: [idea('zegarmistrz'), idea('bibliotekarz'), idea('archiwista')],
    });
    const pointsOf = (id: string, factor: string) =>
      candidates.find((one) => one.id === id)?.ledger.find((line) => line.factor === factor)?.points;
    expect(candidates[0]?.id).toBe('bibliotekarz');
    expect(pointsOf('zegarmistrz', 'ideas')).toBe(IDEAS.first);
    expect(pointsOf('archiwista', 'ideas')).toBe(IDEAS.last);
    expect(IDEAS.first).toBeLessThan(pointsOf('bibliotekarz', 'wanted') ?? 0);
  });

  test('may be a way of years, but not shortly before the pension', () => {
    const reading = { ideas: [idea('logopeda')], background: schooled('podstawowe') };
    expect(idsOf(reading)).toContain('logopeda');
    const soon = { ...reading.background, circumstances: [{ label: 'dwa lata do emerytury', quote: null }] };
    expect(idsOf({ ...reading, background: soon })).not.toContain('logopeda');
  });

  test('finds the post by day, where there are any', () => {
    const noShifts = { conditions: [firmly({ kind: 'shifts', value: 'avoid' })] };
    const ids = idsOf({ ...noShifts, ideas: [idea('kontroler-jakosci'), idea('operator-cnc')] });
    expect(ids).toContain('kontroler-jakosci');
    expect(ids).not.toContain('operator-cnc');
  });

  test('falls to what somebody can’t do or refuses, as everything else does', () => {
    const ideas = [idea('spawacz'), idea('dekarz')];
    expect(idsOf({ ideas })).toEqual(expect.arrayContaining(['spawacz', 'dekarz']));
    expect(idsOf({ ideas, conditions: [firmly({ kind: 'heights', value: 'avoid' })] })).not.toContain(
      'dekarz',
    );
    expect(idsOf({ ideas, work: [did('spawacz', 'refuses')] })).not.toContain('spawacz');
  });
});

describe('where a long trade leads', () => {
  const kneeling = [firmly({ kind: 'kneeling', value: 'avoid' })];

  test('a tiler of twenty years who can not kneel sells, reckons and teaches what he knows', () => {
    const ids = idsOf({
      work: [did('glazurnik', 'leaves', 20)],
      conditions: kneeling,
      background: schooled('branzowe'),
    });
    expect(ids).toEqual(expect.arrayContaining(['doradca-klienta', 'kosztorysant']));
    expect(ids).toContain('nauczyciel-praktycznej-nauki-zawodu');
    expect(ids).not.toContain('brukarz');
  });

  test('but not one of a year', () => {
    const ids = idsOf({ work: [did('glazurnik', 'leaves', 1)], conditions: kneeling });
    expect(ids).not.toContain('nauczyciel-praktycznej-nauki-zawodu');
  });

  test('who leaves a field keeps the trade they have in another', () => {
    const ids = idsOf({
      activities: likes('mechanika'),
      work: [did('zolnierz', 'leaves', 16), did('technik-mechanik', 'trained')],
      conditions: [{ kind: 'field', value: 'leave', firm: true, quote: null }],
    });
    expect(ids).toContain('technik-mechanik');
    expect(ids).not.toContain('policjant');
  });

  test('a calm post for a driver whose pension is near', () => {
    const reading = { work: [did('kierowca-autobusu', 'before', 34)], background: schooled('branzowe') };
    const near = {
      ...schooled('branzowe'),
      circumstances: [{ label: 'cztery lata do emerytury', quote: null }],
    };
    expect(idsOf({ ...reading, background: near })).toContain('wozny');
    expect(idsOf(reading)).not.toContain('wozny');
  });
});

describe('one word', () => {
  test('a way of working is no field: what is liked says which things are repaired', () => {
    const wish: Work = {
      occupation: null,
      label: 'praca, gdzie się coś naprawia',
      relation: 'wants',
      years: null,
      quote: null,
    };
    const ids = idsOf({ activities: likes('komputery', 'serwery', 'naprawianie'), work: [wish] });
    expect(ids.slice(0, 4)).not.toContain('szewc');
    expect(ids.slice(0, 4)).not.toContain('mechanik-lotniczy');
  });

  test('a wide wish counts before what is liked besides', () => {
    const wish: Work = {
      occupation: null,
      label: 'praca z dziećmi',
      relation: 'wants',
      years: null,
      quote: null,
    };
    const ids = idsOf({
      activities: likes('dzieci', 'rysowanie', 'rekodzielo'),
      work: [wish],
      background: schooled('srednie'),
    });
    expect(ids.slice(0, 4)).toContain('niania');
    expect(ids.slice(0, 4)).not.toContain('tapicer');
  });

  test('the narrower word says which animals are meant', () => {
    const ids = idsOf({ activities: likes('zwierzeta', 'psy-i-koty'), background: schooled('srednie') });
    expect(ids.slice(0, 4)).toContain('groomer');
    expect(ids.slice(0, 4)).not.toContain('hodowca-koni');
  });
});

describe("hours are the employer's", () => {
  const noNights = [firmly({ kind: 'night', value: 'avoid' })];

  test('a post that is ordinary by day is not excluded by nights', () => {
    const { candidates } = ranked({ work: [did('technik-analityk', 'before', 7)], conditions: noNights });
    expect(candidates.map(({ id }) => id)).toContain('kontroler-jakosci');
    expect(candidates.map(({ id }) => id)).not.toContain('pracownik-ochrony');
  });

  test('nor is what is wanted by name', () => {
    const away = [firmly({ kind: 'away', value: 'avoid' })];
    expect(idsOf({ work: [did('monter-fotowoltaiki', 'wants')], conditions: away })).toContain(
      'monter-fotowoltaiki',
    );
  });
});

describe('what a life has outgrown', () => {
  test('a trade learned before thirty years of another is no trade to go back to', () => {
    const reading = {
      work: [did('mechanik-samochodowy', 'trained'), did('kierowca-autobusu', 'before', 34)],
      background: schooled('branzowe'),
    };
    const staysOf = (work: Work[]) =>
      ranked({ ...reading, work })
        .candidates.find(({ id }) => id === 'mechanik-samochodowy')
        ?.ledger.find(({ factor }) => factor === 'stays')?.points ?? 0;
    expect(staysOf(reading.work)).toBeLessThan(staysOf([did('mechanik-samochodowy', 'trained')]) / 2);
    expect(staysOf([...reading.work, did('mechanik-ciezarowek', 'before', 3)])).toBe(
      staysOf([did('mechanik-samochodowy', 'trained')]),
    );
  });

  test("a cook's first rung is not offered to a sous chef", () => {
    const work = [did('kucharz', 'now', 13), did('pomoc-kuchenna', 'before')];
    expect(idsOf({ activities: likes('gotowanie'), work })).not.toContain('pomoc-kuchenna');
  });

  test('of several fields in one breath, that of the work named besides is wanted', () => {
    const dogs: Work = {
      occupation: null,
      label: 'przewodnik psa w policji',
      relation: 'wants',
      years: null,
      quote: 'albo przewodnik psa',
    };
    const ids = idsOf({ work: [did('policjant', 'wants'), dogs], background: schooled('srednie') });
    expect(ids[0]).toBe('policjant');
    expect(ids).not.toContain('groomer');
  });
});

describe('no driving licence', () => {
  const none = background({
    education: { level: 'srednie', field: null, quote: null },
    circumstances: [{ label: 'bez prawa jazdy', quote: null }],
  });
  const sells = { activities: likes('sprzedaz', 'klienci', 'negocjacje') };

  test('takes what is done on the road, and no workshop', () => {
    const { ranking, asExcluded } = {
      ranking: ranked({ ...sells, background: none }),
      asExcluded: ranked({ ...sells, background: schooled('srednie') }),
    };
    expect(asExcluded.candidates.map(({ id }) => id)).toContain('przedstawiciel-handlowy');
    expect(ranking.candidates.map(({ id }) => id)).not.toContain('przedstawiciel-handlowy');
    const builds = { activities: likes('drewno-i-meble', 'budowa'), background: none };
    expect(idsOf(builds)).toContain('ciesla');
  });
});
