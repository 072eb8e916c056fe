// The look of our messages: the product's colours (app/styles/tokens.ts) as a mailbox can show them. Style sheets are only
// half understood there, so the light theme stands in the style attributes and the dark one in a media query beside it.

// Few mailboxes load a font. What stands in for ours is a grotesque, too, drawn together as ours is, and never a serif.
const HEADING = "'Bricolage Grotesque','Avenir Next','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const TEXT = "'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

export const STYLES = {
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

export const PHONE_STYLES = `@media (max-width: 480px) {
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

export const DARK_STYLES = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  `@media (prefers-color-scheme: dark) {\n${DARK_RULES.map(([name, rules]) => `  ${name} { ${important(rules)}; }`).join('\n')}\n}`,
  ...DARK_RULES.map(([name, rules]) => `[data-ogsc] ${name} { ${important(rules)}; }`),
].join('\n');
