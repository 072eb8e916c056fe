// What the body, the hours and the purse no longer allow, as people say it, with the words that only look like it.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { readByRules } from '../read-by-rules.ts';

const careers = await readCareers();
const said = (info: string) =>
  readByRules({ additional_interests: '', additional_info: info }, careers).conditions.map(
    ({ kind, value, firm }) => `${kind} ${value}${firm ? '!' : ''}`,
  );

describe('knees, back and shoulders that are worn out', () => {
  test.each([
    ['kolana poszły, po artroskopii', 'kneeling avoid!'],
    ['kolana po artroskopii', 'kneeling avoid!'],
    ['rozwalone kolana', 'kneeling avoid!'],
    ['mam wymienione kolano', 'kneeling avoid!'],
    ['nie uklęknę już', 'kneeling avoid!'],
    ['na kolanach już nie popracuję', 'kneeling avoid!'],
    ['z moimi kolanami nie ma mowy o klękaniu', 'kneeling avoid!'],
    ['kolana już nie te', 'kneeling avoid'],
    ['kręgosłup poszedł po dwudziestu latach', 'lifting avoid!'],
    ['bark zerwany', 'lifting avoid!'],
    ['plecy już nie te', 'lifting avoid'],
    ['nic ciężkiego', 'lifting avoid'],
    ['stanie mnie wykończyło', 'standing avoid'],
    ['dźwigać już nie będę', 'lifting avoid!'],
    ['koniec z dźwiganiem', 'lifting avoid!'],
    ['powyżej 5 kg nie dźwigam', 'lifting avoid!'],
    ['mogę nosić najwyżej 10 kg', 'lifting avoid!'],
    ['lekarz powiedział: koniec ze staniem', 'standing avoid!'],
    ['haluksy', 'standing avoid'],
  ])('%s', (text, condition) => expect(said(text)).toContain(condition));
  test.each([
    'ceny poszły w górę',
    'dzieci poszły do szkoły',
    'uklęknę przed każdym klientem',
    'paczki powyżej 5 kg wożę codziennie',
    'koniec końców szukam pracy',
    'to nie te czasy',
  ])('%s says nothing', (text) => expect(said(text)).toEqual([]));
});

describe('heights, dust, chemicals, noise and hearing', () => {
  test.each([
    ['drabiny już nie dla mnie', 'heights avoid!'],
    ['drabiny odpadają', 'heights avoid!'],
    ['na dach już nie wejdę', 'heights avoid!'],
    ['po drabinach nie będę skakać', 'heights avoid!'],
    ['wysokości nie dla mnie', 'heights avoid'],
    ['żadnej mąki ani pyłu', 'dust avoid!'],
    ['zero chemii fryzjerskiej', 'chemicals avoid!'],
    ['pylica po kopalni', 'dust avoid!'],
    ['w hałasie nic nie rozumiem', 'noise avoid!'],
    ['nie słyszę nic w takim hałasie', 'noise avoid!'],
    ['w gwarze się gubię', 'noise avoid!'],
    ['głucha od urodzenia', 'hearing avoid!'],
    ['nie słyszę od dziecka', 'hearing avoid!'],
    ['słyszę słabo', 'hearing avoid!'],
  ])('%s', (text, condition) => expect(said(text)).toContain(condition));
  test.each([
    'chemii i fizyki nie ogarniam',
    'robię dachy i drabiny',
    'w hałasie pracuję od lat',
    'słyszę dobrze',
    'głucha cisza na wsi',
    'piekę z mąki żytniej',
  ])('%s says nothing', (text) => expect(said(text)).toEqual([]));
});

