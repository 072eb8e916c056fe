// What is dear to make and not every page needs (a date format costs the first page after a cold start 10 ms): made when it is
// first asked for, and kept.
export function lazy<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => (made ??= make());
}
