// Fields of work: where an occupation stands on the map, and a choice of the atlas. By the first three digits of the classification, but
// where these say how high somebody stands and not in what ('kierownik', 'technik'), by the occupation itself.
import type { Occupation } from '../advice/occupation.ts';

export const FIELDS = [
  'budowa',
  'elektryka',
  'mechanika',
  'produkcja',
  'rzemioslo',
  'transport',
  'przyroda',
  'nauka',
  'informatyka',
  'sztuka',
  'nauczanie',
  'opieka',
  'zdrowie',
  'uroda',
  'gastronomia',
  'porzadek',
  'sluzby',
  'prawo',
  'finanse',
  'biuro',
  'sprzedaz',
] as const;

export type Field = (typeof FIELDS)[number];

export const FIELD_NAMES: Readonly<Record<Field, string>> = {
  budowa: 'Budowa',
  elektryka: 'Elektryka i automatyka',
  mechanika: 'Mechanika',
  produkcja: 'Produkcja',
  rzemioslo: 'Rzemiosło',
  transport: 'Transport i magazyn',
  przyroda: 'Przyroda',
  nauka: 'Nauka',
  informatyka: 'Informatyka',
  sztuka: 'Sztuka i media',
  nauczanie: 'Nauczanie',
  opieka: 'Opieka i pomoc',
  zdrowie: 'Zdrowie',
  uroda: 'Uroda i sport',
  gastronomia: 'Gastronomia i turystyka',
  porzadek: 'Porządek',
  sluzby: 'Służby',
  prawo: 'Prawo i urzędy',
  finanse: 'Finanse',
  biuro: 'Biuro',
  sprzedaz: 'Sprzedaż i marketing',
};

