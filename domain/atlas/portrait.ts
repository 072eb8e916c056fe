// What we write of an occupation ourselves: three true sentences, and a test that anybody can make before deciding.

export type Portrait = {
  /** An ordinary day. */
  day: string;
  hard: string;
  notFor: string;
  test: { what: string; /** Whole, 1 to 10. */ hours: number; /** PLN, 0 to 100. */ cost: number };
};
