// Which errors are the same one, in whichever build: their words without what differs each time, the function of ours in which it was, as
// far as the build leaves its name, and the route. What remains names nobody.
import { scrubbedLine } from '../platform/privacy/scrubbed-text.ts';

export type ErrorFacts = { message: string; stack: string; route: string };

type Fingerprint = { id: string; message: string; frame: string; route: string };

const MAX_MESSAGE = 300;
const MAX_PLACE = 120;
// No line is longer, and what is ours is not far down.
const MAX_LINE = 300;
const MAX_LINES = 50;

const ADDRESS = /\b[a-z][a-z+.-]*:\/\/[^\s"'<>)]+/gi;
const QUOTED = /„[^”]{0,200}”|“[^”]{0,200}”|"[^"]{0,200}"|'[^']{0,200}'|`[^`]{0,200}`/g;
const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi;
// With a digit in it: a word of letters alone is a word.
const KEY = /\b(?=[\w-]*\d)[\w-]{12,}\b/g;
const NUMBER = /\d+/g;

function withoutWhatDiffers(text: string): string {
  return text
    .replaceAll(ADDRESS, '[address]')
    .replaceAll(QUOTED, '[…]')
    .replaceAll(UUID, '[id]')
    .replaceAll(KEY, '[id]')
    .replaceAll(NUMBER, 'N');
}

const FRAME = /^\s*(?:at\s+(?:(.+?)\s+\()?|(.*?)@)(.+?):\d+:\d+\)?\s*$/;
const NOT_OURS = /node_modules|node:|cloudflare:|workerd|extension:\/\/|<anonymous>|native code/;

type Frame = { called: string; file: string };

/** The function and the file's name, without the build's mark and without lines, which each build moves. */
function firstOwnFrame(stack: string): Frame | null {
  for (const long of stack.split('\n', MAX_LINES)) {
    const line = long.slice(0, MAX_LINE);
    const [, named, called, file = ''] = FRAME.exec(line) ?? [];
    if (file === '' || NOT_OURS.test(line)) continue;
    const name = file.split(/[/\\]/).at(-1) ?? '';
    const bare = name.replace(/-[\w-]{8}(?=\.\w+$)/, '');
    return { called: named ?? called ?? '', file: bare };
  }
  return null;
}

// What the build shortens a name to; and what it puts behind one that it has twice.
const SHORTENED = /^[\w$]{0,3}$/;
const DOUBLE = /\$\d+$/;

/** '' where the next build calls it something else: the Worker keeps its names (vite.config.ts), a browser's script keeps few. */
function lastingName({ called }: Frame): string {
  const name = called.replace(DOUBLE, '');
  return SHORTENED.test(name.split('.').at(-1) ?? '') ? '' : name;
}

/** A route's pattern stays; of an address its ids go. */
function bareRoute(route: string): string {
  return withoutWhatDiffers(scrubbedLine(route, MAX_PLACE));
}

export function fingerprintOf({ message, stack, route }: ErrorFacts): Fingerprint {
  const words = withoutWhatDiffers(scrubbedLine(message, MAX_MESSAGE));
  const [first, place] = [firstOwnFrame(stack), bareRoute(route)];
  const id = hashOf(JSON.stringify([words, first === null ? '' : lastingName(first), place]));
  const frame = first === null ? '' : scrubbedLine(`${first.called} ${first.file}`, MAX_PLACE);
  return { id, message: words, frame, route: place };
}

// FNV-1a twice, 64 bits: it tells errors apart and guards nothing.
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01000193].map((seed) => fnv(text, seed)).join('');
}

function fnv(text: string, seed: number): string {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
