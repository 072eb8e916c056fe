// Asks our server where the way to Google begins. Every failure has its sentence (docs/product.md 'Sign-in messages').
type GoogleStart = { ok: true; url: string } | { ok: false; sentence: string };

const NO_ANSWER = 'Błąd logowania przez Google';
const REFUSED = `${NO_ANSWER}. Spróbuj ponownie później.`;

export async function googleAddress(form: HTMLFormElement): Promise<GoogleStart> {
  const fields = Array.from(new FormData(form), ([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fields),
    });
    const body: unknown = await response.json();
    return isStart(body) ? { ok: true, url: body.url } : { ok: false, sentence: REFUSED };
  } catch {
    return { ok: false, sentence: NO_ANSWER };
  }
}

/** An address of ours is the page that says that it failed; here a toast does. */
function isStart(body: unknown): body is { url: string } {
  if (typeof body !== 'object' || body === null || !('url' in body) || typeof body.url !== 'string')
    return false;
  return new URL(body.url, window.location.href).origin !== window.location.origin;
}
