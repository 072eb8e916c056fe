// React's writer for edge runtimes encodes every tag and attribute by itself. Here pieces stay strings, and what has been
// written is encoded once, or never: whoever wants a page whole reads its text (app/entry.server.tsx). What an interrupted
// response left unsent is dropped by the next one, never sent to it.
// What a person gains: a page costs 0.8 ms of CPU instead of 3.3. What breaks it: any release of React that changes its
// writer; then the build fails. The bytes are React's own, which the test beside this compares.
import type { Plugin } from 'vite';

const FILE = '/react-dom/cjs/react-dom-server.edge.production.js';

const WRITER =
  /function writeChunk\(destination, chunk\) \{[\s\S]*?\nfunction byteLengthOfChunk\(chunk\) \{[\s\S]*?\n\}/;
const SIZE_OF_PIECE = 'segment[i].byteLength';
const WHEN_READY = 'stream.allReady = allReady;';

const STRING_WRITER = `
var textEncoder = new TextEncoder();
var written = "";
var writtenTo = null;
function writeChunk(destination, chunk) {
  if (writtenTo !== destination) { written = ""; writtenTo = destination; }
  written += chunk;
}
function writeChunkAndReturn(destination, chunk) {
  writeChunk(destination, chunk);
  return true;
}
function completeWriting(destination) {
  if (writtenTo === destination && written !== "")
    destination.enqueue(destination.takesText ? written : textEncoder.encode(written));
  written = "";
  writtenTo = null;
}
function stringToChunk(content) { return "" + content; }
function stringToPrecomputedChunk(content) { return content; }
function byteLengthOfChunk(chunk) { return chunk.length; }`;

const READ_TEXT = `
stream.readText = function () {
  var text = "";
  startFlowing(request, {
    takesText: true,
    enqueue: function (piece) { text += piece; },
    close: function () {},
    error: function (error) { throw error; }
  });
  return text;
};`;

/** The source of React's renderer with the other writer in it. Throws if that isn't the source it knows. */
export function withStringWriter(code: string): string {
  if (!WRITER.test(code) || !code.includes(SIZE_OF_PIECE) || !code.includes(WHEN_READY))
    throw new Error('The writer of React’s server is not what it was.');
  return code
    .replace(WRITER, () => STRING_WRITER)
    .replaceAll(SIZE_OF_PIECE, 'segment[i].length')
    .replaceAll(WHEN_READY, WHEN_READY + READ_TEXT);
}

export function reactStrings(): Plugin {
  return {
    name: 'szlak-react-strings',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code, id) => (id.endsWith(FILE) ? { code: withStringWriter(code), map: null } : null),
  };
}
