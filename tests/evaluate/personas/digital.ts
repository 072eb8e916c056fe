// People of computers, pictures, words and stages.
import { persona, type Persona } from './persona.ts';

export const DIGITAL: readonly Persona[] = [
  persona(
    'python-start',
    'creative ambitious',
    'Programowanie, gry komputerowe, zagadki logiczne.',
    'Matura, uczę się Pythona.',
    {
      yes: '251 252 351 2513 programista tester-oprogramowania web-developer tworca-gier pentester animator-3d data-scientist specjalista-ai 2153 2166 programista-cnc technik-programista',
      no: '531 71 5131 9',
    },
  ),
  persona(
    'admin-linux',
    'ambitious',
    'Linux, serwery, sieci, automatyzacja, bezpieczeństwo.',
    'Technik informatyk, pracuję na helpdesku.',
    {
      yes: '252 2519 351 2153 2512 administrator-systemow inzynier-sieci specjalista-chmury specjalista-cyberbezpieczenstwa pentester 251 technik-teleinformatyk 742 3511 2149 3119 technik-automatyk',
      no: '531 5131 9 234',
    },
  ),
  persona(
    'ux-psychologia',
    'creative',
    'Projektowanie aplikacji, Figma, psychologia, rozmowy z użytkownikami.',
    'Licencjat z socjologii, chcę zmienić branżę.',
    {
      yes: 'projektant-ui analityk-ux 2511 2431 product-manager web-developer grafik-komputerowy badacz-rynku 251 2166 2163 analityk-biznesowy 243 263 programista-mobilny tworca-gier 2421 2513 psycholog-organizacji',
      no: '71 72 8 9',
    },
  ),
  persona(
    'grafik-zdjecia',
    'creative',
    'Fotografia, montaż filmów, plakaty w Canvie, Instagram.',
    'Liceum.',
    {
      yes: '343 2166 352 243 2654 fotograf montazysta-wideo grafik-komputerowy social-media technik-fotografii-i-multimediow tworca-internetowy 2659 grafik-dtp ilustrator operator-obrazu projektant-ui animator-3d artysta-grafik architekt-wnetrz dekorator-wnetrz tworca-gier zlotnik-jubiler 2163 7322',
      no: '71 8 2211 331',
    },
  ),
  persona(
    'ilustratorka',
    'creative',
    'Rysowanie, komiksy, akwarele, książki dla dzieci.',
    'Pracuję w biurze rachunkowym, to nie moja bajka. Maluję wieczorami.',
    {
      yes: '2166 2651 ilustrator artysta-grafik grafik-komputerowy tatuazysta animator-3d grafik-dtp 264 projektant-ui arteterapeuta 2163 dekorator-wnetrz 2161 343 tworca-gier ceramik konserwator-dziel-sztuki bibliotekarz 2643 nauczyciel-przedszkola renowator-mebli 3439 architekt-krajobrazu 2262 scenarzysta operator-cad',
      no: '241 3313 431 72',
    },
  ),
  persona(
    'muzyk',
    'creative',
    'Gra na gitarze, śpiew, nagrywanie, koncerty.',
    'Bez studiów, chcę pracować przy muzyce.',
    {
      yes: '2652 2354 352 3439 realizator-dzwieku nauczyciel-muzyki muzyk-instrumentalista realizator-swiatla animator-kultury instruktor-tanca tworca-internetowy montazysta-wideo animator-czasu-wolnego instruktor-fitness 343 265 organizator-eventow niania 235 aktor',
      no: '331 241 2221 71',
    },
  ),
  persona(
    'pisarka',
    'creative',
    'Pisanie opowiadań, czytanie, języki obce, kultura.',
    'Filologia, magister.',
    {
      yes: '264 2641 2643 243 copywriter redaktor-wydawniczy tlumacz dziennikarz scenarzysta korektor-tekstu lektor-jezyka bibliotekoznawca bibliotekarz 262 specjalista-pr tworca-internetowy tlumacz-przysiegly muzealnik social-media 2631 historyk 343 przewodnik-turystyczny fundraiser nauczyciel-akademicki tlumacz-migowego korepetytor',
      no: '71 72 8 9',
    },
  ),
  persona(
    'seo-marketing',
    'ambitious creative',
    'Reklama w internecie, SEO, analiza kampanii, teksty.',
    'Technikum ekonomiczne.',
    {
      yes: '243 351 specjalista-seo specjalista-marketingu specjalista-e-commerce copywriter social-media specjalista-pr 122 badacz-rynku 3514 tworca-internetowy grafik-komputerowy 264 web-developer obsluga-sklepu-internetowego 2659 dziennikarz 2166 kierownik-marketingu 2421',
      no: '71 72 8 531',
    },
  ),
  persona(
    'gry-3d',
    'creative',
    'Blender, animacja, projektowanie gier, fabuły.',
    'Uczeń technikum już nie, mam 22 lata, maturę.',
    {
      yes: 'animator-3d tworca-gier 2166 2513 grafik-komputerowy ilustrator scenarzysta montazysta-wideo projektant-ui web-developer programista-mobilny projektant-wzornictwa 251 352 265 264 2163 artysta-grafik',
      no: '531 331 71 9',
    },
  ),
  persona(
    'architektura',
    'creative ambitious',
    'Wnętrza, meble, kolory, rysunek, SketchUp.',
    'Liceum plastyczne.',
    {
      yes: 'architekt-wnetrz dekorator-wnetrz projektant-wzornictwa architekt architekt-krajobrazu operator-cad stolarz renowator-mebli 216 grafik-komputerowy 3432 artysta-grafik 752 tapicer 3118 florysta ilustrator tatuazysta malarz-budowlany monter-wykonczen 343 3142 ceramik',
      no: '241 8 2221 4222',
    },
  ),
  persona(
    'teatr',
    'creative',
    'Teatr, scena, występy, praca z grupą.',
    'Animuję dom kultury, licencjat z kulturoznawstwa.',
    {
      yes: '265 343 animator-kultury aktor rezyser kierownik-domu-kultury trener-szkoleniowiec instruktor-tanca arteterapeuta 2654 3439 organizator-eventow specjalista-pr realizator-swiatla charakteryzator 235 dziennikarz 264 muzealnik animator-czasu-wolnego 2424 243 nauczyciel-muzyki 143 lektor-jezyka specjalista-szkolen',
      no: '71 72 8 241',
    },
  ),
  persona(
    'tester-zdalny',
    'ambitious',
    'Komputery, szukanie błędów, dokładność, logika.',
    'Przebranżowienie, tylko zdalnie, do roku nauki.',
    {
      yes: '251 252 351 tester-oprogramowania programista web-developer 2120 administrator-systemow technik-informatyk wprowadzanie-danych korektor-tekstu helpdesk technik-programista 3514 kartograf 3118 kosztorysant 241 243 331 431 4413 specjalista-seo',
      no: '@heavy 5131 531',
      facts: { remoteOnly: true, maxMonths: 12, education: 'srednie' },
    },
  ),
  persona(
    'cyber',
    'ambitious',
    'Bezpieczeństwo sieci, hakowanie, śledzenie oszustów.',
    'Policjant od 9 lat, chcę zmienić branżę. Licencjat.',
    {
      yes: '2529 252 251 specjalista-cyberbezpieczenstwa pentester inzynier-sieci 351 2519 2153 inspektor-ochrony-danych 2411 administrator-systemow 2611 prokurator likwidator-szkod 2422 specjalista-bhp 3511 2523 technik-teleinformatyk',
      no: '531 9 71 5412 3355',
    },
  ),
  persona('aktuariusz', 'ambitious', 'Matematyka, statystyka, ryzyko, modele.', 'Magister matematyki.', {
    yes: '2120 241 2519 2521 2631 251 aktuariusz statystyk data-scientist specjalista-ai analityk-finansowy ekonomista nauczyciel-akademicki 213 korepetytor 2421 2112 2113 specjalista-controllingu 252 2511',
    no: '71 72 8 9 5',
  }),
];
