// SQLite as a lesson's SQL needs it: sql.js, served by us, fetched with the first press and kept. The frame can fetch nothing, so it is
// handed over.
import sqlScript from 'sql.js/dist/sql-wasm-browser.js?url';
import sqlBinary from 'sql.js/dist/sql-wasm-browser.wasm?url';
import type { Order } from './run-in-frame.ts';
import { sqlWorker, type SqlJob } from './sql-worker.ts';

type Engine = { script: string; wasm: ArrayBuffer };

let engine: Promise<Engine> | null = null;

/** `progress` hears how much of the larger file is there. */
export async function sqlOrder(
  code: string,
  before: readonly string[],
  progress: (percent: number) => void,
): Promise<Order> {
  engine ??= fetchEngine(progress);
  try {
    const { script, wasm } = await engine;
    const job: SqlJob = { code, before, wasm };
    return { source: `${script};(${sqlWorker.toString()})()`, job };
  } catch (error) {
    engine = null;
    throw error;
  }
}

async function fetchEngine(progress: (percent: number) => void): Promise<Engine> {
  const [script, wasm] = await Promise.all([
    fetched(sqlScript).then((response) => response.text()),
    fetched(sqlBinary).then((response) => read(response, progress)),
  ]);
  return { script, wasm };
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** Of the file as it is; what comes over the line is half of that. */
const WASM_BYTES = 688_197;

async function read({ body }: Response, progress: (percent: number) => void): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let taken = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    parts.push(part.value);
    taken += part.value.length;
    // In tenths, since they are read out.
    progress(10 * Math.floor((10 * taken) / WASM_BYTES));
  }
  return new Blob(parts).arrayBuffer();
}