describe('nights, shifts and being at home', () => {
  test.each([
    ['żadnych zmian', 'shifts avoid'],
    ['żadnych zmian i nocek', 'shifts avoid!'],
    ['chcę pracy na rano', 'shifts avoid'],
    ['tylko na rano', 'shifts avoid!'],
    ['po 15 nie mogę, odbieram dziecko', 'shifts avoid!'],
    ['cztery brygady to nie dla mnie', 'shifts avoid'],
    ['pon-pt', 'weekends avoid'],
    ['weekendy są dla rodziny', 'weekends avoid!'],
    ['na nocki nie pójdę choćby nie wiem co', 'night avoid!'],
    ['koniec z nockami', 'night avoid!'],
    ['nocek już dosyć', 'night avoid'],
    ['w nocy chcę spać', 'night avoid!'],
    ['chcę spać w swoim łóżku', 'away avoid!'],
    ['byle wracać na noc', 'away avoid!'],
    ['wieczorem chcę być w domu', 'away avoid!'],
    ['za granicę już nie jadę', 'away avoid!'],
    ['do Niemiec już nie pojadę', 'away avoid!'],
  ])('%s', (text, condition) => expect(said(text)).toContain(condition));
  test('who comes home at night wants no night work', () =>
    expect(said('byle wracać na noc')).not.toContain('night want'));
  test.each([
    'żadnych zmian w życiu nie lubię',
    'boję się zmian zawodowych',
    'nocki mi nie straszne',
    'zarabiam dość',
    'dość często pomagam sąsiadom',
    'do Niemiec jeździłem za młodu',
  ])('%s says nothing', (text) => expect(said(text)).toEqual([]));
});

describe('the driving licence', () => {
  test.each([
    ['prawka nie mam', 'driving avoid!'],
    ['prawa jazdy niestety nie mam', 'driving avoid!'],
    ['bez prawka', 'driving avoid!'],
    ['zawodowo jeździć nie będę', 'driving avoid!'],
    ['jeździć zawodowo już nie mogę', 'driving avoid!'],
    ['bez prowadzenia pojazdów', 'driving avoid!'],
  ])('%s', (text, condition) => expect(said(text)).toContain(condition));
  test.each(['prawko mam', 'auta nie mam', 'bez prowadzenia zeszytów'])('%s says nothing', (text) =>
    expect(said(text)).toEqual([]),
  );
});

describe('the least pay', () => {
  test.each([
    ['poniżej 5 tys. nie zejdę', 'pay 5000!'],
    ['za mniej niż 5 tysięcy się nie opłaci', 'pay 5000!'],
    ['za mniej niż 5 na rękę nie pracuję', 'pay 6800'],
    ['nie mniej jak 4500', 'pay 4500!'],
    ['4500 netto to minimum, bo kredyt', 'pay 6100'],
    ['muszę wyciągnąć min 3500 od początku', 'pay 3500!'],
    ['pięć tysięcy minimum', 'pay 5000!'],
    ['poniżej 8 nie schodzę', 'pay 8000!'],
    ['ponizej 8 nie schodze', 'pay 8000!'],
    ['Nie zejdę poniżej 8, mam kredyt', 'pay 8000!'],
    ['od 8000 w górę', 'pay 8000!'],
    ['od 8 tysięcy wzwyż', 'pay 8000!'],
    ['5k i nie mniej', 'pay 5000!'],
    ['4500 by starczyło', 'pay 4500'],
    ['wystarczy mi 4000', 'pay 4000'],
    ['mogę zejść do ok. 4 tys. netto', 'pay 5400'],
  ])('%s', (text, condition) => expect(said(text)).toContain(condition));
  test.each([
    'zarabiam 6 tysięcy',
    'poniżej 8 metrów nie schodzę',
    'nie schodzę poniżej 8 metrów',
    'poniżej 8 stopni nie wychodzę',
    'dochód dziś ok. 6 tys.',
    'emerytura 3 tys.',
    'rata 2500',
    'kurs za 6 tysięcy',
    'za mniej niż 5 lat emerytura',
    'wystarczy mi 10 minut',
  ])('%s asks for nothing', (text) => expect(said(text)).toEqual([]));
});

test.each([
  ['mam dość bycia poza domem', ['away avoid']],
  ['nie lubię być poza domem', ['away avoid']],
  ['poza domem kultury nic nie znam', []],
  ['pracować mogę od 8 do 14', ['part-time want!']],
  ['moge pracowac od 9 do 13', ['part-time want!']],
  ['dostępna od 8 do 14, dzieci w szkole', ['part-time want!']],
  ['dzieci są w szkole od 8 do 14', []],
  ['zarządzałem zespołem od 8 do 14 osób', []],
  ['nie mogę pracować od 8 do 14', []],
  ['mogę pracować od 8 do 16', ['shifts avoid']],
])('hours and home: %s', (text, conditions) => expect(said(text)).toEqual(conditions));
