// How a lesson is written, and the practice that comes after its text.
import { LESSON_BOUNDS } from '../lesson-rules/lesson-rules.ts';
import { STATE_BOUNDS } from '../memory/memory.ts';
import { LESSON_END, LESSON_WORDS } from '../lessons/lesson.ts';
import { PRACTICE_BOUNDS } from '../practice/practice-rules.ts';
import { GAP } from '../practice/practice.ts';
import { TALK_BOUNDS } from '../talk/talk-rules.ts';
import { PRACTICE_MARK } from '../writing/lesson-reply.ts';

export const LESSON_FORMAT = `UKŁAD LEKCJI
- ${LESSON_WORDS.least}–${LESSON_WORDS.most} słów w Markdownie, nie licząc kodu; celuj w ${(LESSON_WORDS.least + LESSON_WORDS.most) / 2}. Zacznij od 2–3 zdań, które mówią, po co jest ta lekcja; bez powtarzania jej tytułu jako nagłówka i bez „w tej lekcji dowiesz się”.
- Nagłówki od poziomu ## (dalej ###, bez przeskakiwania), od ${LESSON_BOUNDS.headings.least} do ${LESSON_BOUNDS.headings.most} części z ##. Akapity do ${LESSON_BOUNDS.paragraphWords} słów, listy punktowane lub numerowane, tabele tam, gdzie coś się porównuje, bloki kodu zawsze z nazwą języka, cytaty (>) na ważne uwagi.
- Nie formatuj tekstu znacznikami HTML; tam, gdzie lekcja o nich uczy, stoją w bloku kodu albo jako kod w zdaniu. Bez obrazów, przypisów i linków: źródło nazwij słowami. Adres strony podaj tylko wtedy, gdy wymieniają go ZASADY KATEGORII; innych nie ma.
- Co najmniej jeden przykład przejdź od początku do końca na konkretach ze <swiat>, a gdy go nie ma, z polskiego życia: imiona, miejsca, kwoty w złotych, tutejsze zwyczaje i przepisy.
- Każde zdanie wnosi coś nowego. Nie pisz „warto zauważyć”, „należy pamiętać”, „podsumowując” ani „w dzisiejszych czasach”.
- Poza przystankami nie pisz w tekście pytań kontrolnych ani ćwiczenia: mają własną część po nim.
- Ostatnia część tekstu to „## ${LESSON_END}”: 3–5 punktów do zapamiętania. Jeden z nich mówi słowami celu lekcji, co się teraz umie i z czym się zostaje, a ostatni, co dalej: do czego prowadzi następna lekcja albo, po ostatniej, co zrobić z gotowym projektem. Po tych punktach nie ma już nic.
- Nie powtarzaj treści innych lekcji; możesz się do nich odwołać tytułem.`;

export const MEMORY_FORMAT = `CIĄGŁOŚĆ
- <swiat>, jeśli jest, mówi, co każda lekcja pokazuje tak samo: osoby i firmę (people), dane wzorcowe z sumami (data), nazwy (names), system i powłokę (system). Bierz z niego imiona, wiersze, liczby i nazwy bez zmian. Możesz coś dodać, ale niczego nie zmieniaj.
- <stan>, jeśli jest, to pliki, arkusz i dokumenty (now) po ostatniej napisanej lekcji przed tą (after). Zaczynasz od nich: nie twórz ich drugi raz, nie zmieniaj nazw, wierszy ani wyników.
- Lekcja z <przed>, przy której stoi planned, jeszcze nie powstała. Jej goal albo summary uznaj za opanowane, ale nie opisuj jej przykładów i nie powołuj się na pliki ani liczby, których nie ma w <swiat> lub <stan>.
- <ustalone>, jeśli jest, mówi, co ma zostać po tej lekcji, bo lekcje po niej już na tym polegają: zostaw dokładnie te rzeczy, nazwy i liczby i wprowadź te pojęcia.
- Dozwolone są pojęcia i słowa lekcji z <przed> (concepts, words, goal) oraz te, które ta lekcja wyjaśnia. Niedozwolone jest to, co wprowadzają dopiero lekcje z <po> (title, goal, concepts): nie używaj tego i nie zakładaj.`;

