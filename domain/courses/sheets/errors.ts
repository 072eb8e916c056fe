// What a formula comes to when it comes to nothing: named as in a Polish sheet, with a sentence on what it means.

type ErrorName = '#DZIEL/0!' | '#ARG!' | '#NAZWA?' | '#ADR!' | '#N/D!' | '#LICZBA!' | '#BŁĄD!';

const MEANINGS: Record<ErrorName, string> = {
  '#DZIEL/0!': 'Formuła dzieli przez zero albo przez pustą komórkę.',
  '#ARG!': 'Formuła dostała coś, z\u00a0czym nie umie liczyć, na przykład tekst zamiast liczby.',
  '#NAZWA?':
    'Nie ma takiej nazwy. Sprawdź, czy nie ma w\u00a0niej literówki; tekst bierze się w\u00a0cudzysłów.',
  '#ADR!': 'Formuła sięga do komórki, której nie ma w\u00a0podanym zakresie.',
  '#N/D!': 'W\u00a0przeszukiwanym zakresie nie ma tego, czego formuła szuka.',
  '#LICZBA!': 'Takiej liczby nie da się policzyć albo nie mieści się w\u00a0granicach.',
  '#BŁĄD!': 'Formuła jest niedokończona albo ma coś nie na miejscu. Excel nie przyjąłby jej wcale.',
};

export class SheetError extends Error {
  readonly error: ErrorName;

  constructor(error: ErrorName, meaning = MEANINGS[error]) {
    super(meaning);
    this.error = error;
  }
}
