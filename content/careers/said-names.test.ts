// Names that people say: each leads to its occupation among the first three of the atlas' search, also typed without diacritics, and the
// quiz knows those that mean one occupation only. 'name = ids', any of them.
import { describe, expect, test } from 'vitest';
import { idOfName, idsByName } from '#domain/advice/occupation-names.ts';
import { choicesFor } from '#domain/advice/reading/reading-groups.ts';
import { readingNames } from '#domain/advice/reading/known-ids.ts';
import { occupationNames } from '#domain/advice/said-names.ts';
import { atlasOf } from '#domain/atlas/atlas.ts';
import { WHOLE_ATLAS } from '#domain/atlas/state.ts';
import { withWishes } from '#domain/atlas/wishes.ts';
import { folded } from '#domain/platform/folded-text.ts';
import { readTables } from './tables.ts';

const { careers } = await readTables();
const atlas = atlasOf(careers);
const names = readingNames(careers);
const ids = idsByName(occupationNames(careers));

const EVERYDAY = `
  sprzątaczka = sprzatanie-biur pomoc-domowa pokojowa salowa
  kierowca tira = kierowca-tir
  bhp = specjalista-bhp technik-bhp
  bhpowiec = specjalista-bhp technik-bhp
  przedszkolanka = nauczyciel-przedszkola
  pani w przedszkolu = nauczyciel-przedszkola pomoc-nauczyciela
  nauczycielka = nauczyciel-szkoly-podstawowej nauczyciel-liceum nauczyciel-wczesnoszkolny nauczyciel-przedszkola
  polonistka = nauczyciel-szkoly-podstawowej nauczyciel-liceum
  matematyczka = nauczyciel-szkoly-podstawowej nauczyciel-liceum
  anglista = nauczyciel-szkoly-podstawowej nauczyciel-liceum lektor-jezyka
  wuefista = nauczyciel-szkoly-podstawowej nauczyciel-liceum
  złota rączka = konserwator-budynku
  księgowa = ksiegowy glowny-ksiegowy specjalista-rachunkowosci
  kadrowa = specjalista-kadr pracownik-ds-osobowych
  haerówka = kierownik-hr specjalista-kadr rekruter
  hr = kierownik-hr specjalista-kadr rekruter
  rekruterka = rekruter
  headhunter = rekruter
  kasjerka = kasjer-handlowy kasjer-bankowy
  ekspedientka = sprzedawca
  sprzedawczyni = sprzedawca
  kelnerka = kelner
  kucharka = kucharz
  baristka = barista
  barmanka = barman
  fryzjerka = fryzjer
  manikiurzystka = stylistka-paznokci
  paznokcie = stylistka-paznokci
  wizażystka = wizazystka
  makijażystka = wizazystka charakteryzator
  kosmetyczka = kosmetyczka
  masażysta = technik-masazysta
  masazystka = technik-masazysta
  rehabilitantka = fizjoterapeuta
  fizjo = fizjoterapeuta
  pielęgniarz = pielegniarka
  położny = polozna
  lekarka = lekarz lekarz-rodzinny
  doktor = lekarz lekarz-rodzinny
  dentystka = lekarz-dentysta
  stomatolog = lekarz-dentysta
  weterynarz = lekarz-weterynarii
  weterynarka = lekarz-weterynarii
  farmaceutka = farmaceuta
  aptekarka = farmaceuta technik-farmaceutyczny
  ratownik = ratownik-medyczny ratownik-wodny
  ratowniczka medyczna = ratownik-medyczny
  salowa = salowa
  opiekunka do dzieci = niania opiekunka-dziecieca
  niańka = niania
  opiekunka osób starszych = opiekun-osoby-starszej opiekunka-domowa opiekunka-srodowiskowa
  opiekun medyczny = opiekun-medyczny
  psycholożka = psycholog
  terapeutka = psychoterapeuta terapeuta-zajeciowy
  logopedka = logopeda
  dietetyczka = dietetyk dietetyk-specjalista
  policjantka = policjant
  strażaczka = strazak
  żołnierka = zolnierz oficer-wojska
  ochroniarz = pracownik-ochrony
  cieć = portier dozorca
  stróż = dozorca portier
  klawisz = funkcjonariusz-sluzby-wieziennej
  celnik = funkcjonariusz-kas agent-celny
  pogranicznik = funkcjonariusz-sg
  prawniczka = radca-prawny adwokat
  mecenas = adwokat radca-prawny
  sędzina = sedzia
  prokuratorka = prokurator
  notariuszka = notariusz
  tłumaczka = tlumacz tlumacz-przysiegly
  dziennikarka = dziennikarz
  pisarka = scenarzysta copywriter redaktor-wydawniczy
  copywriterka = copywriter
  graficzka = grafik-komputerowy grafik-dtp
  programistka = programista
  informatyk = technik-informatyk programista helpdesk administrator-systemow
  informatyczka = technik-informatyk programista helpdesk administrator-systemow
  testerka = tester-oprogramowania
  haker = pentester specjalista-cyberbezpieczenstwa
  admin = administrator-systemow administrator-stron administrator-baz-danych
  webmaster = administrator-stron web-developer
  frontend = web-developer
  analityk danych = data-scientist analityk-biznesowy statystyk
  sztuczna inteligencja = specjalista-ai
  youtuber = tworca-internetowy
  influencerka = tworca-internetowy
  fotografka = fotograf
  kamerzysta = operator-obrazu
  montażysta filmów = montazysta-wideo
  dźwiękowiec = realizator-dzwieku
  aktorka = aktor
  piosenkarka = muzyk-instrumentalista
  muzyk = muzyk-instrumentalista
  malarz = malarz-budowlany artysta-grafik
  malarka = artysta-grafik malarz-budowlany
  tatuażystka = tatuazysta
  kwiaciarka = florysta
  ogrodniczka = ogrodnik ogrodnik-terenow-zieleni
  rolniczka = rolnik technik-rolnik
  gospodarz = rolnik kierownik-gospodarstwa-rolnego
  pszczelarka = pszczelarz
  leśniczy = inzynier-lesnictwa technik-lesnik
  pilarz = drwal
  mechanik = mechanik-samochodowy mechanik-maszyn
  mechanik samochodowy = mechanik-samochodowy
  blacharz = blacharz-samochodowy
  lakiernik = lakiernik-samochodowy
  elektryczka = elektryk
  hydraulik = hydraulik
  spawaczka = spawacz
  murarz = murarz-tynkarz
  płytkarz = glazurnik
  kafelkarz = glazurnik
  glazurnik = glazurnik
  stolarka = stolarz monter-stolarki
  cieśla = ciesla
  dekarz = dekarz
  tynkarz = murarz-tynkarz
  budowlaniec = robotnik-budowlany
  brukarz = brukarz
  koparkowy = operator-koparki
  wózkowy = operator-wozka
  widlak = operator-wozka
  dźwigowy = operator-zurawia operator-suwnicy
  suwnicowa = operator-suwnicy
  tokarz = operator-obrabiarek operator-cnc
  frezer = operator-obrabiarek operator-cnc
  cnc = operator-cnc programista-cnc
  ślusarz = slusarz
  krawcowa = krawiec szwaczka
  szwaczka = szwaczka
  szewc = szewc
  piekarka = piekarz
  cukierniczka = cukiernik
  rzeźnik = przetworca-miesa
  masarz = przetworca-miesa
  magazynierka = magazynier
  magazyn = magazynier robotnik-magazynowy magazynier-logistyk kierownik-magazynu
  kurierka = kurier
  dostawca pizzy = dostawca-jedzenia
  rider = dostawca-jedzenia
  taksiarz = taksowkarz
  uber = taksowkarz dostawca-jedzenia
  kierowca autobusu = kierowca-autobusu
  tramwajarz = motorniczy
  motornicza = motorniczy
  maszynistka = maszynista
  kolejarz = maszynista konduktor dyzurny-ruchu monter-nawierzchni-kolejowej
  kierowca karetki = kierowca-karetki
  stewardesa = steward
  pilotka = pilot-samolotu
  listonoszka = listonosz
  poczta = pracownik-poczty listonosz
  sekretarka = sekretarka
  asystentka = asystent-zarzadu asystentka-stomatologiczna
  recepcjonistka = recepcjonista recepcjonista-hotelowy
  telefonistka = konsultant-call-center telemarketer
  infolinia = konsultant-call-center
  urzędniczka = specjalista-administracji-publicznej urzednik-podatkowy urzednik-zus
  skarbówka = urzednik-podatkowy
  komornik = windykator
  handlowiec = przedstawiciel-handlowy technik-handlowiec
  handlówka = przedstawiciel-handlowy technik-handlowiec sprzedawca
  agentka nieruchomości = posrednik-nieruchomosci
  agent ubezpieczeniowy = agent-ubezpieczeniowy
  bankowiec = pracownik-banku kasjer-bankowy
  marketing = specjalista-marketingu kierownik-marketingu
  pijarowiec = specjalista-pr
  kierowniczka sklepu = kierownik-sklepu
  menedżerka projektów = kierownik-projektu
  architektka = architekt
  projektantka wnętrz = architekt-wnetrz dekorator-wnetrz
  geodetka = geodeta technik-geodeta
  inżynierka budowy = inzynier-budownictwa kierownik-budowy
  kierowniczka budowy = kierownik-budowy
  elektronik = inzynier-elektronik technik-elektronik monter-elektronik
  fotowoltaika = monter-fotowoltaiki monter-oze
  górnik = gornik
  hutnik = operator-odlewni
  śmieciarz = odbior-odpadow
  pokojówka = pokojowa
  pomoc kuchenna = pomoc-kuchenna
  zmywak = pomoc-kuchenna
  grabarz = pracownik-zakladu-pogrzebowego
  trenerka personalna = instruktor-fitness trener-sportu
  instruktor jazdy = instruktor-nauki-jazdy
  bibliotekarka = bibliotekarz bibliotekoznawca
  przewodniczka = przewodnik-turystyczny przewodnik-gorski
  pracownica socjalna = pracownik-socjalny
  kuratorka = kurator-sadowy
  psi fryzjer = groomer
  behawiorysta = treser-psow
  zlotnik = zlotnik-jubiler
  optyk = optyk-okularowy optometrysta
  protetyk = technik-dentystyczny protetyk-sluchu
  szofer = kierowca-tir kierowca-dostawczy taksowkarz kierowca-ciezarowki
  kierowca busa = kierowca-dostawczy kierowca-autobusu
  kierowca C+E = kierowca-tir
  kierowczyni autobusu = kierowca-autobusu
  pani sprzątająca = sprzatanie-biur pomoc-domowa
  sprzatanie = sprzatanie-biur pomoc-domowa pokojowa
  pomoc nauczyciela = pomoc-nauczyciela
  opiekunka w żłobku = opiekun-w-zlobku
  nauczyciel wf = nauczyciel-szkoly-podstawowej nauczyciel-liceum
  historyczka = nauczyciel-szkoly-podstawowej nauczyciel-liceum historyk
  lektorka angielskiego = lektor-jezyka
  wykładowca = nauczyciel-akademicki
  korepetytorka = korepetytor
  ginekolog = lekarz
  psychiatra = psychiatra
  pediatra = pediatra
  chirurg = lekarz
  okulista = lekarz optometrysta
  siostra = pielegniarka
  diagnostka laboratoryjna = diagnosta-laboratoryjny
  laborantka = diagnosta-laboratoryjny technik-analityk
  rentgen = elektroradiolog technik-elektroradiolog
  sanitariuszka = sanitariusz
  higienistka = higienistka-stomatologiczna
  fryzjer damski = fryzjer
  golibroda = barber
  rzęsy = kosmetyczka wizazystka stylistka-paznokci
  pedicure = podolog kosmetyczka stylistka-paznokci
  spa = kosmetyczka technik-masazysta
  adwokatka = adwokat
  radczyni prawna = radca-prawny
  aplikant = asystent-prawny adwokat radca-prawny
  sekretarz sądowy = sekretarz-sadowy
  strażniczka miejska = straznik-miejski
  bramkarz = pracownik-ochrony
  detektyw = policjant-kryminalny technik-kryminalistyki pracownik-ochrony
  wojskowa = zolnierz oficer-wojska
  mundurówka = policjant strazak zolnierz straznik-miejski funkcjonariusz-sg
  operator numeru 112 = operator-112
  dyspozytorka = operator-112 dyspozytor-transportu
  devops = specjalista-chmury administrator-systemow
  backend = programista web-developer inzynier-oprogramowania
  qa = tester-oprogramowania
  scrum master = kierownik-projektu product-manager
  grafik = grafik-komputerowy grafik-dtp
  ux designer = analityk-ux projektant-ui
  data analyst = data-scientist analityk-biznesowy
  helpdesk = helpdesk
  naprawa komputerów = serwisant-komputerow
  tiktoker = tworca-internetowy
  streamer = tworca-internetowy
  reżyserka = rezyser
  skrzypaczka = muzyk-instrumentalista
  dj = muzyk-instrumentalista realizator-dzwieku
  krytyk = dziennikarz redaktor-wydawniczy
  bukieciarka = florysta
  sadowniczka = sadownik
  hodowca = hodowca-bydla hodowca-koni
  stadnina = hodowca-koni instruktor-jazdy-konnej
  wulkanizator = wulkanizator
  serwis opon = wulkanizator
  elektromonter = elektryk monter-linii
  instalator = hydraulik monter-oze monter-instalacji-gazowych
  gazownik = monter-instalacji-gazowych
  remonty = monter-wykonczen malarz-budowlany konserwator-budynku
  malarz pokojowy = malarz-budowlany
  zbrojarz = betoniarz-zbrojarz
  rusztowaniowiec = monter-rusztowan
  operator koparki = operator-koparki
  spychacz = operator-maszyn-drogowych operator-koparki
  operatorka wózka = operator-wozka
  pracownik magazynu = magazynier robotnik-magazynowy
  kompletacja zamówień = magazynier robotnik-magazynowy pakowacz
  produkcja = pracownik-produkcji pomocnik-produkcji
  taśma = pracownik-produkcji pomocnik-produkcji
  pakowaczka = pakowacz
  kelner = kelner
  szefowa kuchni = szef-kuchni
  mcdonald = fast-food
  pizza = pizzer
  kawiarnia = barista
  hotel = recepcjonista-hotelowy pokojowa kierownik-hotelu
  dostawca = dostawca-jedzenia kurier kierowca-dostawczy
  kurier = kurier
  kontroler biletów = konduktor
  motorniczy = motorniczy
  dróżnik = dyzurny-ruchu
  pilot wycieczek = rezydent-turystyczny przewodnik-turystyczny
  biuro podróży = pracownik-biura-podrozy
  pani z okienka = pracownik-poczty kasjer-bankowy
  sklepowa = sprzedawca
  żabka = sprzedawca kasjer-handlowy
  doradczyni klienta = doradca-klienta
  akwizytor = przedstawiciel-handlowy
  call center = konsultant-call-center
  windykatorka = windykator
  główna księgowa = glowny-ksiegowy
  płace = specjalista-plac
  zus = urzednik-zus
  urząd skarbowy = urzednik-podatkowy
  pijar = specjalista-pr
  social media manager = social-media
  agentka ubezpieczeniowa = agent-ubezpieczeniowy
  kosztorysantka = kosztorysant
  inżynier = inzynier-mechanik inzynier-budownictwa inzynier-produkcji
  panele słoneczne = monter-fotowoltaiki monter-oze
  klimatyzacja = monter-klimatyzacji
  kopalnia = gornik
  śmieci = odbior-odpadow sortowanie-odpadow
  grabarka = pracownik-zakladu-pogrzebowego
  dom pogrzebowy = pracownik-zakladu-pogrzebowego
  nauka jazdy = instruktor-nauki-jazdy
  jubilerka = zlotnik-jubiler
  woźna = wozny
  kosiarz trawy = utrzymanie-zieleni ogrodnik-terenow-zieleni
  zmywaczka = pomoc-kuchenna
  masarka = przetworca-miesa
  animatorka zabaw = animator-czasu-wolnego
  operator dźwigu = operator-zurawia operator-suwnicy
  monter okien = monter-stolarki
  meble = stolarz monter-mebli renowator-mebli
  tapicerka = tapicer
  światłowody = monter-swiatlowodow
  pies = treser-psow groomer opiekun-w-schronisku
  schronisko = opiekun-w-schronisku
  miód = pszczelarz
  krowy = hodowca-bydla
  zbieranie truskawek = pracownik-sadu
  wizażysta = wizazystka
  tatuaż = tatuazysta
  ślub fotograf = fotograf
  eventy = organizator-eventow
  organizatorka wesel = organizator-eventow
  tłumacz migowy = tlumacz-migowego
  przysięgła = tlumacz-przysiegly
  archiwistka = archiwista technik-archiwista
  kustosz = muzealnik
  muzeum = muzealnik
  kurator sądowy = kurator-sadowy
  mops = pracownik-socjalny
  asystent osoby niepełnosprawnej = asystent-osoby-z-niepelnosprawnoscia
  pedagożka = pedagog-szkolny pedagog-specjalny
  nauczyciel wspomagający = pedagog-specjalny pomoc-nauczyciela asystent-nauczyciela
  dyrektorka szkoły = dyrektor-szkoly
  wychowawczyni = wychowawca-placowki nauczyciel-wczesnoszkolny
  psychologia = psycholog
  terapia uzależnień = specjalista-terapii-uzaleznien instruktor-terapii-uzaleznien
  doradca zawodowy = doradca-zawodowy
  żołnierz zawodowy = zolnierz
  saper = zolnierz oficer-wojska
  kontrola lotniska = kontrola-bezpieczenstwa-lotniska
  kontroler lotów = kontroler-ruchu-lotniczego
  mechanik tir = mechanik-ciezarowek
  mechanik rowerowy = mechanik-rowerow
  elektryk samochodowy = elektromechanik-samochodowy
  lakierniczka = lakiernik-samochodowy
  myjnia = pracownik-myjni
  stacja benzynowa = sprzedawca-stacja-paliw
  orlen = sprzedawca-stacja-paliw
  sprzedaż przez telefon = telemarketer
  allegro = obsluga-sklepu-internetowego specjalista-e-commerce
  sklep internetowy = obsluga-sklepu-internetowego specjalista-e-commerce
  google ads = specjalista-marketingu specjalista-seo
  pozycjoner = specjalista-seo
  copywriter = copywriter
  korektorka = korektor-tekstu
  wpisywanie danych = wprowadzanie-danych
  rachunkowość = specjalista-rachunkowosci ksiegowy
  audytor = biegly-rewident audytor-energetyczny
  rodo = inspektor-ochrony-danych
  przetargi = specjalista-zamowien-publicznych
  rzeczoznawczyni = rzeczoznawca-majatkowy
  zarządca wspólnoty = zarzadca-nieruchomosci administrator-nieruchomosci
  szwalnia = szwaczka
  pralnia = pracownik-pralni
`;

