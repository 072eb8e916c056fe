import { expect, test } from 'vitest';
import { createDecoder } from './read-events.ts';

const FIRST = 'id: 1\nevent: progress\ndata: {"percent":5}\n\n';
const SECOND = 'id: 7\nevent: section\ndata: "Żółć: a\\n\\nb\u2028c"\n\n';
const EVENTS = [
  { id: 1, event: { event: 'progress', data: { percent: 5 } } },
  { id: 7, event: { event: 'section', data: 'Żółć: a\n\nb\u2028c' } },
];

const encoded = (text: string) => new TextEncoder().encode(text);

function decoded(...parts: Uint8Array[]) {
  const decode = createDecoder();
  return parts.map((part) => decode(part));
}

test('events come out as soon as they are whole', () => {
  expect(decoded(encoded(FIRST + SECOND))).toEqual([EVENTS]);
  expect(decoded(encoded(FIRST.slice(0, -1)), encoded(`\n${SECOND}`))).toEqual([[], EVENTS]);
});

test('wherever the bytes are cut, in mid-letter too, the events are the same', () => {
  const bytes = encoded(FIRST + SECOND);
  for (let cut = 0; cut <= bytes.length; cut++)
    expect(decoded(bytes.subarray(0, cut), bytes.subarray(cut)).flat()).toEqual(EVENTS);
});

test('heartbeats are no events', () => {
  expect(decoded(encoded(`: hb\n\n${FIRST}: hb\n\n: hb\n\n`))).toEqual([EVENTS.slice(0, 1)]);
});