const { goal, leaves, summary, terms, meaning, questions, options, items, taskWords, hint, minutes } =
  PRACTICE_BOUNDS;

const AIMS = `goal (co się umie po lekcji, najwyżej ${goal} znaków), leaves (z czym się zostaje, najwyżej ${leaves} znaków), `;

const TALK = `- talk: krótka rozmowa na próbę o tym, czego uczy ta lekcja; drugą osobę zagra AI. partner (kim jest, najwyżej ${TALK_BOUNDS.partner} znaków; postać ze <swiat>, jeśli pasuje), scene (sytuacja i to, na czym w niej zależy osobie z kursu, najwyżej ${TALK_BOUNDS.scene} znaków, do niej na „Ty”), opening (pierwsze słowa rozmówcy, najwyżej ${TALK_BOUNDS.opening} znaków), knows (słowami rozmówcy, w pierwszej osobie: co ma na myśli, czego broni i co powie dopiero dobrze zapytany; najwyżej ${TALK_BOUNDS.knows} znaków, tej części osoba z kursu nie widzi), points (${TALK_BOUNDS.points.least}–${TALK_BOUNDS.points.most} rzeczy z tej lekcji do zrobienia w rozmowie, tak ujętych, że po rozmowie widać, czy padły, najwyżej ${TALK_BOUNDS.point} znaków).
`;

/** `hasAims`: the course's structure says what the lesson is for. `hasTalk`: its lessons are about what is said to somebody. */
export function practiceFormat({ hasAims, hasTalk }: { hasAims: boolean; hasTalk: boolean }): string {
  return `CZĘŚĆ PO TEKŚCIE
Po ostatnim wierszu tekstu napisz w osobnym wierszu dokładnie ${PRACTICE_MARK}, a po nim jeden obiekt JSON, bez bloku kodu i bez komentarza: ${hasAims ? '' : AIMS}summary (o czym była lekcja i jakich przykładów użyła, dla autorów następnych lekcji, najwyżej ${summary} znaków), terms [{term, meaning}], questions, exercise {task, hint, minutes}, ${hasTalk ? 'talk {partner, scene, opening, knows, points}, ' : ''}state {now, concepts, words}.
- terms: ${terms.least}–${terms.most} pojęć z tej lekcji, znaczenie najwyżej ${meaning} znaków; te same słowa co w słowniczku kursu, jeśli tam są.
- questions: ${questions.least}–${questions.most} pytania co najmniej dwóch rodzajów, każde rozstrzygalne tekstem lekcji i z why (dlaczego tak, zdanie lub dwa). Jedną dobrą odpowiedź ma single; multiple ma ich kilka. Rodzaje: {"kind":"single","text","options" (${options.least}–${options.most}),"right": numer prawdziwej od 0,"why"}; {"kind":"multiple","text","options","right": lista numerów wszystkich prawdziwych, ale nie wszystkich opcji,"why"}; {"kind":"order","text","items" (${items.least}–${items.most}, w dobrej kolejności),"why"}; {"kind":"gap","text" z jedną luką ${GAP},"accepted": lista uznawanych odpowiedzi,"why"}. Nie pytaj o to, czego w lekcji nie ma.
- exercise: task (${taskWords.least}–${taskWords.most} słów; coś do zrobienia i wpisania w pole pod lekcją, popycha naprzód projekt kursu i ma sposób sprawdzenia wyniku), hint (najwyżej ${hint} znaków), minutes (${minutes.least}–${minutes.most}, liczba całkowita).
${hasTalk ? TALK : ''}- state, na samym końcu obiektu, dla autorów następnych lekcji: now (co istnieje po tej lekcji, razem z tym, co było w <stan>: pliki z treścią, arkusz z nagłówkami, wierszami i wynikami, dokumenty; najwyżej ${STATE_BOUNDS.now} znaków, koniec linii jako \\n, cudzysłów jako \\"), concepts (pojęcia, polecenia i funkcje, które ta lekcja wprowadziła, najwyżej ${STATE_BOUNDS.concepts}), words (słowa i zwroty, które wolno odtąd zakładać, najwyżej ${STATE_BOUNDS.words}).`;
}
