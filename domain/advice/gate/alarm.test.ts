import { expect, test } from 'vitest';
import { FAILURES } from '../analysis/failures.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { gateAlarm, helpFor, needsGentleLine } from './alarm.ts';
import { ADULTS, BLUE_LINE, CRISIS_LINES, EMERGENCY, TRAFFICKING } from './helplines.ts';

const answers = (additional_info: string) => ({ additional_interests: 'Lubię las.', additional_info });

test.each([
  ['Nie chcę już żyć.', 'crisis'],
  ['nie chce juz zyc', 'crisis'],
  ['Mąż mnie bije.', 'violence'],
  ['Szef zabrał mi paszport i nie mogę wyjechać.', 'violence'],
  ['Mąż mnie bije i nie chcę już żyć.', 'crisis'],
  ['Dawno temu miałam myśli samobójcze, dziś jestem szczęśliwa.', 'gentle'],
  ['Wolałbym umrzeć, niż wrócić do call center.', 'gentle'],
  ['Boję się, że nie znajdę pracy.', 'none'],
  // What is refused of work beside what threatens.
  ['Nie chcę broni ani nocy', 'none'],
  ['Nie chcę nocy ani broni.', 'none'],
  ['nie chce pracowac z bronia ani noca', 'none'],
  ['Bez broni i bez nocek.', 'none'],
  ['Mam w domu broń i nie chcę już żyć.', 'crisis'],
  ['Ma broń i grozi, że mnie zastrzeli.', 'violence'],
  // Scars of work and of oneself.
  ['Mam blizny po oparzeniu i nie chcę, żeby patrzono na wygląd.', 'none'],
  ['Mam blizny na udach, bo się tnę.', 'crisis'],
  // Blows, blankets and deadlines.
  ['Żona okłada mnie kocami, bo wiecznie marznę.', 'none'],
  ['Żona okłada mnie pięściami.', 'violence'],
  ['Szarpią mnie terminy.', 'none'],
  // A life of feasts spent at work, and one that is to end.
  ['Godziny mnie zjadły: każdy weekend, wszystkie sylwestry życia.', 'gentle'],
  ['wszystkie wigilie mojego życia przy garach', 'none'],
  ['To będą ostatnie święta mojego życia.', 'crisis'],
  ['Ostatni sylwester życia i koniec.', 'crisis'],
  ['W sylwestra odbiorę sobie życie.', 'crisis'],
  // Enough of something at work, and of life.
  ['Mam dość telefonów po nocy.', 'none'],
  ['Mam dosyć nocnych telefonów', 'none'],
  ['mam dość nocy w drodze', 'none'],
  ['Mam dość telefonów i nie chcę żyć.', 'crisis'],
  ['Mam dość życia po nocy.', 'crisis'],
  // A licence and papers that were taken.
  ['Prawko mi zabrali.', 'none'],
  ['Zabrali mi prawko i nie chcę już żyć.', 'crisis'],
  ['Zabrali mi paszport i każą pracować.', 'violence'],
  // What one lives on, and whether.
  ['Nie mam po co żyć.', 'crisis'],
  ['Nie mam dla kogo żyć.', 'crisis'],
  ['Nie mam z czego żyć i nie chcę już żyć.', 'crisis'],
  // Without a pause the money is no excuse for the wish before it.
  ['nie chce zyc nie mam za co', 'crisis'],
  ['nie mam siły żyć nie mam za co', 'crisis'],
  ['nie mam z czego żyć, mam tabletki', 'crisis'],
  ['Nie chcę żyć z zasiłku, nie chcę już żyć.', 'crisis'],
  ['Nie chcę żyć z bólem.', 'crisis'],
  // Of those one works with, and of oneself.
  ['Zajmuję się osobami, które tną się, i sama tnę się.', 'gentle'],
  ['Pracuję z ludźmi, którzy chcą umrzeć, i sam chcę tego samego.', 'gentle'],
  ['Pracuję z ludźmi, którzy chcą umrzeć, i sama chcę zostać terapeutką.', 'none'],
  ['Pracuję z ludźmi, którzy chcą schudnąć, i sam chcę tego samego.', 'none'],
  ['', 'none'],
] as const)('"%s" is answered with: %s', (text, help) => {
  expect(helpFor(['Lubię las.', text])).toBe(help);
  expect(helpFor([text, 'Lubię las.'])).toBe(help);
});

