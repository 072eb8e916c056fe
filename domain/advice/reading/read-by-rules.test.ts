// The misreadings that reading by forms was made for, each with its neighbours: other forms, and words that only look alike.
import { describe, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { quoteCheck } from '../analysis/grounding/quotes.ts';
import { readByRules } from './read-by-rules.ts';

const careers = await readCareers();
const read = (interests: string, info = '') =>
  readByRules({ additional_interests: interests, additional_info: info }, careers);
const ofInfo = (info: string) => read('', info);
const liked = (interests: string) =>
  read(interests)
    .activities.filter(({ stance }) => stance !== 'dislikes')
    .map(({ concept }) => concept);
const conditions = (info: string) =>
  ofInfo(info).conditions.map(({ kind, value, firm }) => `${kind} ${value}${firm ? '!' : ''}`);
const work = (info: string) =>
  ofInfo(info).work.map(({ occupation, relation }) => `${relation} ${occupation}`);

describe('what is taught is no level of Polish', () => {
  test.each([
    'uczę polskiego w podstawówce',
    'Uczyłam polskiego w liceum',
    'jestem nauczycielką polskiego',
    'kocham polski teatr',
  ])('%s', (text) => expect(conditions(text)).toEqual([]));
  test.each([
    ['mówię słabo po polsku', 'polish A2!'],
    ['Mój polski jest słaby', 'polish A2!'],
    ['polski na poziomie B1', 'polish B1!'],
    ['nie mówię po polsku', 'polish A1!'],
  ])('%s', (text, said) => expect(conditions(text)).toEqual([said]));
  test('who learns it is asked how well', () => {
    expect(ofInfo('Uczę się polskiego od roku').unclear[0]?.question).toBe('Jak dobrze mówisz po polsku?');
  });
});

describe('what a condition refuses isn’t liked, whichever text says so', () => {
  const likes = (interests: string, info: string) =>
    read(interests, info)
      .activities.filter(({ stance }) => stance !== 'dislikes')
      .map(({ concept }) => concept);
  test.each([
    ['szybkie tempo, ludzie', 'wolę bez pośpiechu', ['ludzie']],
    ['lubię pracę w szybkim tempie', 'praca bez pośpiechu', []],
    ['Szybkie tempo', 'Nie lubię pośpiechu.', []],
    ['telefony, komputery', 'praca bez telefonów', ['komputery']],
    ['pracowałem w call center pięć lat', 'Mam dość telefonów.', []],
  ])('%s; %s', (interests, info, left) => expect(likes(interests, info)).toEqual(left));
  test.each([
    ['szybkie tempo', 'bez telefonów', ['szybkie-tempo']],
    ['lubię szybkie tempo', 'bez nocek', ['szybkie-tempo']],
    ['lubię dzwonić do klientów', 'bez pośpiechu', ['telefon']],
    ['naprawiam telefony', 'bez telefonów', ['skladanie-komputerow']],
    ['lubię spokój', 'bez pośpiechu', ['spokoj']],
  ])('%s; %s: something else', (interests, info, left) => expect(likes(interests, info)).toEqual(left));
});

describe('who looks for somebody to work isn’t taken for anyone who wants that work', () => {
  test.each([
    'Szukam kucharza.',
    'Szukam kucharza do restauracji',
    'Szukamy kelnerki na weekendy',
    'Zatrudnię spawacza',
    'Poszukuję dobrego mechanika samochodowego',
    'Szukam doświadczonej księgowej',
  ])('%s', (text) => {
    const { work: found, activities, unclear } = ofInfo(text);
    expect([found, activities.filter(({ stance }) => stance !== 'dislikes')]).toEqual([[], []]);
    expect(unclear[0]?.question).toMatch(
      /^Piszesz: „.+”. Szlak doradza osobom, które szukają pracy dla siebie/,
    );
    const [wants, no] = unclear[0]?.answers ?? [];
    const [sought] = wants?.adds.work ?? [];
    expect([sought?.relation, no?.adds]).toEqual(['wants', { hires: sought?.occupation ?? '' }]);
  });
  test.each([
    'Szukam kelnerki do restauracji, praca w weekendy',
    'Szukam kelnerki do restauracji. Praca tylko w weekendy, bez nocek.',
    'Szukamy do naszej restauracji kelnerki na weekendy',
    'Potrzebujemy dwóch spawaczy od zaraz, praca na nocki',
    'zatrudnie kierowce, wolne weekendy',
    'Szukam ludzi do pracy na budowie, w weekendy',
    'Szukam pracownika do sklepu, praca na zmiany',
    'Dam pracę spawaczowi, w weekendy',
  ])('what is said of the post is no condition of anyone who offers it: %s', (text) => {
    const { activities, unclear } = ofInfo(text);
    expect([conditions(text), activities]).toEqual([[], []]);
    expect(unclear[0]?.answers.map(({ label }) => label)).toEqual([
      'Tak, szukam takiej pracy',
      'Nie, szukam pracownika',
    ]);
  });
  test.each([
    'Szukam posady pracownika ochrony, wolne weekendy',
    'Szukam stanowiska pracownika administracyjnego, wolne weekendy',
    'Chętnie się zatrudnię w sklepie, wolne weekendy',
    'Oferuję prace ogrodnicze, wolne weekendy',
    'Nie zatrudnię nikogo, wolne weekendy',
  ])('%s: who looks for work is asked for no post, and keeps the condition', (text) => {
    const found = read('', text);
    expect(
      found.unclear.flatMap(({ answers }) => answers).filter(({ adds }) => adds.hires !== undefined),
    ).toEqual([]);
    expect(found.conditions.map(({ kind }) => kind)).toEqual(['weekends']);
  });
  test('who means the post for themselves gets its conditions with it, and who hires keeps their own', () => {
    const [yes] = ofInfo('Szukam kelnerki, tylko weekendy').unclear[0]?.answers ?? [];
    expect(yes?.adds.conditions?.map(({ kind }) => kind)).toEqual(['weekends']);
    const own = ofInfo('Szukam kelnerki. Chcę mieć wolne weekendy.');
    expect(own.conditions.map(({ kind }) => kind)).toEqual(['weekends']);
  });
  test('it is asked once, whatever both answers say', () => {
    const { unclear } = read('Szukamy ludzi do pracy na budowie', 'Potrzebujemy dwóch murarzy');
    expect(unclear.map(({ quote }) => quote)).toEqual(['Potrzebujemy dwóch murarzy']);
  });
  test.each([
    'Zatrudnię się jako kelner, wolne weekendy',
    'Szukam zajęcia dla kucharza',
    'Szukam nowej pracy w weekendy',
    'Potrzebuję ludzi wokół siebie',
    'Szukam pomysłu na siebie, jestem kelnerką',
    'Potrzebuję pracy z ludźmi',
  ])('nobody is hired: %s', (text) => {
    const { unclear } = ofInfo(text);
    expect(unclear.filter(({ question }) => question.includes('szukają pracy dla siebie'))).toEqual([]);
  });
  test.each([
    ['Szukam pracy kucharza', ['wants kucharz']],
    ['Szukam pracy jako kucharz', ['wants kucharz']],
    ['Szukam etatu kucharza', ['wants kucharz']],
    ['Szukam posady księgowej', ['wants ksiegowy']],
    ['Chcę zostać kucharzem, szukam spokoju', ['wants kucharz']],
    ['Jestem kucharzem i szukam pomocnika', ['now kucharz']],
  ])('%s', (text, said) => {
    expect(work(text)).toEqual(said);
    expect(
      ofInfo(text)
        .unclear.map(({ question }) => question)
        .join(),
    ).not.toContain('doradza');
  });
});

describe('a word is known by its forms, not by its beginning', () => {
  test.each([
    ['zależy mi na stałej pensji', 'metal'],
    ['dużo śmiechu', 'recykling'],
    ['masaż i masaże', 'mieso'],
    ['granatowe sukienki, granat', 'dotacje'],
    ['wędkarstwo', 'mieso'],
    ['piekę ciasta', 'instalacje'],
    ['kąt i kąta', 'sport'],
    ['chemia między nami to nie wszystko, uczulenie na chemię', 'chemia-przeszlosc'],
    ['prawo jazdy', 'prawo'],
    ['budowanie z drewna', 'budowa'],
    ['konie od dziecka', 'dzieci'],
    ['podcasty o biznesie', 'montaz-nagran'],
    ['angielski techniczny czytam', 'ksiazki'],
    ['służba zdrowia', 'sluzba-mundurowa'],
    ['ochrona środowiska', 'ochrona'],
  ])('%s isn’t %s', (text, concept) => expect(liked(text)).not.toContain(concept));
  test.each([
    ['stal, obróbka stali', 'metal'],
    ['segregacja śmieci', 'recykling'],
    ['masarnia', 'mieso'],
    ['granty unijne', 'dotacje'],
    ['budowanie z drewna', 'drewno-i-meble'],
    ['drukarka 3D', 'druk-3d'],
    ['na rybach z wędką', 'ryby-i-woda'],
    ['piekłam torty', 'ciasta-i-slodycze'],
    ['judo i karate', 'sport'],
    ['masaże', 'rehabilitacja'],
    ['ochrona środowiska', 'srodowisko'],
    ['służba zdrowia', 'medycyna-i-zdrowie'],
  ])('%s is %s', (text, concept) => expect(liked(text)).toContain(concept));
});

describe('what is refused in passing is refused', () => {
  const refused = (info: string) =>
    ofInfo(info)
      .activities.filter(({ stance }) => stance === 'dislikes')
      .map(({ concept }) => concept);
  test.each([
    ['mam po dziurki w nosie obsługi klienta', 'klienci'],
    ['klientów mam po kokardę', 'klienci'],
    ['wystarczy mi już biurka', 'biuro'],
    ['biuro nie, hala nie', 'biuro'],
    ['tiry mi się przejadły', 'jazda'],
    ['tira już nie', 'jazda'],
    ['do kuchni nie wracam', 'gotowanie'],
    ['boję się igieł i krwi', 'krew'],
    ['chciałabym przestać dźwigać', 'sila'],
    ['chcę skończyć z telefonami', 'telefon'],
    ['chcę odpocząć od ludzi', 'ludzie'],
  ])('%s', (text, concept) => expect(refused(text)).toContain(concept));
  test.each([
    'nie boję się krwi',
    'lubię gotować, czemu nie',
    'mam prawo jazdy, auta nie',
    'nie wiem, kim będę',
    'wystarczy mi biurko i cisza',
    'nie umiem przestać rysować',
    'nie chcę przestać gotować',
    'chcę skończyć kurs i pracować z dziećmi',
  ])('%s refuses nothing', (text) => expect(refused(text)).toEqual([]));
  test('what somebody thinks of doing is a wish', () => {
    expect(ofInfo('myślę o grafice albo o stolarce').activities.map(({ stance }) => stance)).toContain(
      'likes',
    );
  });
  test('a fear of one thing alone is no liking', () => {
    expect(ofInfo('boję się tylko matematyki').activities.map(({ stance }) => stance)).not.toContain('likes');
  });
  test('what follows in contrast isn’t refused', () => {
    expect(refused('lekarzem nie będę, ale w przychodni tak')).toEqual([]);
  });
  test.each([
    ['pielęgniarką być nie chcę, mimo dyplomu', 'refuses pielegniarka'],
    ['lekarzem już nie będę', 'refuses lekarz'],
    ['krowy oddałem, został sam dom', 'before rolnik'],
    ['sprzedałam gospodarstwo', 'before rolnik'],
    ['kontroler finansowy w korporacji, 9 lat', 'now specjalista-controllingu'],
    ['kierowca kombajnu, 12 lat', 'now operator-maszyn-rolniczych'],
    ['traktorzysta, 12 lat u gospodarza', 'now operator-maszyn-rolniczych'],
    ['celniczka, 8 lat', 'now funkcjonariusz-kas'],
    ['mam salon fryzjerski, 14 lat', 'now fryzjer'],
    ['jeżdżę na taksówce 20 lat', 'now taksowkarz'],
    ['specjalista ds. marketingu', 'now specjalista-marketingu'],
    ['kierowca autobusu miejskiego MPK', 'now kierowca-autobusu'],
    ['kelnerka sezonowo', 'now kelner'],
    ['policjant, 12 lat, proszę nie proponować innych służb', 'leaves policjant'],
    ['programista, 11 lat, wypalony', 'leaves programista'],
    ['programista, 11 lat, nudzi mnie to', 'leaves programista'],
    ['programista, 11 lat, chwalony', 'now programista'],
    ['kucharka, 9 lat, lubię to', 'now kucharz'],
    ['pracuję w biurze, to mnie nudzi', 'leaves null'],
    ['nauczyciel fizyki w liceum, 8 lat', 'now nauczyciel-liceum'],
  ])('%s', (text, said) => expect(work(text)).toContain(said));
  test('who lets go of a place leaves it', () => {
    expect(work('do szpitala już nie wrócę')).toEqual(['leaves null']);
  });
});

describe('what health, hours and skill allow', () => {
  test.each([
    ['komputer słabo', ['screen avoid']],
    ['nie znam się na komputerach', ['screen avoid']],
    ['epilepsja', ['heights avoid!', 'driving avoid!', 'hazards avoid!', 'night avoid!']],
    ['skóra na dłoniach mi pęka od detergentów', ['chemicals avoid!']],
    ['palce mi drętwieją', ['hands avoid']],
    ['weekendy święte', ['weekends avoid!']],
    ['za kierownicę już nie siądę', ['driving avoid!']],
    ['na pół etatu, bo studiuję', ['part-time want']],
    ['mniej niż 6000 nie schodzę', ['pay 6000!']],
    ['jeżdżę na wózku inwalidzkim', ['lifting avoid!', 'standing avoid!', 'legs avoid!']],
    ['w teren nie dam rady', ['outdoors avoid!']],
    ['komputer dobrze', []],
    ['hałas mi już szkodzi na słuch', ['noise avoid!']],
    ['nie chcę siedzieć w soboty w salonie', ['weekends avoid!']],
    ['nie chcę siedzieć', ['sitting avoid']],
    ['nie mogę siedzieć dobrze 8 godzin', ['sitting avoid!']],
    ['nie umiem żyć bez komputera', ['screen want']],
    ['ręce mam pełne roboty', []],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
  test.each(['chodzę do teatru, jeżdżę na koncerty', 'jeżdżę na wózku inwalidzkim', 'jeżdżę na ryby'])(
    '%s is no driving',
    (text) => expect(ofInfo(text).activities.map(({ concept }) => concept)).not.toContain('jazda'),
  );
  test('a child who has to be fetched is no liking for children', () => {
    expect(ofInfo('tylko rano, dziecko w przedszkolu do 15').activities).toEqual([]);
  });
  test('the fourth year of work is no year of study, and a country no place to look for work', () => {
    const { education, place } = ofInfo('Jestem z Ukrainy, pracuję 4 rok na produkcji').background;
    expect([education, place]).toEqual([null, null]);
    expect(ofInfo('po japonistyce, szukam pracy').background.education?.level).toBe('licencjat_inzynier');
    expect(ofInfo('po lekcjach gram w piłkę').background.education).toBeNull();
    expect(ofInfo('jestem na 2 roku administracji').background.education?.level).toBe('srednie');
  });
});

describe('an allergy is no past, and no liking', () => {
  test.each(['uczulenie na chemię', 'Mam alergię na detergenty', 'jestem uczulona na lateks'])(
    '%s',
    (text) => {
      expect(conditions(text)).toEqual(['chemicals avoid!']);
      expect(ofInfo(text).activities).toEqual([]);
      expect(work(text)).toEqual([]);
    },
  );
  test('a chemist has none', () => {
    expect(work('Pracuję jako chemik')).toEqual(['now chemik']);
    expect(conditions('Pracuję jako chemik')).toEqual([]);
  });
});

describe('a denial may stand behind what it denies', () => {
  test.each([
    'Telefonów nie odbieram',
    'nie odbieram telefonów',
    'Telefonu nie znoszę',
    'nie lubię rozmów przez telefon',
  ])('%s', (text) => {
    expect(
      read(text)
        .activities.filter(({ concept }) => concept === 'telefon')
        .map(({ stance }) => stance),
    ).toEqual(['dislikes']);
  });
  test('a list goes on under it, a new verb ends it', () => {
    const { activities } = read('Nie lubię biura, hałasu i kas, rysuję komiksy');
    expect(activities.map(({ concept, stance }) => `${stance} ${concept}`)).toEqual([
      'dislikes biuro',
      'dislikes halas',
      'dislikes kasa',
      'likes rysowanie',
    ]);
  });
  test('what one can’t be without is liked', () => {
    expect(liked('nie wyobrażam sobie życia bez muzyki')).toEqual(['muzyka']);
  });
  test('what isn’t minded is nothing', () => {
    expect(conditions('Nie boję się wysokości. Nocki mi nie przeszkadzają.')).toEqual([]);
    expect(conditions('Nie mam problemów z kręgosłupem')).toEqual([]);
  });
});

describe('where somebody works', () => {
  test('a branch of a bank is no ward', () => {
    const reading = ofInfo('Pracuję w oddziale banku, dwa lata do emerytury');
    expect(reading.activities.map(({ concept }) => concept)).not.toContain('pacjenci');
    expect(reading.work.map(({ occupation }) => occupation)).toEqual([null]);
    expect(reading.background.circumstances.map(({ label }) => label)).toEqual(['dwa lata do emerytury']);
  });
  test('a ward is one', () => {
    expect(
      ofInfo('Pracuję na oddziale intensywnej terapii').activities.map(({ concept }) => concept),
    ).toContain('pacjenci');
  });
});

describe('what was learned is no past', () => {
  test.each([
    ['skończyłem kurs spawacza', ['trained spawacz']],
    ['kurs fryzjera, kurs kelnera', ['trained fryzjer', 'trained kelner']],
    ['jestem po kursie opiekuna medycznego', ['trained opiekun-medyczny']],
    ['z wykształcenia jestem ekonomistką', ['trained ekonomista']],
  ])('%s', (text, said) => expect(work(text)).toEqual(said));
  test('a degree is schooling with its field', () => {
    const { background, work: works } = ofInfo('Magister anglistyki');
    expect(works).toEqual([]);
    expect(background.education).toEqual({ level: 'magister', field: 'anglistyki', quote: 'Magister' });
  });
});

describe('whose work it is, and when', () => {
  test.each([
    ['18 lat pracuję jako pielęgniarka', 'now pielegniarka'],
    ['Byłem kierowcą autobusu', 'before kierowca-autobusu'],
    ['Emerytowany żołnierz', 'before zolnierz'],
    ['Chcę zostać fryzjerką', 'wants fryzjer'],
    ['Nie chcę być już księgową', 'leaves ksiegowy'],
    ['nie chcę pracować jako sprzedawca', 'refuses sprzedawca'],
    ['Pielęgniarka, 18 lat na oddziale', 'now pielegniarka'],
    ['mam dość pracy na kasie', 'leaves kasjer-handlowy'],
  ])('%s', (text, said) => expect(work(text)).toContain(said));
  test.each([
    'mąż jest kierowcą tira',
    'Syn chce być policjantem',
    'Gdybym był lekarzem',
    'Nigdy nie byłem kierowcą tira',
    'Kiedyś chciałam być weterynarzem',
    'Ojciec był górnikiem',
  ])('%s says nothing of one’s own', (text) => expect(work(text)).toEqual([]));
  test.each([
    ['Pielęgniarka, 18 lat na oddziale', 18],
    ['Od 12 lat pracuję jako spawacz', 12],
    ['Mam 52 lata, 30 lat pracowałem jako ślusarz', 30],
    ['Jestem księgową z 10-letnim stażem', 10],
    ['Mam 40 lat, pracuję jako kelnerka', null],
    ['Pracuję jako kelnerka, dwa lata do emerytury', null],
  ])('%s: %s years', (text, years) => expect(ofInfo(text).work[0]?.years).toBe(years));
});

describe('conditions', () => {
  test.each([
    ['bez nocnych zmian', ['night avoid!']],
    ['bez nocek', ['night avoid!']],
    ['nie mogę w weekendy', ['weekends avoid!']],
    ['praca na zmiany odpada', ['shifts avoid!']],
    ['max rok nauki', ['months 12!']],
    ['mogę się uczyć najwyżej pół roku', ['months 6!']],
    ['tylko praca zdalna', ['remote want!']],
    ['nie mogę dźwigać', ['lifting avoid!']],
    ['mam przepuklinę', ['lifting avoid!']],
    ['boję się wysokości', ['heights avoid!']],
    ['mam wpis w karnym', ['record avoid!']],
    ['minimum 6000 zł', ['pay 6000!']],
    ['nie mniej niż 7 tys.', ['pay 7000!']],
    ['nie stać mnie na studia', []],
    ['boję się zmian', []],
    ['lubię chodzić po górach', []],
    ['nie lubię krwi', ['blood avoid']],
    ['brzydzę się krwią', ['blood avoid']],
    ['mdleję na widok krwi', ['blood avoid!']],
    ['nie mogę patrzeć na krew', ['blood avoid!']],
    ['widok krwi mi nie przeszkadza', []],
    ['krwi się nie boję', []],
    ['jestem honorowym dawcą krwi', []],
    ['telefonów nie odbieram', ['telephone avoid']],
    ['nie lubię telefonów', ['telephone avoid']],
    ['naprawiam telefony', []],
    ['mam dość krzyków klientów', ['conflict avoid']],
    ['chcę przestać pracować po nocach i w weekendy', ['night avoid', 'weekends avoid']],
    ['chciałabym skończyć z nocnymi zmianami', ['night avoid']],
    ['weekendy muszę mieć wolne', ['weekends avoid!']],
    ['drobna robota odpada', ['hands avoid!']],
    ['lubię drobną robotę', []],
    ['chcę spokojniejszego tempa', ['pace avoid']],
    ['szukam spokojnej pracy', ['pace avoid']],
    ['Kucharz, spokojna praca', ['pace avoid']],
    ['marzy mi się spokojniejsza robota', ['pace avoid']],
    ['chcę pracować spokojnie', ['pace avoid']],
    ['najlepiej w swoim tempie', ['pace avoid']],
    ['praca na spokojnym osiedlu', []],
    ['mam spokojny charakter', []],
    ['spokojnie dogaduję się z ludźmi w pracy', []],
    ['nie wysiedzę przed komputerem', ['screen avoid']],
    ['nie chcę pracować w nocy', ['night avoid!']],
    ['nie mogę pracować nocami', ['night avoid!']],
    ['nie moge pracowac w nocy', ['night avoid!']],
    ['nie chce juz pracowac na zmiany', ['shifts avoid!']],
    ['nie chcę dłużej pracować w hałasie', ['noise avoid']],
    ['nie pracowałam w nocy', []],
    ['bez pracy w nocy', ['night avoid!']],
    ['bez pracy w weekendy', ['weekends avoid!']],
    ['od roku bez pracy', []],
    ['jestem bez pracy po zwolnieniu z banku', []],
    ['nie chcę pracować przy komputerze', ['screen avoid']],
    ['nie chcę pracować z klientem', ['strangers avoid']],
    ['nie chcę pracować pod presją', ['pace avoid']],
    ['nie chcę pracować fizycznie', ['lifting avoid']],
    ['pracuję fizycznie', []],
    ['praca na pół etatu', ['part-time want']],
    ['chcę zarabiać 6500 zł', ['pay 6500']],
    ['chcę zarabiać około 6500', ['pay 6500']],
    ['zarabiam 4500 zł', []],
    ['chcę zarabiać więcej', []],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
  test('the back that is only named is asked about', () => {
    const { unclear, conditions: said } = ofInfo('Kręgosłup, dwoje dzieci');
    expect(said).toEqual([]);
    expect(unclear.map(({ question }) => question)).toEqual(['Czy praca ma być bez dźwigania?']);
  });
});

describe('languages', () => {
  test.each([
    ['Люблю готувати і працювати з людьми', 'uk'],
    ['Я люблю готовить, ещё был поваром', 'other'],
    ['I love Python and working with people', 'en'],
    ['Lubie Python i prace z ludzmi', 'pl'],
    ['Excel', 'pl'],
  ])('%s is %s', (text, language) => expect(read(text).language).toBe(language));
  test('nothing is guessed from another language', () => {
    expect(read('I love Python and working with people').activities).toEqual([]);
  });
});

describe('without diacritics', () => {
  test('a text that has none is read folded', () => {
    const { activities, conditions: said } = read(
      'lubie ogrod i zwierzeta, nie lubie biura',
      'nie moge dzwigac',
    );
    expect(activities.map(({ concept }) => concept)).toEqual(['ogrod-i-rosliny', 'zwierzeta', 'biuro']);
    expect(said.map(({ kind }) => kind)).toEqual(['lifting']);
  });
  test('what could then be another word is not assumed', () => {
    expect(liked('bardzo interesuje mnie sad i prawnicy')).not.toContain('sad-i-sprawiedliwosc');
  });
  test('what it may mean is asked, once, and nothing beside it is', () => {
    const { unclear } = read('bardzo interesuje mnie sad i prawnicy', 'pracowalem w sadzie, dawno');
    expect(unclear.map(({ question }) => question)).toEqual([
      'Piszesz bez polskich liter: „sadzie”. Co masz na myśli?',
    ]);
    expect(unclear[0]?.answers.map(({ label }) => label)).toEqual(['sąd i sprawiedliwość', 'Coś innego']);
    expect(read('bardzo interesuje mnie ogrod i zwierzeta').unclear).toEqual([]);
    expect(read('interesuje mnie sad i las, także jesienią').unclear).toEqual([]);
  });
  test.each(['kurs kucharza', 'ludzi i las', 'muzyka, praca z lekarza', 'dom i praca'])(
    'no letter is missed where none is missing: %s',
    (words) => {
      const { unclear } = read(`bardzo lubie ${words} na co dzien`, 'chce pracowac blisko domu');
      expect(unclear.filter(({ question }) => question.includes('bez polskich liter'))).toEqual([]);
    },
  );
  test('a word that is one as it stands is read', () => {
    expect(liked('uwielbiam las i spacery, duzo czytam')).toContain('las');
  });
  test('one mark anywhere says that marks count', () => {
    expect(liked('uwielbiam żaglówki i takze kata')).not.toContain('sport');
  });
});

test('every quote stands in the answers', () => {
  const answers = {
    additional_interests: 'Lubię IT, las. Telefonów nie odbieram!',
    additional_info: 'Byłam kucharką, bez nocek.',
  };
  const { activities, work: works, conditions: said } = readByRules(answers, careers);
  const isSaid = quoteCheck(answers);
  for (const { quote } of [...activities, ...works, ...said]) expect(isSaid(quote ?? '')).toBe(true);
});

describe('what aches bars lifting, and weighs for the rest', () => {
  test.each([
    ['Bolą mnie plecy', ['lifting avoid!']],
    ['Plecy mnie bolą', ['lifting avoid!']],
    ['boli mnie kolano', ['standing avoid', 'kneeling avoid']],
    ['Nie bolą mnie plecy', []],
    ['Bolą mnie oczy', []],
    ['mam chore kolana', ['standing avoid!', 'kneeling avoid!']],
    ['kolana mnie bolą', ['standing avoid', 'kneeling avoid']],
    ['bolą mnie kolana', ['standing avoid', 'kneeling avoid']],
    ['Kolana po dwóch operacjach', ['standing avoid!', 'kneeling avoid!']],
    ['operacja kolana', ['standing avoid!', 'kneeling avoid!']],
    ['nadgarstek po operacji', ['hands avoid']],
    ['Pomagam osobom po operacji', []],
    ['Bolą mnie nogi od stania', ['standing avoid']],
    ['Chcę czegoś lżejszego', ['lifting avoid']],
    ['bez ciężkiej roboty', ['lifting avoid!']],
    ['Pyły i dymy mi zaszkodziły', ['dust avoid!']],
    ['Pyły i dymy mi nie zaszkodziły', []],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
});

describe('when one wants to work, and how', () => {
  test.each([
    ['Wolę pracę na siedząco', ['sitting want']],
    ['Wolę siedząco', ['sitting want']],
    ['Chcę zejść ze zmian', ['shifts avoid!']],
    ['Chcę zejść na ląd', []],
    ['praca do 16', ['shifts avoid!']],
    ['Pracuję do 16 lat w banku', []],
    ['Chcę na dzień', ['night avoid']],
    ['Chcę być na dzień dobry', []],
    ['Chcę być na noc w domu', ['away avoid!', 'night avoid']],
    ['Wolę pracę na noc', ['night want']],
    ['najlepiej rano', ['shifts avoid']],
    ['Nigdy więcej nocek', ['night avoid!']],
    ['NIGDY WIĘCEJ telefonów', ['telephone avoid']],
    ['Mogłabym zdalnie', ['remote want']],
    ['Mogę pracować tylko zdalnie', ['remote want!']],
    ['zdalnie mile widziane', ['remote want']],
    ['pół etatu albo z domu', ['part-time want', 'remote want']],
    ['Do domu wracam z pracy', []],
    ['polski komunikatywny B1/B2', ['polish B2!']],
    ['Nie na dzień dzisiejszy', []],
    ['nie chcę open space', ['noise avoid']],
    ['Nie chcę pracować na zmiany', ['shifts avoid!']],
    ['Nie chcę już pracować na nocki', ['night avoid!']],
    ['Nie mogę pracować w nocy', ['night avoid!']],
    ['Nie lubię pracować na dworze', ['outdoors avoid']],
    ['Nie mogę prowadzić samochodu', ['driving avoid!']],
    ['Nie muszę pracować w nocy', []],
    ['Nie pracuję w nocy', []],
    ['Wolę pracę bez telefonu', ['telephone avoid']],
    ['Wolałabym bez zmian i bez dźwigania', ['shifts avoid', 'lifting avoid']],
    ['Praca bez telefonu', ['telephone avoid!']],
    ['open space mi nie przeszkadza', []],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
});

test.each([
  ['Fryzjerka, 28 lat', null],
  ['Fryzjerka, 18 lat', null],
  ['Fryzjerka, 17 lat', 17],
  ['Fryzjerka, 28 lat w zawodzie', 28],
])('%s: a bare age is no experience', (text, years) => {
  expect(ofInfo(text).work.map((one) => one.years)).toEqual([years]);
});

describe('what one does is work, what one wants to do is wanted, what one likes or won’t do is none', () => {
  test.each([
    ['Sprzątam biura', ['now sprzatanie-biur']],
    ['Rozwoziłam paczki', ['before kurier']],
    ['Jeżdżę tirem', ['now kierowca-tir']],
    ['20 lat za kierownica tira', ['before kierowca-tir']],
    ['pracuję za kółkiem autobusu', ['now kierowca-autobusu']],
    ['mąż siedzi za kółkiem tira', []],
    ['lubię siedzieć za kierownicą', []],
    ['Naprawiam samochody', ['now mechanik-samochodowy']],
    ['Układałem płytki', ['before glazurnik']],
    ['Roznoszę listy', ['now listonosz']],
    ['22 lata jeździłem traktorem i kombajnem', ['before operator-maszyn-rolniczych']],
    ['Pracuję na kombajnie', ['now operator-maszyn-rolniczych']],
    ['Sprzedawałam w odzieżowym', ['before sprzedawca']],
    ['Śpiewam na ślubach', ['now muzyk-instrumentalista']],
    ['Trenuję młodzież', ['now trener-sportu']],
    ['Chcę jeździć traktorem', ['wants operator-maszyn-rolniczych']],
    ['Sąsiad jeździ traktorem', []],
    ['Śpiewam pod prysznicem', []],
    ['Trenuję na siłowni', []],
    ['Lubię sprzątać biura', []],
    ['Nie sprzątam biur', []],
    ['Chcę sprzątać biura', ['wants sprzatanie-biur']],
    ['Mąż sprząta biura', []],
    ['Jeżdżę na rowerze', []],
  ])('%s', (text, said) => expect(work(text)).toEqual(said));
  test('in the interests, too, unless it is also done at home or for pleasure', () => {
    expect(read('sprzątam biura').work).toMatchObject([{ relation: 'now', occupation: 'sprzatanie-biur' }]);
    expect(read('sprzątam mieszkanie').work).toEqual([]);
  });
});

describe('how long behind a trade says that it is one’s own', () => {
  test.each([
    ['Spawacz TIG/MIG 19 lat', ['now spawacz']],
    ['Fryzjerka 13 lat i dostałam alergii', ['now fryzjer']],
    ['Programista java, 11 lat', ['now programista']],
    ['Infolinia 5 lat', ['before konsultant-call-center']],
    ['Lekarz 5 lat temu zabronił mi dźwigać', []],
    ['Lekarz kazał mi 2 lata odpoczywać', []],
  ])('%s', (text, said) => expect(work(text)).toEqual(said));
});

test('what weighs on somebody at work is no skill', () => {
  const can = (info: string) => ofInfo(info).activities.filter(({ stance }) => stance === 'can');
  expect(can('Pracuję w stołówce, dużo dźwigania, chcę coś lżejszego')).toEqual([]);
  expect(can('Umiem dźwigać').map(({ concept }) => concept)).toEqual(['sila']);
});

test('who listens to music or books does not say that they listen to people', () => {
  const listening = 'rozmowa-i-sluchanie';
  for (const text of [
    'Słucham audiobooków',
    'Lubię słuchać ludzi',
    'słucham radia przy pracy',
    'Umiem słuchać',
  ])
    expect(liked(text).includes(listening), text).toBe(/ludzi|Umiem/.test(text));
});

test('who looks after networks is told by what they call it', () => {
  for (const text of ['Admin sieci, 11 lat.', 'Jestem administratorem sieci', 'sieciowiec w korpo'])
    expect(work(text).join(), text).toContain('inzynier-sieci');
});

describe('who does not want to leave stays', () => {
  const disliked = (info: string) => ofInfo(info).activities.filter(({ stance }) => stance === 'dislikes');
  test.each(['Nie chcę odchodzić z medycyny', 'Nie chcę rezygnować z medycyny'])('%s', (text) => {
    expect(conditions(text)).toEqual(['field keep']);
    expect(disliked(text)).toEqual([]);
  });
  test('and who wants to leave goes', () => {
    expect(disliked('Chcę odejść z medycyny').map(({ concept }) => concept)).toEqual(['medycyna-i-zdrowie']);
  });
});

describe('a school that is left is no schooling', () => {
  test.each([
    ['Rzucam szkołę, liceum to nie dla mnie', 'podstawowe'],
    ['Nie skończyłem technikum', 'podstawowe'],
    ['Skończyłem technikum, liceum to nie dla mnie', 'srednie'],
    ['Jestem nauczycielką, rzucam szkołę', undefined],
    ['liceum', 'srednie'],
    ['administracja lic.', 'licencjat_inzynier'],
  ])('%s', (text, level) => expect(ofInfo(text).background.education?.level).toBe(level));
});

test.each([
  ['robota przy metalu', false],
  ['szukam roboty', false],
  ['robot spawalniczy', true],
  ['roboty przemysłowe', true],
])('%s speaks of robots: %s', (text, isSaid) => expect(liked(text).includes('automatyka')).toBe(isSaid));

test.each([
  ['byle nie na kasie', ['kasa']],
  ['żadnych dzieci', ['dzieci']],
  ['nie mogę tańczyć', []],
])('%s: what is ruled out is not liked', (text, said) => {
  const { activities } = ofInfo(text);
  expect(activities.map(({ concept, stance }) => `${stance} ${concept}`)).toEqual(
    said.map((concept) => `dislikes ${concept}`),
  );
});

describe('a place that is left takes its work along', () => {
  test.each([
    ['Jestem kelnerką, chcę uciec z gastronomii', ['leaves kelner']],
    ['Chcę zwiać z gastronomii, jestem kelnerką', ['leaves kelner']],
    ['Chcę wyjść ze szkoły', ['leaves null']],
    ['Chcę odejść ze szkolnictwa', ['leaves null']],
    ['chcę wyjść ze sklepu', ['leaves sprzedawca']],
    ['Odeszłam ze szkoły, pracuję w sklepie', ['leaves null', 'now sprzedawca']],
    ['Po wyjściu ze szkoły pracuję w sklepie', ['now sprzedawca']],
    ['Wychodzę z psem, jestem kasjerką', ['now kasjer-handlowy']],
  ])('%s', (text, said) => expect(work(text)).toEqual(said));
});

test('whom one works beside is not what one is', () => {
  expect(work('Pracuję razem ze sprzedawcami')).toEqual([]);
  expect(work('Pracuję z pielęgniarkami')).toEqual([]);
  expect(work('Jestem z zawodu fryzjerką')).toEqual(['trained fryzjer']);
});

test.each([
  ['Administracja, licencjat', 'licencjat_inzynier', 'Administracja'],
  ['Studiuję psychologię od roku', 'srednie', 'psychologię'],
])('%s is schooling with its field', (text, level, field) => {
  expect(ofInfo(text).background.education).toMatchObject({ level, field });
});

test.each([
  ['angielski B2', true],
  ['angielski B1', false],
  ['Mówię po angielsku na A2', false],
])('%s is a skill to work with: %s', (text, isSkill) => {
  expect(ofInfo(text).activities.some(({ concept }) => concept === 'jezyki')).toBe(isSkill);
});

describe('a wish of pay needs no złoty, and a number of something else is none', () => {
  test.each([
    ['chcę zarabiać 6000', ['pay 6000']],
    ['Chciałabym zarobić ok. 6 tys.', ['pay 6000']],
    ['muszę zarabiać 6k', ['pay 6000']],
    ['minimum 6 tys.', ['pay 6000!']],
    ['chcę minimum 6 000', ['pay 6000!']],
    ['zależy mi na 6000 brutto', ['pay 6000']],
    ['chce zarabiac tak z 7 tys', ['pay 7000']],
    ['chciałbym zarabiać 5000 na rękę', ['pay 6800']],
    ['zarabiam 6000', []],
    ['zarabiałem 9000 w kopalni', []],
    ['nie chcę zarabiać 3000', []],
    ['mąż chce zarabiać 9000', []],
    ['minimum 6000 osób', []],
    ['firma na 6000 osób', []],
    ['zależy mi na 5000 kilometrach rocznie', []],
    ['chcę zarabiać więcej, pracuję od 2003 roku', []],
    ['chcę zarabiać, tel. 600 500 400', []],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
});

describe('what one wants to work with is wished, what one works with is done', () => {
  test.each([
    ['chcę pracować na zewnątrz', ['likes swieze-powietrze'], ['outdoors want']],
    ['chciałbym pracować na świeżym powietrzu', ['likes swieze-powietrze'], ['outdoors want']],
    ['wolałabym robić torty', ['likes ciasta-i-slodycze'], []],
    ['pracuję na zewnątrz', ['can swieze-powietrze'], []],
    ['robię torty', ['can ciasta-i-slodycze'], []],
    ['nie chcę pracować na zewnątrz', ['dislikes swieze-powietrze'], ['outdoors avoid']],
    ['nie mogę pracować na zewnątrz', [], ['outdoors avoid!']],
    ['patrzę z zewnątrz', [], []],
  ])('%s', (text, activities, held) => {
    expect(ofInfo(text).activities.map(({ stance, concept }) => `${stance} ${concept}`)).toEqual(activities);
    expect(conditions(text)).toEqual(held);
  });
});

describe('what stands behind „niż”', () => {
  test.each([
    ['wolę planować niż gotować', ['likes planowanie', 'dislikes gotowanie']],
    ['raczej gotować niż sprzątać', ['likes gotowanie', 'dislikes sprzatanie']],
    ['gotuję lepiej niż mama', ['likes gotowanie']],
  ])('%s', (text, said) =>
    expect(read(text).activities.map(({ stance, concept }) => `${stance} ${concept}`)).toEqual(said),
  );
  test('a length is only compared', () => {
    expect(conditions('nie dłużej niż pół roku nauki')).toEqual(['months 6!']);
  });
});

describe('what is worn out is a complaint, and no ban', () => {
  test.each([
    ['Kolana do wymiany', ['standing avoid', 'kneeling avoid']],
    ['kręgosłup do remontu', ['lifting avoid']],
    ['opony do wymiany', []],
    ['nie moge wyjezdzac, szukam czegoś na miejscu', ['away avoid!']],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
});

const all = (info: string) =>
  ofInfo(info).work.map(({ occupation, relation, years }) =>
    `${relation} ${occupation} ${years ?? ''}`.trim(),
  );
const asked = (info: string) => ofInfo(info).unclear.map(({ question }) => question);

describe('who leaves a uniform', () => {
  test.each([
    ['po 12 latach w wojsku odchodzę do cywila', 'leaves zolnierz 12'],
    ['Odchodzę do cywila', 'leaves zolnierz'],
    ['Jestem żołnierzem zawodowym, za rok idę do cywila', 'leaves zolnierz'],
    ['Byłem podoficerem przez 9 lat, przechodzę do cywila', 'leaves zolnierz 9'],
    ['Pracuję w policji, planuję przejść do cywila', 'leaves policjant'],
  ])('%s', (text, said) => expect(all(text)).toEqual([said]));
  test.each([
    ['Jestem żołnierzem zawodowym od 6 lat', 'now zolnierz 6'],
    ['Nie odchodzę do cywila, jestem żołnierzem', 'now zolnierz'],
    ['Jestem kelnerką, mąż odchodzi do cywila', 'now kelner'],
    ['Byłam kelnerką, lubię prawo cywilne', 'before kelner'],
  ])('%s', (text, said) => expect(all(text)).toEqual([said]));
});

describe('voice and eyes', () => {
  test.each([
    'Uczę i tracę głos',
    'Mam guzki na strunach głosowych',
    'głos mi siada po lekcjach',
    'Mam problemy z głosem',
    'Muszę oszczędzać głos',
  ])('%s: asked', (text) => {
    expect(asked(text)).toContain('Czy praca ma być bez długiego mówienia?');
    expect(conditions(text)).toEqual([]);
  });
  test.each([
    'Mam głos do radia',
    'Lubię instrumenty na struny',
    'Nie mam problemów z głosem',
    'Mąż ma chrypkę',
    'Tracę cierpliwość, oddam głos w wyborach',
    'Nie mogę powiedzieć, że lubię szkołę',
  ])('%s: not asked', (text) => expect(asked(text)).not.toContain('Czy praca ma być bez długiego mówienia?'));
  test.each([
    ['psuje mi się wzrok', ['sight avoid!']],
    ['Wzrok mi siada', ['sight avoid!']],
    ['Mam problemy ze wzrokiem', ['sight avoid!']],
    ['Słabo widzę', ['sight avoid!']],
    ['Pogarsza mi się słuch', ['hearing avoid!']],
    ['Mam problem ze słuchem', ['hearing avoid!']],
    ['oczy mnie bolą od monitora', ['screen avoid']],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
  test.each([
    'Nie mam problemów ze wzrokiem',
    'Mam dobry wzrok i słuch muzyczny',
    'Psuje się samochód',
    'Mamie psuje się wzrok',
    'Słabo to widzę, ale spróbuję',
  ])('%s says nothing', (text) => expect(conditions(text)).toEqual([]));
});

describe('a limit of the body', () => {
  test.each([
    ['wibracje zniszczyły mi ręce', ['hands avoid']],
    ['Praca zniszczyła mi kręgosłup', ['lifting avoid!']],
    ['chodzę o kulach', ['lifting avoid!', 'standing avoid!', 'legs avoid!']],
    ['Jestem na wózku', ['lifting avoid!', 'standing avoid!', 'legs avoid!']],
  ])('%s', (text, said) => expect(conditions(text)).toEqual(said));
  test.each([
    'Jestem na wózku widłowym od rana do nocy',
    'Na magazynie jestem na wózku',
    'Zniszczyłem stare auto',
    'Mama chodzi o kulach',
  ])('%s says nothing', (text) => expect(conditions(text)).toEqual([]));
});

describe('one’s own trade', () => {
  test.each([
    ['Szef kuchni 20 lat', 'now szef-kuchni 20'],
    ['Szef kuchni, 20 lat w zawodzie', 'now szef-kuchni 20'],
    ['od 15 lat jestem pilarzem', 'now drwal 15'],
    ['Jestem spawaczem z 20-letnim stażem', 'now spawacz 20'],
    ['elektryk, 8 lat na budowach', 'now elektryk 8'],
    ['Mechanik samochodowy 17lat', 'now mechanik-samochodowy 17'],
    ['Uczę się angielskiego, spawacz 10 lat', 'now spawacz 10'],
    ['Całe życie w księgowości', 'before ksiegowy'],
    ['Uczę w klasach 1-3 od 19 lat', 'now nauczyciel-wczesnoszkolny 19'],
    ['Praca w call center mnie wykończyła', 'leaves konsultant-call-center'],
    ['Jestem polonistą, mam dość szkoły', 'leaves nauczyciel-szkoly-podstawowej'],
    ['Jestem w drugiej klasie szkoły policealnej, technik farmaceutyczny', 'trained technik-farmaceutyczny'],
  ])('%s', (text, said) => expect(all(text)).toEqual([said]));
  test.each([
    'Szef kuchni na mnie krzyczy',
    'Szef jest kucharzem',
    'Całe życie w domu',
    'Mąż 20 lat w księgowości',
    'Rzuciłam szkołę',
  ])('%s is none', (text) => expect(all(text)).toEqual([]));
});

describe('what one has burned out on, or wants to be far from, is not liked', () => {
  test.each([
    ['Wypaliłem się na programowaniu', 'programowanie', 'dislikes'],
    ['wypaliłam się w księgowości', 'ksiegowosc', 'dislikes'],
    ['Chcę z daleka od komputera', 'komputery', 'dislikes'],
    ['byle jak najdalej od telefonów', 'telefon', 'dislikes'],
    ['Wypalam wzory w drewnie', 'drewno-i-meble', 'likes'],
    ['Chcę studiować psychologię', 'emocje-i-psychologia', 'likes'],
  ])('%s', (text, concept, stance) => {
    expect(read(text).activities.find((one) => one.concept === concept)?.stance).toBe(stance);
  });

  test('studies that are told of are no liking', () => {
    expect(ofInfo('Studiowałam psychologię.').activities).toEqual([]);
  });
  test('what is wished says more than what was done', () => {
    const { activities } = read('Byłam księgową.', 'Chcę wrócić do księgowości.');
    expect(activities).toContainEqual({
      concept: 'ksiegowosc',
      stance: 'likes',
      quote: 'Chcę wrócić do księgowości',
    });
  });
});

describe('studies that are told of by their field', () => {
  const education = (interests: string, info = '') => read(interests, info).background.education;
  test.each([
    ['Skończyłam filologię angielską', 'filologię angielską'],
    ['ukończyłem prawo', 'prawo'],
    ['Jestem po pedagogice', 'pedagogice'],
  ])('%s, in either answer', (text, field) => {
    expect(education(text)).toMatchObject({ level: 'licencjat_inzynier', field });
    expect(education('', text)).toMatchObject({ level: 'licencjat_inzynier', field });
  });
  test.each(['Nie skończyłam filologii', 'Skończyłam pracę', 'Lubię filologię', 'Brat skończył prawo'])(
    '%s is none',
    (text) => expect(education(text)).toBeNull(),
  );
});

test('what somebody else sells is no skill, but without diacritics it may be one’s own', () => {
  const can = (info: string) =>
    ofInfo(info)
      .activities.filter(({ stance }) => stance === 'can')
      .map(({ concept }) => concept);
  expect(can('Gospodarz sprzedaje ziemię')).toEqual([]);
  expect(can('sprzedaje na targu warzywa i mam stalych klientow')).toContain('sprzedaz');
  expect(can('Sprzedaję na targu')).toContain('sprzedaz');
});

test('a school of one word is one’s schooling, but a teacher works there', () => {
  const level = (info: string) => ofInfo(info).background.education?.level;
  expect(level('52 lata, podstawówka, wieś')).toBe('podstawowe');
  expect(level('Toruń. Średnie.')).toBe('srednie');
  expect(level('Uczę dzieci, podstawówka, Radom')).toBeUndefined();
  expect(level('średnie zarobki')).toBeUndefined();
});

test('what the body does not let one lift is nothing disliked', () => {
  const disliked = (info: string) => ofInfo(info).activities.filter(({ stance }) => stance === 'dislikes');
  expect(disliked('Kręgosłup nie pozwala mi dźwigać pacjentów')).toEqual([]);
  expect(disliked('Nie chcę pracować z pacjentami')).not.toEqual([]);
});

describe('back to the trade of before', () => {
  test.each([
    ['Byłem spawaczem 8 lat. Chcę wrócić do zawodu', ['before spawacz', 'wants spawacz']],
    ['Byłem spawaczem 8 lat. Nie chcę wrócić do zawodu', ['before spawacz']],
    ['Jestem spawaczem. Chcę wrócić do Polski', ['now spawacz']],
  ])('%s', (text, said) => expect(work(text)).toEqual(said));
});

describe('weary of the work that the sentence began with', () => {
  test.each([
    ['Administrator systemów, 15 lat w korporacji, magister, wypalony', ['leaves administrator-systemow']],
    ['Sprzątam biura 3 lata, zmęczona', ['leaves sprzatanie-biur']],
    ['Nauczycielka historii, ale nie w szkole', ['leaves nauczyciel-szkoly-podstawowej']],
    ['Pracuję na infolinii, szkoda mi życia na słuchawkę', ['leaves konsultant-call-center']],
    ['Jestem kasjerką. Wieczorami zmęczona', ['now kasjer-handlowy']],
    ['Jestem kasjerką, zmęczona hałasem', ['now kasjer-handlowy']],
    ['Kucharz, ale nie w nocy', ['now kucharz']],
  ])('%s', (text, said) => expect(work(text)).toEqual(said));

  test('and of nothing that comes after', () => {
    const disliked = (info: string) =>
      ofInfo(info)
        .activities.filter(({ stance }) => stance === 'dislikes')
        .map(({ concept }) => concept);
    expect(disliked('Informatyk, wypalony, przeprowadzam się na wieś')).toEqual([]);
    expect(disliked('Zmęczony komputerem, telefonami')).toEqual(['komputery', 'telefon']);
  });
});

test('who wants out of a school leaves it', () => {
  expect(work('Nauczyciel WF, chcę wyjść z systemu oświaty')).toContain(
    'leaves nauczyciel-szkoly-podstawowej',
  );
  expect(work('Chcę wyjść z domu do pracy')).toEqual([]);
});

describe('just out of school', () => {
  const leaves = (text: string) => ofInfo(text).background.circumstances.map(({ label }) => label);
  test.each([
    ['Zdałam maturę w maju', 'Zdałam maturę'],
    ['Jestem maturzystą', 'Jestem maturzystą'],
    ['Matura w tym roku', 'Matura w tym roku'],
    ['Jestem w klasie maturalnej', 'w klasie maturalnej'],
    ['kończę technikum', 'kończę technikum'],
  ])('%s', (text, label) => expect(leaves(text)).toEqual([label]));
  test.each([
    'Uczę maturzystów',
    'Nie mam matury',
    'Córka zdaje maturę',
    'Mam maturę',
    'Po maturze wyjechałam',
  ])('%s says nothing', (text) => expect(leaves(text)).toEqual([]));
});

describe('helping somebody with a thing is no liking of it', () => {
  test.each(['Pomagam mamie w obsłudze telefonu', 'obsługa telefonu i komputera', 'siedzę w telefonie'])(
    '%s',
    (text) => expect(liked(text)).not.toContain('telefon'),
  );
  test('what follows the comma is liked', () => {
    const { activities } = read('Pomagam babci w zakupach, ogród');
    expect(activities).toContainEqual(
      expect.objectContaining({ concept: 'ogrod-i-rosliny', stance: 'likes' }),
    );
  });
  test.each(['rozmowy przez telefon', 'telefon'])('%s', (text) => expect(liked(text)).toContain('telefon'));
});

describe('words that are two', () => {
  test.each([
    ['układam grafiki pracy', 'grafika'],
    ['układanie grafiku zmian', 'grafika'],
    ['czytam kryminały', 'sad-i-sprawiedliwosc'],
    ['rozkłady jazdy', 'jazda'],
    ['jeżdżę na rolkach, rolki', 'social'],
  ])('%s isn’t %s', (text, concept) => expect(liked(text)).not.toContain(concept));
  test.each([
    ['projektuję grafiki', 'grafika'],
    ['układam grafiki pracy', 'planowanie'],
    ['kryminalistyka', 'sad-i-sprawiedliwosc'],
    ['jazda autem', 'jazda'],
    ['nagrywam rolki na instagram', 'social'],
  ])('%s is %s', (text, concept) => expect(liked(text)).toContain(concept));
});

describe('denied twice, at home, and the pay alone', () => {
  test.each([
    ['Nie potrafię pracować w nocy', ['night avoid!']],
    ['Nie umiem spać w nocy', ['night avoid!']],
    ['Nie chcę pracować bez ludzi', []],
    ['Chcę pracować bez ludzi', ['strangers avoid!']],
    ['Nie chcę bez przerwy siedzieć', ['sitting avoid']],
    ['Nie mogę bez przerwy dźwigać', ['lifting avoid!']],
    ['Interesuje mnie praca w domu', ['remote want']],
    ['Interesuje mnie praca w domu kultury', []],
    ['Chcę pracować w domu opieki', []],
    ['Nie chcę wyjeżdżać z domu', ['away avoid!']],
    ['Potrzebuję pracy zdalnej', ['remote want']],
    ['5000 netto', ['pay 6800']],
    ['Księgowość. 7000 brutto.', ['pay 7000']],
    ['Min. 7000 zł brutto', ['pay 7000!']],
    ['Teraz zarabiam, 5000 netto', []],
    ['Kredyt, 3000 zł', []],
    ['bez dzwonienia do ludzi', ['telephone avoid!']],
    ['chcę codziennie wracać do domu', ['away avoid!']],
    ['nie muszę codziennie wracać do domu', []],
  ])('%s', (text, said) => {
    const told = ofInfo(text).conditions.map(({ kind, value, firm }) => `${kind} ${value}${firm ? '!' : ''}`);
    expect(told).toEqual(said);
  });
  test('a text without diacritics beside one that has them', () => {
    const { work: found } = read(
      'Sprzątanie, porządek',
      'Sprzatam biura nocami od 8 lat. Chce pracowac w dzien, po polsku mowie dobrze, mam troje dzieci.',
    );
    expect(found).toEqual([expect.objectContaining({ relation: 'now', years: 8 })]);
  });
  test.each(['Po polsku piszę słabo', 'piszę źle'])('%s is no skill', (text) =>
    expect(ofInfo(text).activities).toEqual([]),
  );
});

describe('what stands beside a word', () => {
  test.each([
    ['szachy przez internet', 'internet'],
    ['kupuję na OLX', 'sklep'],
    ['angielski na B2', 'angielski'],
    ['angielski komunikatywny', 'angielski'],
  ])('%s isn’t %s', (text, concept) => expect(liked(text)).not.toContain(concept));
  test.each([
    ['internet, strony', 'internet'],
    ['sprzedaję w internecie', 'sklep'],
    ['angielski', 'angielski'],
    ['lubię angielski, mam B2', 'angielski'],
    ['piszę bloga', 'blog'],
  ])('%s is %s', (text, concept) => expect(liked(text)).toContain(concept));
  test.each([
    ['od medycyny nie muszę', []],
    ['medycyny nie lubię', ['dislikes medycyna-i-zdrowie']],
    ['muszę odejść od medycyny', ['dislikes medycyna-i-zdrowie']],
  ])('%s', (text, said) =>
    expect(ofInfo(text).activities.map(({ stance, concept }) => `${stance} ${concept}`)).toEqual(said),
  );
  test('somebody who leaves out diacritics here and there still denies', () => {
    const { conditions: found } = read('łódka. nie lubie siedziec w miejscu');
    expect(found).toEqual([expect.objectContaining({ kind: 'sitting', value: 'avoid' })]);
  });
});

test.each([
  ['mgr pielęgniarstwa', 'pielegniarka'],
  ['mgr fizjoterapii', 'fizjoterapeuta'],
  ['ukończyłam studia pielęgniarstwo', 'pielegniarka'],
])('%s opens its trade', (text, occupation) =>
  expect(ofInfo(text).work).toEqual([expect.objectContaining({ relation: 'trained', occupation })]),
);

test('therapy that somebody goes to is no trade', () => {
  expect(ofInfo('chodzę na fizjoterapię z kręgosłupem').work).toEqual([]);
});

test.each([
  ['w maju matura', true],
  ['chcę iść na studia', true],
  ['nie chcę iść na studia', false],
  ['na żadne studia nie idę', false],
])('%s: the studies lie ahead %s', (text, isAhead) =>
  expect(ofInfo(text).background.circumstances.length > 0).toBe(isAhead),
);
