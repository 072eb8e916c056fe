// What a certificate means, said alike on the sheet and on the page that checks it.
export const MEANING =
  'Zaświadczenie potwierdza, że na koncie tej osoby w serwisie Szlak wszystkie lekcje kursu są oznaczone jako ukończone. Nie sprawdzamy tożsamości ani wiedzy, a imię i nazwisko podała ta osoba. To nie jest dokument urzędowy ani certyfikat kwalifikacji i nie stoi za nim żadna akredytacja.';

export const TIMES_MEANING =
  'Czas czytania liczymy z długości lekcji, a czas ćwiczeń podają ich opisy; nikomu go nie mierzymy.';
