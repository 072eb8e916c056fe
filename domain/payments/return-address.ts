// Whether an address that a client would like to come back to is on our site (docs/faults.md 33). It is only judged: the addresses that go
// to the provider are our own.

/** `address` may be absolute, or a path. Anything that a browser would take elsewhere, or that carries a name, is not ours. */
export function isOwnAddress(address: string, origin: string): boolean {
  const url = URL.parse(address, origin);
  if (url === null) return false;
  return url.origin === origin && url.username === '' && url.password === '';
}
