// Where and how long somebody worked, and which school of a trade they did, where no trade is named; and what only looks like it.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const work = (info: string, interests = '') =>
  readByRules({ additional_interests: interests, additional_info: info }, careers).work.map(
    ({ occupation, relation, years }) => `${relation} ${occupation}${years === null ? '' : ` ${years}`}`,
  );

describe('a place and the years there say what was done', () => {
  test.each([
    ['18 lat na OIOM-ie', 'before pielegniarka 18'],
    ['12 lat na SOR', 'before pielegniarka 12'],
    ['pracuję na SOR-ze', 'now pielegniarka'],
    ['28 lat na dachach', 'before dekarz 28'],
    ['15 lat po dachach', 'before dekarz 15'],
    ['na kasie 11 lat', 'before kasjer-handlowy 11'],
    ['w szwalni 25 lat', 'before szwaczka 25'],
    ['sztaplarka 9 lat', 'before operator-wozka 9'],
    ['całe życie na narzędziowni', 'before slusarz-narzedziowy'],
    ['Pielęgniarka, 28 lat na internie w Kielcach', 'now pielegniarka 28'],
    ['24 lata Opole, fryzjerka po branżówce', 'now fryzjer'],
    ['Robię przy krowach od dziecka', 'now hodowca-bydla'],
    ['utknęłam na kasie', 'now kasjer-handlowy'],
    ['Na szpitalu sprzątam i rozwożę obiady', 'now salowa'],
    ['rozwożę obiady', 'now dostawca-jedzenia'],
    ['na produkcji 9 lat', 'before pracownik-produkcji 9'],
    ['21 lat po magazynach', 'before magazynier 21'],
    ['13 lat na kuchniach', 'before kucharz 13'],
    ['34 lata za kierownicą autobusu', 'before kierowca-autobusu 34'],
    ['20 lat za kółkiem tira', 'before kierowca-tir 20'],
    ['15 lat na tirach', 'before kierowca-tir 15'],
    ['11 lat controllingu', 'before specjalista-controllingu 11'],
    ['10 lat spawania', 'before spawacz 10'],
    ['w kadrach 12 lat', 'before specjalista-kadr 12'],
    ['8 lat w dziale zakupów', 'before zaopatrzeniowiec 8'],
    ['19 lat za ladą', 'before sprzedawca 19'],
    ['15 lat w przedszkolu jako pomoc', 'before pomoc-nauczyciela 15'],
    ['pick i pack w wielkim magazynie już 5 rok', 'now robotnik-magazynowy 5'],
    ['Od półtora roku słuchawka w call center', 'now konsultant-call-center'],
    ['teraz od roku w mleczarni na pakowaniu', 'now pakowacz'],
    ['plutonowy, 16 lat służby', 'now zolnierz 16'],
    ['od zawsze w handlu: 10 lat kasa, 6 lat kierowniczka zmiany', 'before kierownik-zmiany-w-markecie 6'],
    ['bezrobotny, wcześniej ochrona 9 lat', 'before pracownik-ochrony 9'],
    ['sprzedawałem ubezpieczenia 4 lata', 'before agent-ubezpieczeniowy 4'],
    ['pracuję w ZUS-ie od 15 lat', 'now urzednik-zus 15'],
    ['recepcja w hotelu 8 lat', 'before recepcjonista-hotelowy 8'],
    ['24 lata, lakiernik po zawodówce', 'now lakiernik-samochodowy'],
  ])('%s', (text, said) => expect(work(text)).toContain(said));
  test.each([
    'mam 54 lata i mieszkam przy szkole',
    '4 lata w liceum',
    '3 lata w technikum',
    '5 lat na studiach',
    '11 lat przerwy',
    '5 lat w szpitalu psychiatrycznym leczona',
    '10 lat w domu z dziećmi',
    'gram 10 lat na gitarze',
    'syn ma 6 lat i jest w przedszkolu',
    'od roku mieszkam na budowie',
    'fotografuję miasto na dachach',
    'zupy z naszej kuchni',
    '2 lata temu w kuchni był pożar',
    'prowadziłam grafiki i zamówienia',
    'układałem grafik na recepcji',
    'Kasia, 28 lat kucharka',
  ])('%s says nothing', (text) => expect(work(text)).toEqual([]));
  test('who names the own trade is no nurse for having worked beside nurses', () => {
    expect(work('opiekun medyczny, 6 lat na OIOM-ie')).toEqual(['now opiekun-medyczny 6']);
    expect(work('Byłam salową. 6 lat na OIOM-ie')).toEqual(['before salowa']);
  });
});

