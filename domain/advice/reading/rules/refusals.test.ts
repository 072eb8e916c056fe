// Work that somebody refuses by its name, alone or in a list, or that others advise in vain; and what only sounds like it.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const read = (info: string) => readByRules({ additional_interests: '', additional_info: info }, careers);
const work = (info: string) => read(info).work.map(({ occupation, relation }) => `${relation} ${occupation}`);
const told = (info: string) => read(info).activities.map(({ concept, stance }) => `${stance} ${concept}`);

describe('what stands before the leaving of it', () => {
  test.each([
    ['ze szkoły chcę wyjść i z dziećmi już nie pracować', ['dislikes szkola', 'dislikes dzieci']],
    ['z dziećmi już nie będę', ['dislikes dzieci']],
  ])('%s', (text, refused) => expect(told(text)).toEqual(expect.arrayContaining(refused)));
  test('behind the clause another wish begins', () =>
    expect(told('Chciałabym nie martwić się o rachunki, a popołudnia mieć dla dzieci.')).not.toContain(
      'dislikes dzieci',
    ));
  test('to have no money refuses no finance', () =>
    expect(told('Nie boję się nauki, tylko nie mam na nią dużo pieniędzy.')).not.toContain(
      'dislikes finanse',
    ));
  test('only what stands beside it is refused', () =>
    expect(told('Młodzież tak, skakać z nią – nie.')).not.toContain('dislikes mlodziez'));
  test.each(['z dziećmi chcę pracować', 'z dziećmi pracuję'])('%s refuses nothing', (text) =>
    expect(told(text).filter((one) => one.startsWith('dislikes'))).toEqual([]),
  );
});

describe('work refused by its name', () => {
  test.each([
    ['policja, straż, ochrona – nie', ['refuses policjant', 'refuses pracownik-ochrony']],
    ['więc ani policja, ani ochrona na bramce', ['refuses policjant', 'refuses pracownik-ochrony']],
    ['tylko nie wojsko', ['refuses zolnierz']],
    ['Tylko nie sklep i nie magazyn', ['refuses sprzedawca', 'refuses magazynier']],
    ['byle nie urząd', ['refuses specjalista-administracji-publicznej']],
    [
      'nie chcę do policji, wojska ani ochrony',
      ['refuses policjant', 'refuses zolnierz', 'refuses pracownik-ochrony'],
    ],
    [
      'kasjerka, kelnerka, sprzątaczka: nie',
      ['refuses kasjer-handlowy', 'refuses kelner', 'refuses sprzatanie-biur'],
    ],
    [
      'sprzedawca, kasjer, kelner – to nie dla mnie',
      ['refuses sprzedawca', 'refuses kasjer-handlowy', 'refuses kelner'],
    ],
    ['ochrona, sprzątanie, magazyn odpadają', ['refuses pracownik-ochrony', 'refuses magazynier']],
    ['nie widzę się w policji', ['refuses policjant']],
    ['na ochronę nie pójdę', ['refuses pracownik-ochrony']],
    ['ochrona tak, policja nie', ['refuses policjant']],
    ['do wojska nie wracam, do policji też nie', ['leaves zolnierz', 'refuses policjant']],
    ['mama mówi, żebym szła na pielęgniarkę, a ja nie', ['refuses pielegniarka']],
    ['wszyscy mi radzą pomoc nauczyciela, a ja tego nie chcę', ['refuses pomoc-nauczyciela']],
  ])('%s', (text, said) => expect(work(text)).toEqual(said));
  test.each([
    'tata mówi idź na elektryka',
    'wszyscy mówią idź na elektryka, ale nie wiem',
    'mąż mówi idź do policji, ale nie mam zdrowia',
    'policja albo wojsko',
    'nie wiem, czy policja',
    'policji się nie boję',
    'nie chcę być zależna od lekarza',
    'nie mam w rodzinie ani lekarza, ani prawnika',
  ])('%s refuses nothing', (text) => expect(work(text)).toEqual([]));
  test('who says what they are not refuses nothing', () =>
    expect(work('Jestem kucharką, nie kelnerką')).not.toContain('refuses kelner'));
  test('one trade before a sigh is what somebody does', () =>
    expect(work('kelner, to nie dla mnie')).not.toContain('refuses kelner'));
  test('a refused name of several words refuses none of its words', () => {
    expect(told('pomoc nauczyciela odpada')).toEqual([]);
    expect(told('pomoc i nauczanie odpadają')).toContain('dislikes pomaganie');
  });
});

describe('a field refused', () => {
  test.each([
    ['rodzice chcą, żebym szła na prawo, ja tego nie widzę', 'dislikes prawo'],
    ['każdy mówi idź na kierowcę, ale nie', 'dislikes jazda'],
    ['uczyć w szkole nie chcę', 'dislikes szkola'],
    ['chemii i matematyki nie ogarniam', 'dislikes chemia'],
    ['programowanie meh', 'dislikes programowanie'],
    ['do biura mnie nie wciśniecie', 'dislikes biuro'],
  ])('%s', (text, said) => expect(told(text)).toContain(said));
  test.each([
    'rodzice chcą, żebym szła na prawo',
    'znajomi mówią, że dobrze gotuję, ale nie mam kursu',
    'nie mam ani psa, ani kota',
    'skończyłam szkołę',
  ])('%s refuses nothing', (text) =>
    expect(told(text).filter((one) => one.startsWith('dislikes'))).toEqual([]),
  );
});
