// A model in a process of its own, so that it doesn't take turns with who measures: it waits until as many calls as it was told are
// there, then sends to each a chunk a pause, phases apart, and writes the moment into each that ends a section. Its paths are the first
// candidates of the request.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { momentNow } from './moment.ts';

export type Wave = { streams: number; pauseMs: number };

const END_PAUSE_MS = 25;
const CHUNKS_A_SECTION = 4;
const MOMENT = 'MOMENT';
const TEXT = 'Masz dobry początek, a następny krok jest mniejszy, niż myślisz. '.repeat(10);

let wave: Wave = { streams: 1, pauseMs: 100 };
type Waiting = { stream: ServerResponse; occupations: string[] };

let waiting: Waiting[] = [];

const server = createServer((incoming, outgoing) => {
  outgoing.socket?.setNoDelay(true);
  void textOf(incoming).then((body) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    waiting.push({ stream: outgoing, occupations: occupationsIn(body) });
    if (waiting.length === wave.streams) waiting.splice(0).forEach((one, place) => void send(one, place));
  });
});

/** None in the request of a client that only reads. */
function occupationsIn(body: string): string[] {
  const candidates = body.slice(body.indexOf('<kandydaci>\\n'));
  const ids = Array.from(candidates.matchAll(/\\"id\\":\s*\\"([^"\\]+)\\"/g), ([, id = '']) => id);
  return ids.length === 0 ? ['one', 'two', 'three'] : ids;
}

async function send({ stream, occupations }: Waiting, place: number): Promise<void> {
  const { streams, pauseMs } = wave;
  // Streams know nothing of each other: their sections end at any time, not all at once.
  const startedAt = performance.now() + pauseMs * (1 + CHUNKS_A_SECTION * (place / streams));
  for (const [index, chunk] of chunks(occupations).entries()) {
    await sleep(Math.max(0, startedAt + index * pauseMs - performance.now()));
    stream.write(`data: ${chunkOf(chunk.replace(MOMENT, momentNow()))}\r\n\r\n`);
  }
  // One after the other: each end is written to the database, which has one writer.
  await sleep(place * END_PAUSE_MS);
  stream.end(`data: ${chunkOf('', 'STOP')}\r\n\r\n`);
}

function chunkOf(text: string, finishReason?: string): string {
  return JSON.stringify({ candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason }] });
}

/** The reply as chunks of about a hundred characters, as fast models send them; each fourth ends a section. */
function chunks(occupations: readonly string[]): string[] {
  const long = `${TEXT.slice(0, 330)} ${MOMENT}`;
  const short = `${TEXT.slice(0, 60)} ${MOMENT}`;
  const path = (number: number) => ({
    zawodId: occupations[number - 1],
    potencjalRozwoju: TEXT.slice(0, 60),
    korzysci: ['Spokój', 'Rozwój'],
    wymagania: ['Cierpliwość'],
    umiejetnosciPowiazane: ['Excel', 'SQL'],
    opis: TEXT.slice(0, 160) + MOMENT,
  });
  const skill = (number: number) => ({ nazwa: `Umiejętność ${number}`, priorytet: 1, opis: long });
  const step = (number: number) => ({ nazwa: `Krok ${number}`, czasWykonania: '2 tygodnie', opis: long });
  const sections = [
    ...begun('{"predyspozycje":[', 6, (number) => ({ nazwa: `Cecha ${number}`, uzasadnienie: long })),
    ...begun('],"sciezkiKariery":[', 3, path),
    ...begun('],"umiejetnosci":[', 6, skill),
    ...begun('],"planRozwoju":{"kroki":[', 4, step),
    ...begun('],"certyfikacje":[', 2, () => short),
    ...begun('],"projekty":[', 2, () => short),
    `]},"podsumowanieInspirujace":"${long}"}`,
  ];
  return sections.flatMap((section) => inPieces(section));
}

function begun(start: string, count: number, what: (number: number) => unknown): string[] {
  const items = Array.from({ length: count }, (_, index) => JSON.stringify(what(index + 1)));
  return items.map((item, index) => (index === 0 ? start : ',') + item);
}

function inPieces(section: string): string[] {
  const end = section.indexOf(MOMENT);
  const length = Math.ceil(end / (CHUNKS_A_SECTION - 1));
  const before = Array.from({ length: CHUNKS_A_SECTION - 1 }, (_, index) =>
    section.slice(index * length, Math.min(end, (index + 1) * length)),
  );
  return [...before, section.slice(end)];
}

process.on('message', (next: Wave) => {
  wave = next;
  waiting = [];
  process.send?.('ready');
});
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
