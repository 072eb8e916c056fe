// The local Google's one page: who signs in? Plain HTML in Polish.
import type { GooglePerson } from './people.ts';

export function consentPage(people: readonly GooglePerson[], uid: string): string {
  const choices = people.map(
    (person) => `<form method="post" action="/interaction/${escaped(uid)}">
      <input type="hidden" name="sub" value="${escaped(person.sub)}">
      <button><strong>${escaped(person.name)}</strong><span>${escaped(person.email)}</span><small>${escaped(person.note)}</small></button>
    </form>`,
  );
  return page(
    'Wybierz konto – lokalny Google',
    `<h1>Wybierz konto</h1>
    <p>Szlak dostanie Twój adres e-mail i imię. To lokalna atrapa Google: żadne dane nie opuszczają tego komputera.</p>
    ${choices.join('\n')}
    <form method="post" action="/interaction/${escaped(uid)}"><button class="quiet">Anuluj</button></form>`,
  );
}

export function faultPage(reason: string): string {
  return page('Odmowa dostępu – lokalny Google', `<h1>Odmowa dostępu</h1><p>${escaped(reason)}</p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{margin:0;padding:2rem 1rem}
main{max-width:26rem;margin:0 auto}button{display:grid;gap:.125rem;width:100%;margin:0 0 .75rem;padding:.75rem 1rem;border:1px solid;
border-radius:.5rem;background:none;color:inherit;font:inherit;text-align:start;cursor:pointer}
button:hover,button:focus-visible{outline:2px solid;outline-offset:2px}.quiet{text-align:center}`;

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
