// People of trades, workshops, sites, vehicles and farms.
import { persona, type Persona } from './persona.ts';

export const HANDS: readonly Persona[] = [
  persona(
    'mechanik-precyzja',
    'ambitious',
    'Lubię precyzję, rysunek techniczny i dłubanie przy małych mechanizmach.',
    'Od dziesięciu lat jestem mechanikiem samochodowym, mam zawodówkę.',
    {
      yes: '3115 3119 3113 3114 722 723 731 741 742 programista-cnc operator-cad mechatronik mechanik-lotniczy technik-dentystyczny inzynier-mechanik inzynier-utrzymania-ruchu zegarmistrz',
      no: '2211 531 532 4222 2341',
    },
  ),
  persona(
    'spawacz-oczy',
    'ambitious',
    'Metal, rysunek, pomiary, kontrola jakości.',
    'Pracowałem jako spawacz dwanaście lat. Chcę lżejszej pracy przy kontroli.',
    {
      yes: '3115 3119 3122 722 721 723 7549 8121 2141 operator-cad programista-cnc specjalista-kontroli-jakosci inzynier-mechanik technik-automatyk 3118 3114 operator-linii-automatycznej',
      no: '234 531 2221 5141',
    },
  ),
  persona(
    'murarz-kregoslup',
    'ambitious',
    'Znam się na budowie, rysunkach, materiałach, umiem kierować ludźmi.',
    'Murarz, 30 lat na budowach, kręgosłup wysiadł, nie mogę dźwigać.',
    {
      yes: '3112 3123 1323 kosztorysant majster-budowlany technik-budownictwa operator-koparki 8342 8343 inzynier-budownictwa audytor-energetyczny technik-bhp specjalista-bhp zarzadca-nieruchomosci administrator-nieruchomosci operator-cad mistrz-produkcji 2142 2143 3122 technik-budowy-drog inzynier-instalacji-sanitarnych architekt 1321 specjalista-kontroli-jakosci',
      no: '@heavy',
    },
  ),
  persona(
    'elektryk-mlody',
    'ambitious',
    'Prąd, instalacje, fotowoltaika, nowe technologie.',
    'Technikum elektryczne, prawo jazdy.',
    {
      yes: '741 3113 3114 3119 2151 742 monter-oze monter-klimatyzacji inzynier-elektryk 2149 2152 audytor-energetyczny 7126 inzynier-oze 3522',
      no: '531 234 5120',
    },
  ),
  persona(
    'stolarz-pasja',
    'creative',
    'Drewno, meble, renowacja starych krzeseł, rzeźbienie.',
    'Pracuję w biurze, to mnie nudzi. Wolę tworzyć rękami.',
    {
      yes: '752 753 7115 7113 7221 konserwator-dziel-sztuki ceramik 7313 7314 dekorator-wnetrz architekt-wnetrz projektant-wzornictwa monter-mebli monter-stolarki artysta-grafik parkieciarz szewc',
      no: '411 4312 4222 3313',
    },
  ),
  persona(
    'kierowca-dom',
    'ambitious',
    'Jazda, samochody, trasy po mieście, rozmowy z ludźmi.',
    'Kierowca ciężarówki, chcę codziennie wracać do domu.',
    {
      yes: '832 833 4323 instruktor-nauki-jazdy diagnosta-pojazdow spedytor kurier 7231 3331 3322 likwidator-szkod dyspozytor-transportu motorniczy posrednik-nieruchomosci agent-ubezpieczeniowy przedstawiciel-medyczny przedstawiciel-handlowy 5112',
      no: '2211 234 251',
    },
  ),
  persona(
    'rolnik-lzej',
    'nature',
    'Gospodarstwo, pole, pszczoły, ciągniki, spokój na wsi.',
    'Rolnik od 25 lat. Kręgosłup siada, nie mogę nosić ciężarów.',
    {
      yes: 'kierownik-gospodarstwa-rolnego pszczelarz operator-maszyn-rolniczych technik-agrobiznesu doradca-rolniczy agroturystyka inzynier-rolnictwa operator-maszyn-lesnych inzynier-lesnictwa technik-lesnik serowar 834 3142 2132 technik-architektury-krajobrazu architekt-krajobrazu technik-rolnik operator-oczyszczalni 3132 kierowca-ciezarowki mechanik-rowerow',
      no: '@heavy',
    },
  ),
  persona(
    'ogrody',
    'nature creative',
    'Ogród, kwiaty, projektowanie rabat, praca na świeżym powietrzu.',
    'Liceum, po kursie florystyki. Nie chcę siedzieć przy komputerze.',
    {
      yes: '611 florysta technik-architektury-krajobrazu architekt-krajobrazu ogrodnik-terenow-zieleni arborysta utrzymanie-zieleni sadownik 9214 6113 6114 pszczelarz technik-lesnik robotnik-lesny 3142 agroturystyka pracownik-sadu dekorator-wnetrz',
      no: '251 331 4312 4222',
    },
  ),
  persona(
    'las-cisza',
    'nature',
    'Las, zwierzęta, cisza, obserwowanie ptaków.',
    'Technikum. Nie lubię hałasu i biura.',
    {
      yes: '6210 3143 2132 6113 opiekun-w-schronisku technik-weterynarii pszczelarz 834 arborysta inspektor-ochrony-srodowiska technik-ochrony-srodowiska 3142 6123 612 613 611 9214 treser-psow pracownik-fermy 2133 lekarz-weterynarii agroturystyka technik-rolnik przewodnik-gorski hodowca-koni',
      no: '411 4222 812 7549 412',
    },
  ),
  persona(
    'hydraulik-szybko',
    'ambitious',
    'Remonty, naprawy w domu, montaż, narzędzia.',
    'Bez matury, chcę pracy od zaraz.',
    {
      yes: '71 72 741 742 515 752 8219 monter-mebli 9313 konserwator-budynku 8211 8212 9329 7549 mechanik-rowerow wulkanizator dozorca pracownik-produkcji',
      no: '2 33 1',
    },
  ),
  persona(
    'krawcowa',
    'creative',
    'Szycie, tkaniny, moda, kolory, przeróbki ubrań.',
    'Szyłam w domu, mam podstawowe wykształcenie.',
    {
      yes: '753 815 7534 projektant-mody dekorator-wnetrz renowator-mebli stylistka-paznokci wizazystka 7536 florysta 7313 fryzjer tapicer tatuazysta barber kosmetyczka charakteryzator ceramik 513 malarz-budowlany',
      no: '2211 251 5413 71',
    },
  ),
  persona(
    'elektronik-samotnik',
    'ambitious',
    'Elektronika, lutowanie, Arduino, naprawa starych radioodbiorników.',
    'Technik elektronik. Nie lubię pracy z ludźmi.',
    {
      yes: '3114 742 2152 3119 7412 741 2149 technik-mechatronik serwisant-komputerow automatyk mechatronik 3113 7311 technik-automatyk 3115 inzynier-teleinformatyk elektromechanik-samochodowy realizator-dzwieku 723 2144 2151 programista-cnc',
      no: '4222 522 524 531 2341 5131',
    },
  ),
  persona(
    'magazyn-wozki',
    'ambitious',
    'Wózki widłowe, porządek w magazynie, praca w ruchu.',
    'Zawodówka, doświadczenie w magazynie.',
    {
      yes: '4321 8344 9333 432 kierownik-magazynu 9321 4322 3331 dyspozytor-transportu 9334 merchandiser planista-produkcji operator-suwnicy 8343 specjalista-logistyki technik-logistyk 833 834 kurier 832 4412 7549 pracownik-biurowy 9333 pracownik-poczty wykladanie-towaru 1324 technik-archiwista',
      no: '2211 2341 531',
    },
  ),
  persona(
    'cukierniczka',
    'creative',
    'Pieczenie, torty, dekorowanie, słodycze.',
    'Po gastronomiku, lubię pracować samodzielnie.',
    {
      yes: '7512 5120 3434 pizzer piekarz szef-kuchni serowar barista technik-technologii-zywnosci dekorator-wnetrz florysta 941 organizator-eventow przetworca-miesa inzynier-technologii-zywnosci dietetyk agroturystyka kierownik-restauracji 513 pomoc-kuchenna',
      no: '2211 251 7112 8111',
    },
  ),
  persona(
    'gornik-po-wypadku',
    'ambitious',
    'Maszyny, bezpieczeństwo, praca w zespole.',
    'Górnik, po wypadku nie mogę dźwigać ani stać długo.',
    {
      yes: '83 331 332 432 3118 5413 4322 4323 4223 333 3522 dyspozytor-transportu kosztorysant 3112 technik-bhp 215 2144 241 311 3339 313 1324 operator-monitoringu instruktor-nauki-jazdy likwidator-szkod 351 1321 2149 214 334 planista-produkcji 742',
      no: '@heavy @standing',
    },
  ),
  persona(
    'operator-koparki',
    'ambitious',
    'Duże maszyny, koparki, precyzyjne sterowanie.',
    'Zawodówka. Nie chcę się dalej uczyć w szkole.',
    {
      yes: '834 833 832 7233 8111 operator-cnc operator-robota-spawalniczego 813 313 7212 8142 operator-linii-automatycznej 721 722 723 8122 8121 mechanik-maszyn-rolniczych maszynista 812 311 741 ukladacz-nawierzchni',
      no: '531 2 411',
    },
  ),
  persona('rowery', 'nature', 'Rowery, serwisowanie, sport, wycieczki.', 'Liceum, 24 lata.', {
    yes: 'mechanik-rowerow dostawca-jedzenia 342 5113 animator-czasu-wolnego fizjoterapeuta trener-sportu 723 listonosz 5164 ratownik-wodny kurier 541 7231 agroturystyka technik-masazysta 9621 instruktor-fitness rezydent-turystyczny przewodnik-turystyczny wulkanizator mechanik-lotniczy 515 4221 5141 technik-pojazdow doradca-klienta 611 technik-lesnik geodeta 3111',
    no: '241 331 2211',
  }),
];