describe('a school of a trade is learned', () => {
  test.each([
    ['Technikum handlowe z maturą', 'trained technik-handlowiec'],
    ['technikum mechanizacji rolnictwa skończone bez matury', 'trained mechanik-maszyn-rolniczych'],
    ['Technikum żywienia mam', 'trained technik-zywienia'],
    ['zawodówka fryzjerska', 'trained fryzjer'],
    ['Zawodowe mechanik samochodowy', 'trained mechanik-samochodowy'],
    ['mgr archeologii UJ', 'trained archeolog'],
    ['magister psychologii, nigdy w zawodzie', 'trained psycholog'],
    ['Technik elektronik, matura zdana. 9 lat na produkcji', 'trained technik-elektronik'],
  ])('%s', (text, said) => expect(work(text)).toContain(said));
  test.each([
    'uczę w technikum mechanicznym',
    'chcę iść do technikum informatycznego',
    'rzuciłem technikum budowlane',
    'syn kończy technikum elektryczne',
    'nie skończyłam technikum ekonomicznego',
    'chcę zrobić licencjat z psychologii',
    'inżynier, lubię historię',
    'syn robi magistra z ekonomii',
  ])('%s is none', (text) => expect(work(text).filter((one) => one.startsWith('trained'))).toEqual([]));
  test('a title alone is what somebody is', () =>
    expect(work('Technik elektronik')).toEqual(['now technik-elektronik']));
});

describe('who has enough of the uniform leaves it', () => {
  test.each([
    ['kapral, 12 lat służby. Dosyć munduru i poligonów', 'leaves zolnierz 12'],
    ['Policjant, 15 lat. Odchodzę ze służby', 'leaves policjant 15'],
    [
      'Polonistka w podstawówce, 22 lata stażu. Ze szkoły chcę wyjść zupełnie',
      'leaves nauczyciel-szkoly-podstawowej 22',
    ],
  ])('%s', (text, said) => expect(work(text)).toContain(said));
  test('a pension of the service ends it', () =>
    expect(work('Po 25 latach w policji emerytura mundurowa jest, nudzę się.')).toContain(
      'leaves policjant 25',
    ));
  test.each(['nie odchodzę ze służby, policjant', 'munduru nie noszę'])('%s leaves none', (text) =>
    expect(work(text).filter((one) => one.startsWith('leaves'))).toEqual([]),
  );
});

test.each([
  ['Byłem kucharzem, nigdy więcej.', ['leaves kucharz']],
  ['Gdybym była lekarką, byłoby dobrze.', []],
  ['Pracuję z kierowcami i magazynierami.', []],
])('%s', (text, said) => expect(work(text)).toEqual(said));

describe('what somebody wants to do names the trade', () => {
  test.each([
    ['chce jezdzic autobusem', ['wants kierowca-autobusu']],
    ['Chciałbym prowadzić autobus', ['wants kierowca-autobusu']],
    ['marzy mi się jeździć tramwajem', ['wants motorniczy']],
    ['chcę robić paznokcie', ['wants stylistka-paznokci']],
    ['jeżdżę tirem 8 lat i chcę jeździć autobusem', ['now kierowca-tir 8', 'wants kierowca-autobusu']],
    ['chcę zacząć spawać zawodowo, ale nie jeździć tirem', ['wants spawacz']],
    ['nie chcę jeździć autobusem', ['refuses kierowca-autobusu']],
    ['chcę przestać jeździć tirem', []],
    ['chcę mniej jeździć tirem', []],
    ['chcę sprzedać gospodarstwo', []],
    ['mąż chce jeździć tirem', []],
    ['jako dziecko chciałem jeździć tramwajem', []],
    ['czy chcę jeździć tirem? nie wiem', []],
    ['dojeżdżam do pracy autobusem', []],
  ])('%s: %j', (info, expected) => {
    expect(work(info)).toEqual(expected);
  });

  test('among what somebody likes a deed is a hobby, and a wish for it is none', () => {
    expect(work('', 'lubię jeździć koparką i chcę malować ściany')).toEqual(['wants malarz-budowlany']);
  });
});

test.each([
  ['pielęgniarka, 12 lat, kocham ten zawód, ale na oddział już nie wracam', ['now pielegniarka 12']],
  ['Jestem pielęgniarką, odchodzę ze szpitala, ale zostaję w zawodzie', ['now pielegniarka']],
  ['Na oddział nie wrócę, kocham swój zawód, pielęgniarka 12 lat', ['now pielegniarka 12']],
  ['Jestem pielęgniarką, odchodzę ze szpitala, nie chcę zostać w zawodzie', ['leaves pielegniarka']],
  ['nie lubię swojego zawodu, odchodzę ze szpitala, pielęgniarka', ['leaves pielegniarka']],
  ['jestem kelnerką, chcę uciec z gastronomii', ['leaves kelner']],
  ['dr nauk chemicznych, adiunkt na uczelni', ['now nauczyciel-akademicki']],
])('who leaves the place and keeps the trade leaves no trade: %s', (info, expected) => {
  expect(work(info)).toEqual(expected);
});
