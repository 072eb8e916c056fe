import { expect, test } from 'vitest';
import { newBackupKey, openedFrames, readBackupKey, sealedFrames } from './frames.ts';

const key = readBackupKey(newBackupKey());

async function* chunksOf(...chunks: Buffer[]) {
  yield* chunks;
}

const sealed = async (...chunks: Buffer[]) =>
  Buffer.concat(await Array.fromAsync(sealedFrames(key, chunksOf(...chunks))));
const opened = async (file: Buffer, by = key) =>
  Buffer.concat(await Array.fromAsync(openedFrames(by, chunksOf(file))));

test.each([
  ['nothing', []],
  ['a word', [Buffer.from('Zażółć')]],
  ['three megabytes', Array.from({ length: 30 }, (_, index) => Buffer.alloc(100_000, index))],
])('%s comes back as it was', async (_, chunks) => {
  const file = await sealed(...chunks);
  expect((await opened(file)).equals(Buffer.concat(chunks))).toBe(true);
});

test('what is read in small pieces is the same', async () => {
  const file = await sealed(Buffer.from('jaźń'));
  const bytes = Array.from(file, (byte) => Buffer.from([byte]));
  expect(Buffer.concat(await Array.fromAsync(openedFrames(key, chunksOf(...bytes)))).toString()).toBe('jaźń');
});

test('another key, a changed byte, a cut file or more after its end is refused', async () => {
  const file = await sealed(Buffer.alloc(1_000_000, 1), Buffer.alloc(1_000_000, 2), Buffer.from('end'));
  await expect(opened(file, readBackupKey(newBackupKey()))).rejects.toThrow('another key');
  for (const at of [0, 20, 60, file.length - 1]) {
    const changed = Buffer.from(file);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(opened(changed)).rejects.toThrow();
  }
  for (const length of [0, 14, 15, 18, 100, 1_000_050, file.length - 1])
    await expect(opened(file.subarray(0, length))).rejects.toThrow();
  await expect(opened(Buffer.concat([file, Buffer.from([0])]))).rejects.toThrow('after the end');
});

test('a file without its last frame, and one with two in each other’s place, are refused', async () => {
  const file = await sealed(Buffer.alloc(1_000_000, 1), Buffer.alloc(1_000_000, 2), Buffer.from('end'));
  const magic = 15;
  const first = magic + 4 + file.readUInt32BE(magic);
  const second = first + 4 + file.readUInt32BE(first);
  await expect(opened(file.subarray(0, second))).rejects.toThrow('in the middle');
  const swapped = Buffer.concat([
    file.subarray(0, magic),
    file.subarray(first, second),
    file.subarray(magic, first),
    file.subarray(second),
  ]);
  await expect(opened(swapped)).rejects.toThrow('damaged');
});

test.each([undefined, '', 'short', 'x'.repeat(100)])('%s is no key', (text) => {
  expect(() => readBackupKey(text)).toThrow('BACKUP_KEY');
});
