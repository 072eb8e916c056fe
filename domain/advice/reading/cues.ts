// Words that say how a person stands to what follows (or to what stands before, in 'ludzi nie lubię'). Folded, by their beginnings.

/** How much a word counts: liked, said to be able to, lived through, or against. 0 = says nothing. */
export const LIKED = 1;
export const ABLE = 0.8;
export const LIVED = 0.45;
export const NOTHING = 0;
export const DISLIKED = -1;

export type Stand = typeof LIKED | typeof ABLE | typeof LIVED | typeof NOTHING | typeof DISLIKED;

/** After 'nie': not a dislike but a 'no' that says nothing of what the person wants. */
export const NOT_KNOWN =
  /^(?:wiem|zna|umie|potrafi|pracuj|pracowal|skonczy|ukonczy|mowi|mial|posiada|jestem|bylem|bylam|zdaz|zda[lć]|mieszka|interesowal|probowal|mysl|pamiet|dosta|znalaz|ma$|mam$|mamy$)/;

/** After 'nie': the person doesn't mind it. */
export const NOT_MINDED = /^(?:boj|przeszkadza|straszn|obc|stroni|unika|przeraz|mecz|brzydz|wstydz)/;

export const LIKING =
  /^(?:lubi|lubie|polubi|kocha|uwielbia|interesuj|interesow|zainteresow|pasjonuj|pasj|fascynuj|zafascyn|marz|chce|chcial|wole|wolal|ceni|zalezy|ciesz|hobby|pociaga|podoba|relaksuj|odprez|szukam|poszukuj|ciagnie|bawi$|radosc|frajd|przyjemn|satysfakc|czuje|odnajduj|swietnie|szczesliw|spelnia|kreci$|kreca$|spedza|tak$|wazn|najlepiej|najbardziej|docelowo|chetnie|fajn|super|idealn)/;

export const ABLENESS =
  /^(?:umie|potrafi|znam|znajomosc|radz|talent|zdoln|dobrze|dobr|mocn|bieg|obsluguje|zrecz|mam$)/;

export const LIVING =
  /^(?:pracuj|pracowal|przepracowal|bylem|bylam|jestem|zawod|wyuczon|skonczyl|ukonczyl|studiowal|studiuj|absolwent|doswiadcz|wyksztalc|dotychcza|obecn|etat|prowadzilem|prowadzilam|zajmowal|uczylem|uczylam|robilem|robilam|stanowisk|zwolnil|zwolnien|odchodz|emerytow|byl[ya]$)/;

/** Schools and degrees: lived through, in this part of the sentence only ('technikum, wojsko, góry'). */
export const SCHOOLING =
  /^(?:dyplom|magist|licencjat|inzynier$|inzynierem$|technikum|liceum|zawodowk|studia|studiach|kierunek|matur|gimnazj)/;

export const DISLIKING =
  /^(?:dosc|dosyc|nienawi|nudz|nuz|zmecz|mecz|wykancz|wypal|stresuj|unika|odpada$|odpadaja$|zadn|nigdy|uciec|uciek|odejsc|rzuci|zrezygn|rezygn|przeraz|denerw|irytuj|drazni|niechec|zniechec|boje|fobi|brzydz|zamiast|precz$|oprocz|wkurz|nieznosz|obrzydz|wstret|zraz|koszmar|tortur)/;

/** A turn in the sentence: what follows is meant anew. */
export const TURN =
  /^(?:ale|lecz|natomiast|jednak|wole|wolalbym|wolalabym|tylko|wiec|dlatego|poniewaz|bo|gdyz|choc|chociaz|mimo|aczkolwiek|zato)$/;

/** After 'bez': the lack of it says nothing of the work. */
export const LACK_OF_NOTHING =
  /^(?:problem|trud|wzgled|doswiadcz|stud|matur|przerw|wahan|watp|sens|dyplom|wyksztalc|prac|prawa$|nalog|zobowiaz|kompleks|granic|ograniczen|rodzin|kwalifik|uprawn)/;

/** Where people live, whom they care for, what they owe: no word of the work they want. */
export const CIRCUMSTANCE =
  /^(?:mieszkam|mieszkal|wychowuj|zamieszk|przeprowadz|splac|utrzym|pochodz|przyjechal|wyjechal|urlop|macierzyn|wychowawcz|tacierz|rent[aeyęą]$|rencist|rencie$)/;

/** What hurts is no wish: 'ręce mam zniszczone od farb'. */
export const AILMENT =
  /^(?:zniszczon|alergi|uczulen|kontuzj|operacji|boli$|bola$|nadwyrez|zwyrodn|choruje|chorowal|depresj|schorzen|zlamal)/;

export const isVerb = (word: string) =>
  /(?:uje|alem|alam|ilem|ilam|ylem|ylam|lem|lam)$/.test(word) || VERBS.has(word);

const VERBS = new Set(
  `rysuje gotuje szyje maluje pisze czytam gram biegam jezdze uprawiam pomagam naprawiam robie mam chce wole umiem potrafie znam szukam
  ucze pieke spiewam tancze zbieram hoduje slucham ogladam podrozuje jestem moge cenie kocham uwielbiam marze planuje dzialam
  prowadze pracuje skladam buduje tworze interesuje lubie mysle mowie wiem zajmuje sadze hoduje majsterkuje plywam wspinam
  chodze zwiedzam opiekuje licze sprzatam ukladam organizuje tlumacze sprzedaje mieszkam wychowuje musze`.split(
    /\s+/,
  ),
);
