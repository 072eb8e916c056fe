// An occupation in a small frame on somebody else's page (docs/decisions.md 'Take along'): its name, one line, pay and demand with their
// sources, and the way to its page. One file without script, picture, font or cookie: nobody is told who looks at it.
import { readAtlas } from '#content/atlas.server.ts';
import { shownDemandGroup } from '#domain/advice/shown-facts.ts';
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { polishMonth } from '#domain/platform/polish-date.ts';
import { zloty } from '#domain/platform/zloty.ts';

const STYLE = `:root{color-scheme:light dark}
body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:light-dark(#1d2a25,#e7efe9);background:light-dark(#fffef9,#18201c);border:1px solid light-dark(#d8d2c0,#3a463f);border-radius:.75rem}
h1{margin:0 0 .25rem;font-size:1.25rem;line-height:1.25}
p{margin:0 0 .5rem}
small{font-size:.8125rem;color:light-dark(#55605a,#aab6af)}
a{color:light-dark(#14533c,#86cfae);font-weight:600}`;

const FORECASTS = { deficyt: 'deficyt chętnych', rownowaga: 'równowaga', nadwyzka: 'nadwyżka chętnych' };

/** `style`: as it stands in the file, for the policy. Null = no such occupation. */
export async function embeddedOccupation(
  id: string,
  origin: string,
): Promise<{ html: string; style: string } | null> {
  const { careers, atlas, sources } = await readAtlas();
  const entry = atlas.entryOf(id);
  if (entry === null) return null;
  const { occupation, name, payGroup } = entry;
  const demand = shownDemandGroup(occupation, careers.demandGroups);
  const rows = [
    payGroup === null
      ? null
      : `<p>Mediana płac w grupie „${escapedMarkup(payGroup.name)}”: <b>${zloty(payGroup.median)}</b> brutto <small>GUS, ${polishMonth(Date.parse(sources.pay.period))}</small></p>`,
    demand === null
      ? null
      : `<p>Prognoza dla Polski: <b>${FORECASTS[demand.poland]}</b> <small>${escapedMarkup(sources.demand.title)}</small></p>`,
  ];
  const html = `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapedMarkup(name)} – Szlak</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapedMarkup(name)}</h1>
<p>${escapedMarkup(occupation.oneLine)}</p>
${rows.filter((row) => row !== null).join('\n')}
<p><a href="${origin}/zawody/${id}" target="_blank" rel="noopener">Zobacz zawód w atlasie Szlaku</a></p>
</body>
</html>
`;
  return { html, style: STYLE };
}