/** Groups of the classification, and ids that stand here whatever their group; both parted by blanks. */
const HELD: Record<Field, { groups: string; ids: string }> = {
  budowa: {
    groups: '711 712 931',
    ids: 'kierownik-budowy inzynier-budownictwa inzynier-instalacji-sanitarnych architekt urbanista architekt-wnetrz geodeta technik-geodeta kartograf kosztorysant technik-budownictwa technik-budowy-drog majster-budowlany malarz-budowlany alpinista-przemyslowy kominiarz operator-koparki operator-maszyn-drogowych operator-zurawia audytor-energetyczny',
  },
  elektryka: {
    groups: '215 741 742',
    ids: 'inzynier-automatyki-i-robotyki technik-elektryk technik-energetyk technik-elektronik technik-mechatronik technik-robotyk technik-automatyk technik-elektromobilnosci technik-chlodnictwa technik-oze monter-oze monter-klimatyzacji automatyk serwisant-urzadzen-medycznych inzynier-biomedyczny',
  },
  mechanika: {
    groups: '721 722 723',
    ids: 'inzynier-mechanik inzynier-utrzymania-ruchu programista-cnc diagnosta-pojazdow technik-mechanik technik-pojazdow technik-spawalnictwa operator-cad mechanik-lotniczy lakiernik-samochodowy wulkanizator monter-pojazdow pracownik-pomocniczy-slusarza',
  },
  produkcja: {
    groups: '313 751 754 811 812 813 814 815 816 821 932',
    ids: 'kierownik-produkcji inzynier-produkcji specjalista-kontroli-jakosci inzynier-chemik inzynier-technologii-zywnosci technik-technologii-zywnosci kontroler-jakosci mistrz-produkcji osoba-dozoru-gornictwa planista-produkcji',
  },
  rzemioslo: {
    groups: '731 732 752 753',
    ids: 'kowal-artystyczny kamieniarz konserwator-dziel-sztuki florysta dekorator-wnetrz optyk-okularowy mechanik-rowerow',
  },
  transport: {
    groups: '315 432 831 832 833 834 835 933',
    ids: 'kierownik-logistyki kierownik-magazynu specjalista-logistyki spedytor agent-celny technik-logistyk technik-transportu-kolejowego kurier listonosz dostawca-jedzenia konduktor steward',
  },
  przyroda: {
    groups: '213 314 611 612 613 621 921',
    ids: 'kierownik-gospodarstwa-rolnego architekt-krajobrazu lekarz-weterynarii technik-weterynarii inspektor-ochrony-srodowiska technik-ochrony-srodowiska inzynier-gospodarki-odpadami technik-gospodarki-odpadami technik-agrobiznesu groomer treser-psow opiekun-w-schronisku operator-maszyn-rolniczych operator-maszyn-lesnych agroturystyka instruktor-jazdy-konnej',
  },
  nauka: {
    groups: '211 212',
    ids: 'biotechnolog technik-analityk archeolog historyk socjolog ekonomista nauczyciel-akademicki muzealnik archiwista technik-archiwista bibliotekoznawca bibliotekarz badacz-rynku koordynator-badan-klinicznych',
  },
  informatyka: { groups: '133 251 252 351', ids: 'serwisant-komputerow specjalista-e-commerce' },
  sztuka: {
    groups: '216 264 265 343 352',
    ids: 'kierownik-domu-kultury copywriter korektor-tekstu',
  },
  nauczanie: {
    groups: '231 232 233 234 235',
    ids: 'dyrektor-szkoly logopeda asystent-nauczyciela pomoc-nauczyciela instruktor-nauki-jazdy doradca-zawodowy specjalista-szkolen',
  },
  opieka: {
    groups: '341 531',
    ids: 'kierownik-zlobka kierownik-dps psycholog psychoterapeuta specjalista-terapii-uzaleznien instruktor-terapii-uzaleznien specjalista-pracy-socjalnej resocjalizator kurator-sadowy mediator arteterapeuta terapeuta-zajeciowy opiekunka-dziecieca opiekunka-domowa wychowawca-placowki tlumacz-migowego doradca-zatrudnienia',
  },
  zdrowie: {
    groups: '221 222 223 226 227 228 229 321 322 323 325 532',
    ids: 'kierownik-podmiotu-leczniczego rejestratorka-medyczna sekretarka-medyczna',
  },
  uroda: {
    groups: '514 342',
    ids: 'kosmetolog tatuazysta charakteryzator pracownik-pomocniczy-fryzjera instruktor-tanca technik-masazysta podolog',
  },
  gastronomia: {
    groups: '141 511 512 513 941',
    ids: 'szef-kuchni technik-zywienia pokojowa technik-hotelarstwa recepcjonista-hotelowy rezydent-turystyczny pracownik-biura-podrozy animator-czasu-wolnego organizator-eventow',
  },
  porzadek: {
    groups: '515 911 912 961',
    ids: 'dozorca wozny pracownik-pralni pracownik-zakladu-pogrzebowego',
  },
  sluzby: {
    groups: '011 031 541',
    ids: 'funkcjonariusz-sg funkcjonariusz-kas policjant policjant-kryminalny technik-kryminalistyki funkcjonariusz-sluzby-wieziennej operator-112 technik-pozarnictwa ratownik-medyczny specjalista-bhp technik-bhp',
  },
  prawo: {
    groups: '261',
    ids: 'inspektor-ochrony-danych specjalista-administracji-publicznej specjalista-zamowien-publicznych koordynator-projektow-unijnych urzednik-podatkowy urzednik-zus sekretarz-sadowy tlumacz-przysiegly',
  },
  finanse: {
    groups: '241 331',
    ids: 'glowny-ksiegowy kasjer-bankowy windykator asystent-ds-ksiegowosci specjalista-plac agent-ubezpieczeniowy aktuariusz statystyk rzeczoznawca-majatkowy',
  },
  biuro: {
    groups: '121 242 333 334 411 412 413 441',
    ids: 'zarzadca-nieruchomosci pracownik-poczty psycholog-organizacji recepcjonista',
  },
  sprzedaz: {
    groups: '122 142 143 243 332 422 522 523 524',
    ids: 'posrednik-nieruchomosci',
  },
};

const held = Object.entries(HELD) as [Field, (typeof HELD)[Field]][];
const byId = new Map(held.flatMap(([field, { ids }]) => ids.split(' ').map((id) => [id, field])));
const byGroup = new Map(
  held.flatMap(([field, { groups }]) => groups.split(' ').map((group) => [group, field])),
);

/** Throws for an occupation of a group that no field holds: it would have no place on the map. */
export function fieldOf({ id, code }: Pick<Occupation, 'id' | 'code'>): Field {
  const field = byId.get(id) ?? byGroup.get(code.slice(0, 3));
  if (field === undefined) throw new Error(`domain/atlas/fields.ts: no field holds ${id} (${code}).`);
  return field;
}