test('a department and its years are no age, a name and its years are', () => {
  for (const info of ['controlling, 11 lat', 'hala, 9 lat', 'dział zakupów, 8 lat'])
    expect(gateAlarm(answers(info))).toBe('none');
  for (const info of ['Zosia, 13 lat', 'gry, 12 lat']) expect(gateAlarm(answers(info))).toBe('minor');
});

test('what only faintly sounds alike shows no number among eighty words, and danger stays one', () => {
  const faint =
    'Do emerytury zostało mi jeszcze osiem lat, więc z czegoś trzeba żyć, cztery tysiące by starczyło.';
  const much = `Pracowałam w piekarni, potem w sklepie z narzędziami, a ostatnie lata w hurtowni, przy zamówieniach i fakturach. ${faint} Lubię porządek w dokumentach, liczenie, rozmowy z dostawcami i planowanie. Mam prawo jazdy, znam program do faktur, dojadę do dwudziestu kilometrów. Po godzinach mam działkę, szyję pokrowce i czytam kryminały, a w niedziele chodzę z kijkami nad rzekę.`;
  expect([helpFor([faint]), helpFor([much]), helpFor([`${much} Nie chcę już żyć.`])]).toEqual([
    'gentle',
    'none',
    'crisis',
  ]);
});

test.each([
  // Sounds like danger, and no rule hears it.
  ['Następnym razem wpisze je od razu.', 'crisis', 'gentle'],
  ['Nie chcę już żyć.', 'crisis', 'crisis'],
  ['Szef mnie bije i zabrał mi paszport.', 'violence', 'violence'],
  ['Dawno temu miałam myśli samobójcze, dziś jestem szczęśliwa.', 'gentle', 'gentle'],
  ['Zapisuję ostatni raz.', 'gentle', 'none'],
] as const)('"%s" is answered with %s, and within pages about something else with %s', (text, help, long) => {
  expect(helpFor([text])).toBe(help);
  expect(helpFor([text], { isLong: true })).toBe(long);
});

test('what is stopped in one field outweighs what is gentle in the other, and a wish to die outweighs violence', () => {
  const gentle = 'Dawno temu miałam myśli samobójcze, dziś jestem szczęśliwa.';
  expect(helpFor([gentle, 'Mąż mnie bije.'])).toBe('violence');
  expect(helpFor(['Mąż mnie bije.', 'Nie chcę już żyć.'])).toBe('crisis');
});

test('the gentle line is no alarm, and an alarm has no gentle line beside it', () => {
  const gentle = answers('Dawno temu miałam myśli samobójcze, dziś jestem szczęśliwa.');
  expect([gateAlarm(gentle), needsGentleLine(gentle)]).toEqual(['none', true]);
  const crisis = answers('Nie chcę już żyć.');
  expect([gateAlarm(crisis), needsGentleLine(crisis)]).toEqual(['crisis', false]);
});

test('the sentences of the refusals name numbers of the table', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const named = (text: string, lines: readonly { number: string }[]) =>
    lines.every(({ number }) => plain(text).includes(plain(number)));
  expect(named(MESSAGES.crisis, [...CRISIS_LINES.slice(0, 3), EMERGENCY])).toBe(true);
  expect(named(FAILURES.crisis.sentence, [...CRISIS_LINES.slice(0, 3), EMERGENCY])).toBe(true);
  expect(named(MESSAGES.violence, [EMERGENCY, BLUE_LINE, TRAFFICKING, ADULTS])).toBe(true);
});
