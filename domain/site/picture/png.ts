// A canvas as a PNG: palette, one byte a pixel. Compressing is the platform's part, so it comes as a function.
import type { Canvas } from './canvas.ts';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const BIT_DEPTH = 8;
const PALETTE_COLOURS = 3;

/** `deflate`: to the zlib format. */
export async function pngOf(
  { width, height, rows, palette }: Canvas,
  deflate: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, BIT_DEPTH);
  header.setUint8(9, PALETTE_COLOURS);
  const colours = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]);
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', Uint8Array.from(colours)),
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array()),
  ];
  const png = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    png.set(part, at);
    at += part.length;
  }
  return png;
}

function chunk(name: string, bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + bytes.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, bytes.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(bytes, 8);
  view.setUint32(8 + bytes.length, crc32(whole.subarray(4, 8 + bytes.length)));
  return whole;
}

let table: Uint32Array | null = null;

function crc32(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
    return value;
  });
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
