import { expect, test } from 'vitest';
import { speaksOfForce } from './force.ts';

test.each([
  // Held.
  'Nie wolno mi wychodzić z domu bez jego zgody.',
  'Nie wolno nam opuszczać terenu farmy',
  'Nie możemy odejść, dopóki nie spłacimy przejazdu',
  'Trzymają nas w mieszkaniu i wożą do pracy',
  'Mąż zamyka mnie na klucz, gdy wychodzi',
  'Na noc zamykają nas na kłódkę',
  'Pilnują nas i nie możemy stamtąd odejść',
  'Koleżanki, które próbowały uciec, zostały pobite',
  // Without papers.
  'Szef zabrał nam, kiedy przyjechaliśmy, paszporty',
  'Nasze dokumenty ma pośrednik',
  'Zabrano nam telefony i paszporty',
  'Muszę to robić, inaczej nie odda dokumentów',
  // Forced.
  'Właściciel każe mi spać z gośćmi',
  'Brygadzista każe nam pracować za darmo',
  'Zabierają nam wypłatę i biją',
  // Beaten, touched.
  'Kopnął mnie w brzuch',
  'Uderzył mnie w twarz przy dzieciach',
  'Rzucił mnie na podłogę',
  'Przystawił mi nóż do szyi',
  'Złamał mi rękę',
  'Kierownik obmacuje mnie na zapleczu',
  'Szef bije nas kijem, gdy za wolno zbieramy',
  'Jak się spóźnię, dostaję pięścią',
  'Mąż rzucił we mnie garnkiem',
  'Kierownik wykorzystał mnie seksualnie',
  'Każą mi przyjmować mężczyzn',
  'Zamykają halę na noc, razem z nami w środku',
  'Mówi, że nas zastrzeli',
  // Threatened.
  'Połamią mi nogi, jeśli odejdę',
  'Zrobią krzywdę mojej mamie',
  'Grozi mi śmiercią',
  'Szantażuje mnie, że wyśle nagie zdjęcia rodzicom',
  // Other languages.
  'He punched me yesterday',
  'They do not let us leave the farm',
  'My boss keeps my passport',
  'Чоловік мене б’є, я боюся',
  'Отчим избивает меня',
  'Роботодавець забрав мій паспорт',
  'Хозяин не отдает нам документы',
  'Нас не выпускают из дома',
  'Мене змушують працювати безкоштовно',
])('"%s" tells of force', (text) => {
  expect(speaksOfForce(text)).toBe(true);
});

test.each([
  'Nie wolno mi dźwigać, lekarz zabronił',
  'Szef nie pozwala nam wychodzić na przerwę',
  'Nie mogę odejść z pracy, dopóki nie spłacę kredytu na dom',
  'Zamykam sklep na klucz i oddaję klucze',
  'Próbowałem uciec z korporacji i poleciałem w świat',
  'Dokumenty ma szef w biurze',
  'Czekam na dokumenty z urzędu',
  'Policja zatrzymała mi dowód rejestracyjny',
  'Pracodawca nie oddał mi świadectwa pracy',
  'Każe mi robić raporty w soboty',
  'Zabierają nam premię za spóźnienia',
  'Koń kopnął mnie w brzuch',
  'Pacjent uderzył mnie w twarz',
  'Na treningu dostałem w głowę',
  'Żona bije mnie na głowę w negocjacjach',
  'Ceny biją mnie po kieszeni',
  'To światło bije mnie po oczach',
  'Dostaję premię i trzynastkę',
  'Zamykamy halę na noc, sprawdzam alarm',
  'Przyjmuję gości w recepcji',
  'Przełożony wykorzystał mój pomysł',
  'Złamałem rękę i nie mogę dźwigać',
  'Wypadek połamał mi plany',
  'Grozi mi zwolnienie',
  'Wysyłam zdjęcia klientom',
  'Kiedyś mąż mnie uderzył w twarz, dziś jestem sama',
  'My boss does not let me leave early',
  'I took my passport and moved to Poland',
  'My brother beats me at chess',
  'Чоловік працює, а я шукаю роботу',
  'Я забрав документи з університету',
  'Меня выпускают с отличием',
])('"%s" does not', (text) => {
  expect(speaksOfForce(text)).toBe(false);
});
