// The account calls as the browser makes them. A refusal is a value with the server's Polish sentence; silence is one, too.
export type Answer<Body> =
  | { ok: true; body: Body }
  | { ok: false; code: string; sentence: string }
  | { ok: false; code: 'no-answer'; sentence: null };

type Credentials = { email: string; password: string };

export function register(form: Credentials): Promise<Answer<{ status: 'confirm-email' | 'signed-up' }>> {
  return post('/api/account/register', form);
}

export function login(form: Credentials & { remember: boolean }): Promise<Answer<{ user: { id: string } }>> {
  return post('/api/account/login', form);
}

export function logout(): Promise<Answer<null>> {
  return post('/api/account/logout', null);
}

async function post<Body>(path: string, body: unknown): Promise<Answer<Body>> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: body === null ? null : JSON.stringify(body),
    });
    if (answer.status === 204) return { ok: true, body: null as Body };
    const json: unknown = await answer.json();
    // Our own server's answer: the contract is its type.
    if (answer.ok) return { ok: true, body: json as Body };
    const { code, error } = json as { code: string; error: string };
    return { ok: false, code, sentence: error };
  } catch {
    return { ok: false, code: 'no-answer', sentence: null };
  }
}
