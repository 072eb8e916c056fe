// Sets a letter as a message: plain text, and HTML that needs no picture, no script and nothing from elsewhere. The blaze is
// three table cells. Both parts carry the same words and the same link.
import { escapedMarkup } from '#domain/platform/escaped-markup.ts';
import { typeset } from '#domain/platform/typography.ts';
import type { Letter, Message } from './letter.ts';

// The look of our messages: the product's colours (app/styles/tokens.ts) as a mailbox can show them. Style sheets are only
// half understood there, so the light theme stands in the style attributes and the dark one in a media query beside it.

// Few mailboxes load a font. What stands in for ours is a grotesque, too, drawn together as ours is, and never a serif.
const HEADING = "'Bricolage Grotesque','Avenir Next','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const TEXT = "'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const STYLES = {
  body: 'margin:0;padding:0;background:#f6f2e8;-webkit-text-size-adjust:100%;',
  paper: 'background:#f6f2e8;padding:32px 12px 40px;',
  frame: 'width:100%;max-width:560px;margin:0 auto;',
  brand: `font:700 21px/1.2 ${HEADING};letter-spacing:-0.02em;color:#1d2521;padding:0 0 0 10px;`,
  line: `font:400 14px/1.4 ${TEXT};color:#535d57;padding:3px 0 0 10px;`,
  blaze: 'width:30px;border:1px solid #837b69;border-radius:3px;background:#ffffff;',
  blazeWhite: 'height:8px;line-height:8px;font-size:0;background:#ffffff;',
  blazePaint: 'height:8px;line-height:8px;font-size:0;background:#2c7a3f;',
  card: 'background:#fffdf8;border:1px solid #dcd4c2;border-radius:14px;padding:32px 32px 28px;',
  heading: `margin:0 0 16px;font:700 28px/1.2 ${HEADING};letter-spacing:-0.02em;color:#1d2521;`,
  text: `margin:0 0 16px;font:400 17px/1.55 ${TEXT};color:#1d2521;`,
  factLabel: `width:34%;padding:9px 16px 9px 0;border-top:1px solid #dcd4c2;font:400 15px/1.4 ${TEXT};color:#535d57;vertical-align:top;`,
  factValue: `padding:9px 0;border-top:1px solid #dcd4c2;font:600 15px/1.4 ${TEXT};color:#1d2521;vertical-align:top;`,
  facts: 'width:100%;margin:8px 0 24px;border-collapse:collapse;',
  buttonTable: 'margin:24px 0 0;',
  buttonCell: 'background:#14523f;border-radius:6px;',
  button: `display:inline-block;padding:15px 26px;font:700 17px/1.2 ${TEXT};color:#fffdf8;text-decoration:none;`,
  note: `margin:16px 0 0;font:400 14px/1.5 ${TEXT};color:#535d57;`,
  link: 'color:#14523f;word-break:break-all;',
  otherLink: `margin:20px 0 0;font:400 17px/1.5 ${TEXT};`,
  trail: 'height:24px;line-height:24px;font-size:0;border-bottom:3px dotted #2c7a3f;',
  foot: `padding:14px 4px 0;font:400 13px/1.5 ${TEXT};color:#535d57;`,
} as const;

const PHONE_STYLES = `@media (max-width: 480px) {
  .card { padding: 26px 20px 24px !important; }
  .title { font-size: 25px !important; }
  .fact { display: block !important; width: auto !important; }
  .fact-value { border-top: 0 !important; padding-top: 0 !important; }
  .fact-label { padding-bottom: 0 !important; }
  .button { width: 100% !important; }
  .action-ink { display: block !important; text-align: center !important; }
}`;

// Outlook's own dark mode marks what it has changed and knows no media query.
const DARK_RULES = [
  ['.paper', 'background: #121815'],
  ['.card', 'background: #1a221e; border-color: #323e37'],
  ['.ink', 'color: #ece8dc'],
  ['.soft', 'color: #a8b3ab'],
  ['.rule', 'border-color: #323e37'],
  ['.action', 'background: #86cbad'],
  ['.action-ink', 'color: #0b2018'],
  ['.link', 'color: #86cbad'],
  ['.trail', 'border-color: #68c182'],
] as const;

const important = (rules: string) => rules.replaceAll(/(?=;|$)/g, ' !important');

const DARK_STYLES = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  `@media (prefers-color-scheme: dark) {\n${DARK_RULES.map(([name, rules]) => `  ${name} { ${important(rules)}; }`).join('\n')}\n}`,
  ...DARK_RULES.map(([name, rules]) => `[data-ogsc] ${name} { ${important(rules)}; }`),
].join('\n');

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
