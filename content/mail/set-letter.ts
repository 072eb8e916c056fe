// Sets a letter as a message: plain text, and HTML that needs no picture, no script and nothing from elsewhere. The blaze is
// three table cells. Both parts carry the same words and the same link.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { typeset } from '#domain/platform/typography.ts';
import type { Letter, Message } from './letter.ts';
import { DARK_STYLES, PHONE_STYLES, STYLES } from './look.ts';

const SIGNATURE = 'Szlak, doradca kariery AI';

const SENT_BY_ITSELF = 'Ta wiadomość została wysłana automatycznie.';

export function setLetter(letter: Letter): Message {
  return { kind: letter.kind, subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}

function textOf(letter: Letter): string {
  const { heading, paragraphs, facts = [], button, otherLink, notes = [] } = letter;
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    textLink(button),
    textLink(otherLink),
    ...notes,
    `--\n${SIGNATURE}\n${SENT_BY_ITSELF}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

function textLink(link: Letter['button']): string {
  return link === undefined ? '' : `${link.label}:\n${link.url}`;
}

function htmlOf(letter: Letter): string {
  const { subject, preview, heading, paragraphs, facts = [], button, otherLink, notes = [] } = letter;
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapedMarkup(subject)}</title>
<style>${DARK_STYLES}
${PHONE_STYLES}</style>
</head>
<body class="paper" style="${STYLES.body}">
<div style="display:none;max-height:0;overflow:hidden;">${words(preview)}</div>
<div class="paper" style="${STYLES.paper}">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="${STYLES.frame}">
<tr><td style="padding:0 4px 16px;">${BRAND}</td></tr>
<tr><td class="card" style="${STYLES.card}">
<h1 class="ink title" style="${STYLES.heading}">${words(heading)}</h1>
${paragraphs.map((text) => `<p class="ink" style="${STYLES.text}">${words(text)}</p>`).join('\n')}
${factsTable(facts)}${buttonTable(button)}${quietLink(otherLink)}
${notes.map((text) => `<p class="soft" style="${STYLES.note}">${words(text)}</p>`).join('\n')}
</td></tr>
<tr><td style="padding:0 4px;"><div class="trail" style="${STYLES.trail}">&nbsp;</div></td></tr>
<tr><td class="soft" style="${STYLES.foot}">${words(`${SIGNATURE}. ${SENT_BY_ITSELF}`)}</td></tr>
</table>
</div>
</body>
</html>
`;
}

const BRAND = `<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td><table role="presentation" cellpadding="0" cellspacing="0" style="${STYLES.blaze}">
<tr><td style="${STYLES.blazeWhite}">&nbsp;</td></tr>
<tr><td style="${STYLES.blazePaint}">&nbsp;</td></tr>
<tr><td style="${STYLES.blazeWhite}">&nbsp;</td></tr>
</table></td>
<td class="ink" style="${STYLES.brand}">Szlak</td>
<td class="soft" style="${STYLES.line}">doradca kariery AI</td>
</tr></table>`;

function factsTable(facts: NonNullable<Letter['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" class="fact fact-label soft rule" style="${STYLES.factLabel}">${words(label)}</th>` +
      `<td class="fact fact-value ink rule" style="${STYLES.factValue}">${words(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="${STYLES.facts}">${rows.join('\n')}</table>\n`;
}

function buttonTable(button: Letter['button']): string {
  if (button === undefined) return '';
  const url = escapedMarkup(button.url);
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" style="${STYLES.buttonTable}"><tr>
<td class="action" style="${STYLES.buttonCell}"><a class="action-ink" href="${url}" style="${STYLES.button}">${words(button.label)}</a></td>
</tr></table>
<p class="soft" style="${STYLES.note}">Przycisk nie działa? Skopiuj ten adres do przeglądarki:<br><a class="link" href="${url}" style="${STYLES.link}">${url}</a></p>`;
}

function quietLink(link: Letter['otherLink']): string {
  if (link === undefined) return '';
  return `\n<p style="${STYLES.otherLink}"><a class="link" href="${escapedMarkup(link.url)}" style="${STYLES.link}">${words(link.label)}</a></p>`;
}

function words(text: string): string {
  return escapedMarkup(typeset(text));
}
