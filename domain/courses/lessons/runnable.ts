// Which code of a lesson gets 'Uruchom' (docs/decisions.md 'Code that runs'): what stands for itself, in a browser that lets it reach nothing.
// Code that asks for a page, a server, files or another module is read only.

import { importsAreKnown } from './py-modules.ts';

type RunnableLanguage = 'js' | 'sql' | 'html' | 'py';

const NAMES = new Map<string, RunnableLanguage>([
  ['js', 'js'],
  ['javascript', 'js'],
  ['sql', 'sql'],
  ['html', 'html'],
  ['python', 'py'],
  ['py', 'py'],
]);

/** What isn't there where the code runs. */
const MISSING: Record<RunnableLanguage, RegExp> = {
  js: /^\s*(?:import|export)\b|\b(?:document|window|process|navigator|location|module|exports|localStorage|sessionStorage)\.|\b(?:import|alert|prompt|confirm|require|fetch)\(|\b(?:__dirname|XMLHttpRequest|WebSocket)\b|…|\/\/ \.\.\./m,
  // What other databases say in their own way; ours is SQLite.
  sql: /::|^\s*\\|\b(?:serial|generated\s+always\s+as\s+identity|ilike|interval|to_char|date_trunc|create\s+(?:user|role|database|schema|extension|function|procedure)|grant|revoke|copy|top\s+\d|auto_increment|declare|explain\s+analyze)\b|\b(?:now|extract)\(|…|-- \.\.\./im,
  py: /^\s*[!%]|\bopen\(|>>>|\basync\b|…|# \.\.\./m,
  // Its scripts, styles and pictures from other files are not at hand.
  html: /<script\b|<link\b[^>]*stylesheet|\bsrc=|…|<!-- \.\.\./i,
};

/** `language`: as the fence names it, in small letters. */
export function runnableLanguage(language: string, code: string): RunnableLanguage | null {
  const known = NAMES.get(language);
  if (known === undefined || code.trim() === '' || MISSING[known].test(code)) return null;
  return known === 'py' && !importsAreKnown(code) ? null : known;
}
