// How the model writes the stops of a lesson: the form once in words, once as an example that holds to all of its rules.
import { GAP } from '../practice/practice.ts';
import { HINT_SIGN } from '../stops/stop.ts';
import { STOP_BOUNDS } from '../stops/stop-rules.ts';

export const STOP_EXAMPLE = `\`\`\`stop
przewidź
Ala zapisała cenę 12 zł w trzech miejscach. Cena wzrosła, a poprawione są dwa. Co pokaże trzecie?
- nową cenę ${HINT_SIGN} Nikt jej tam nie wpisał. Skąd trzecie miejsce miałoby o niej wiedzieć?
+ 12 zł
- nic ${HINT_SIGN} Stara liczba nie znika przez to, że gdzie indziej stoi nowa.
dlaczego: Każde miejsce pamięta swoją liczbę. Dlatego jeden fakt zapisuje się raz.
\`\`\``;

const { stops, text, answer, hint, why, answers, steps } = STOP_BOUNDS;

export const STOP_FORMAT = `PRZYSTANKI
W tekście lekcji postaw ${stops.least} albo ${stops.most} przystanki: krótkie zadania, na które odpowiada się od razu, w miejscu, w którym pada ważna myśl. Przystanek to blok kodu o nazwie stop, między dwoma akapitami, poza listami i tabelami:

${STOP_EXAMPLE}

- Pierwszy wiersz: przewidź (zanim tekst to zdradzi), wybierz, znajdź błąd, ułóż albo uzupełnij. Drugi: pytanie, najwyżej ${text} znaków. Ostatni: dlaczego: i powód, najwyżej ${why} znaków. Bez pustych wierszy w środku.
- przewidź, wybierz, znajdź błąd: ${answers.least}–${answers.most} odpowiedzi, jedna z + (prawdziwa albo ta z błędem), pozostałe z -. Odpowiedź ma najwyżej ${answer} znaków; prawdziwa nie stoi zawsze w tym samym miejscu i nie wyróżnia się długością.
- ułóż: ${steps.least}–${steps.most} kroki jako 1. 2. 3., w dobrej kolejności. uzupełnij: pytanie z jedną luką ${GAP}, uznawane odpowiedzi z +, typowe pomyłki z -.
- Każda błędna odpowiedź jest prawdziwą pomyłką i po ${HINT_SIGN} ma własną podpowiedź, najwyżej ${hint} znaków: mówi, co się przy niej pomyliło, ale nie zdradza odpowiedzi.
- Kod pokazany w pytaniu wetnij czterema spacjami. Liczby w przystanku są te same co w lekcji albo wyliczone w powodzie.
- Przystanek nie powtarza pytań z części po tekście.`;
