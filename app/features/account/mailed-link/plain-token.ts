// The token of a mailed link on pages without React: from the fragment into the form, and out of the address bar. A form that changes
// nothing goes off by itself.
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { TOKEN_FIELD } from './early-token.ts';

/** Also once the link is opened in a tab that shows the page already. */
export function listenForTokens(): void {
  takeMailedToken();
  window.addEventListener('hashchange', takeMailedToken);
}

function takeMailedToken(): void {
  const token = tokenIn(window.location.hash);
  const field = document.querySelector<HTMLElement>(`[${TOKEN_FIELD}]`);
  const input = field?.querySelector('input') ?? null;
  if (token === '' || field === null || input === null) return;
  input.value = token;
  field.hidden = true;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  if (field.dataset['mailedToken'] === 'opens') input.form?.requestSubmit();
}
