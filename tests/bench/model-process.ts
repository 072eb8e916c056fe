// The model of chunk-model.ts in its process, and how long what it sends is under way.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createParser } from 'eventsource-parser';
import type { Wave } from './chunk-model.ts';
import { momentIn } from './moment.ts';

export type Model = { url: string; expect(wave: Wave): Promise<void>; stop(): void };

/** By the moments that the model wrote into its sections, in ms. The end carries all of them again. */
export async function delaysOf(answer: Response): Promise<number[]> {
  const taken: number[] = [];
  let now = 0n;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'done') return;
      if (event === 'failed') throw new Error(data);
      const moment = momentIn(data);
      if (moment !== null) taken.push(Number(now - moment) / 1e6);
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of answer.body ?? []) {
    now = process.hrtime.bigint();
    parser.feed(decoder.decode(bytes, { stream: true }));
  }
  return taken;
}

export async function startModel(): Promise<Model> {
  const child = fork(resolve('tests/bench/chunk-model.ts'));
  const [port] = await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}`,
    async expect(wave) {
      child.send(wave);
      await once(child, 'message');
    },
    stop: () => child.disconnect(),
  };
}