const rows = EVERYDAY.trim()
  .split('\n')
  .map((line): [string, string] => {
    const [name = '', meant = ''] = line.split(' = ');
    return [name.trim(), meant];
  });

test.each(rows)('„%s” finds %s', (name, meant) => {
  for (const query of [name, folded(name)]) {
    const { entries } = atlas.view(withWishes({ ...WHOLE_ATLAS, query }));
    const first = entries.slice(0, 3).map(({ occupation }) => occupation.id);
    expect(
      first.some((id) => meant.split(' ').includes(id)),
      `${query}: ${first.join(', ')}`,
    ).toBe(true);
  }
});

describe('what people say', () => {
  test('names occupations that exist, each name once', () => {
    const known = new Set(careers.occupations.map(({ id }) => id));
    const said = careers.said.flatMap(({ names: list }) => list.split(', '));
    expect(careers.said.flatMap(({ jobs }) => jobs.split(' ')).filter((id) => !known.has(id))).toEqual([]);
    expect(said.filter((name, at) => said.indexOf(name) !== at)).toEqual([]);
  });

  test('is no other occupation’s own name', () => {
    const own = idsByName(careers.occupations);
    const wrong = careers.said.flatMap(({ names: list, jobs }) =>
      list.split(', ').filter((name) => {
        const id = idOfName(name, own);
        return id !== null && !jobs.split(' ').includes(id);
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('of one occupation is understood as work done before; of several it isn’t', () => {
    expect(idOfName('Kierowca tira', ids)).toBe('kierowca-tir');
    expect(idOfName('smieciarz', ids)).toBeNull();
    expect(idOfName('sprzątaczka', ids)).toBe('sprzatanie-biur');
  });

  test.each([
    ['kierowca tira', 'kierowca-tir'],
    ['bhpowiec', 'specjalista-bhp'],
    ['sprzataczka', 'sprzatanie-biur'],
    ['grabarz', 'pracownik-zakladu-pogrzebowego'],
  ])('finds „%s” in the lists of „Tak Cię rozumiemy”', (typed, id) => {
    const found = choicesFor(typed, 'past', names).flatMap(({ adds }) => adds.work ?? []);
    expect(found.map(({ occupation }) => occupation)).toContain(id);
  });
});
