// The frame of every page of the local Stripe, and how it writes money and days. Plain HTML in Polish, no script.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';

export type PageAnswer = { status: number; html: string } | { status: 303; location: string };

export function page(title: string, content: string, status = 200): PageAnswer {
  return {
    status,
    html: `<!doctype html><html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${escapedMarkup(title)} – lokalny Stripe</title><style>${STYLE}</style></head><body>
<header><p><strong>Lokalny Stripe</strong> – atrapa na tym komputerze. Żadne pieniądze nie płyną.</p></header>
<main><h1>${escapedMarkup(title)}</h1>${content}</main></body></html>`,
  };
}

export function missingPage(): PageAnswer {
  return page(
    'Nie ma takiej strony',
    '<p>Adres jest niepełny albo lokalny Stripe został w międzyczasie uruchomiony od nowa.</p>',
    404,
  );
}

export function redirect(location: string): PageAnswer {
  return { status: 303, location };
}

/** '189,99 PLN'. */
export function money(amount: number, currency: string): string {
  return `${(amount / 100).toFixed(2).replace('.', ',')}\u00A0${currency.toUpperCase()}`;
}

const DAY = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' });
const MOMENT = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Warsaw',
});

/** Of epoch seconds. */
export function day(at: number): string {
  return DAY.format(at * 1000);
}

export function moment(at: number): string {
  return MOMENT.format(at * 1000);
}

/** One button that posts its fields. */
export function button(
  action: string,
  label: string,
  fields: Record<string, string>,
  isQuiet = false,
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapedMarkup(value)}">`,
  );
  return `<form method="post" action="${action}">${inputs.join('')}<button${isQuiet ? ' class="quiet"' : ''}>${escapedMarkup(label)}</button></form>`;
}

export function alert(text: string): string {
  return `<p role="alert" class="alert">${escapedMarkup(text)}</p>`;
}

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#1a1f36,#e9ebf5);--quiet:light-dark(#56607a,#a9b2cc);--line:light-dark(#d5dbe8,#3a4260);
--card:light-dark(#fff,#191d30);--ground:light-dark(#f3f5fa,#10131f);--act:light-dark(#4b45d6,#8f8bff);--on-act:light-dark(#fff,#10131f);--bad:light-dark(#a61b3a,#ff8fa6);
font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
*{box-sizing:border-box}body{margin:0}header{padding:.5rem 1rem;background:var(--act);color:var(--on-act);text-align:center;font-size:.875rem}header p{margin:0}
main{max-width:34rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.5rem;line-height:1.2;margin:0 0 1rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1rem;margin:0 0 1rem}.card ul{list-style:none;padding:0}.card>:first-child{margin-top:0}.card>:last-child{margin-bottom:0}
.price{font-size:2rem;font-weight:650;margin:0}.quiet-text,small{color:var(--quiet)}p,td,li{overflow-wrap:anywhere}
fieldset{border:0;margin:0 0 1rem;padding:0;display:grid;gap:.5rem}legend{font-weight:600;padding:0;margin-bottom:.5rem}
.choice{display:grid;grid-template-columns:auto 1fr;gap:.125rem .75rem;align-items:start;border:1px solid var(--line);border-radius:.5rem;padding:.625rem .75rem;cursor:pointer}
.choice:has(:checked){border-color:var(--act);outline:1px solid var(--act)}.choice small{grid-column:2}.choice input{margin-top:.35rem}
label{display:block}input[type=email],input[type=text],input[type=number]{width:100%;font:inherit;padding:.5rem .625rem;border:1px solid var(--quiet);border-radius:.375rem;background:var(--card);color:inherit}
button,.button{display:block;width:100%;padding:.75rem 1rem;border:1px solid var(--act);border-radius:.5rem;background:var(--act);color:var(--on-act);font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.quiet{background:none;color:var(--act)}form{margin:0 0 .75rem}a{color:var(--act)}:focus-visible{outline:3px solid var(--act);outline-offset:2px}
.alert{border:1px solid var(--bad);color:var(--bad);border-radius:.5rem;padding:.625rem .75rem}.row{display:flex;flex-wrap:wrap;gap:.5rem}.row form{flex:1 1 9rem;margin:0}
table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.375rem .5rem .375rem 0;border-bottom:1px solid var(--line);vertical-align:top}code{font-size:.875em}`;
