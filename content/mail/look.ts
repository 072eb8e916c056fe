// The look of our messages: the product's colours (app/styles/tokens.ts) as a mailbox can show them. Style sheets are only
// half understood there, so the light theme stands in the style attributes and the dark one in a media query beside it.

export const STYLES = {
  body: 'margin:0;padding:0;background:#f6f2e8;',
  paper: 'background:#f6f2e8;padding:24px 12px;',
  frame: 'width:100%;max-width:560px;margin:0 auto;',
  brand: "font:700 20px/1.2 Georgia,'Times New Roman',serif;color:#1d2521;padding:0 0 0 10px;",
  line: 'font:400 14px/1.4 Arial,Helvetica,sans-serif;color:#535d57;padding:2px 0 0 10px;',
  blaze: 'width:30px;border:1px solid #837b69;border-radius:3px;background:#ffffff;',
  blazeWhite: 'height:8px;line-height:8px;font-size:0;background:#ffffff;',
  blazePaint: 'height:8px;line-height:8px;font-size:0;background:#2c7a3f;',
  card: 'background:#fffdf8;border:1px solid #dcd4c2;border-radius:14px;padding:28px 24px;',
  heading: "margin:0 0 16px;font:700 26px/1.25 Georgia,'Times New Roman',serif;color:#1d2521;",
  text: 'margin:0 0 16px;font:400 17px/1.55 Arial,Helvetica,sans-serif;color:#1d2521;',
  factLabel:
    'padding:8px 16px 8px 0;border-top:1px solid #dcd4c2;font:400 15px/1.4 Arial,Helvetica,sans-serif;color:#535d57;vertical-align:top;',
  factValue:
    'padding:8px 0;border-top:1px solid #dcd4c2;font:700 15px/1.4 Arial,Helvetica,sans-serif;color:#1d2521;vertical-align:top;',
  facts: 'width:100%;margin:0 0 20px;border-collapse:collapse;',
  buttonCell: 'background:#14523f;border-radius:6px;',
  button:
    'display:inline-block;padding:14px 24px;font:700 17px/1.2 Arial,Helvetica,sans-serif;color:#fffdf8;text-decoration:none;',
  note: 'margin:16px 0 0;font:400 14px/1.5 Arial,Helvetica,sans-serif;color:#535d57;',
  link: 'color:#14523f;word-break:break-all;',
  otherLink: 'margin:20px 0 0;font:400 17px/1.5 Arial,Helvetica,sans-serif;',
  foot: 'padding:16px 4px 0;font:400 13px/1.5 Arial,Helvetica,sans-serif;color:#535d57;',
} as const;

export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
  .paper { background: #121815 !important; }
  .card { background: #1a221e !important; border-color: #323e37 !important; }
  .ink { color: #ece8dc !important; }
  .soft { color: #a8b3ab !important; }
  .rule { border-color: #323e37 !important; }
  .action { background: #86cbad !important; }
  .action-ink { color: #0b2018 !important; }
  .link { color: #86cbad !important; }
}`;
