// What a press on 'Uruchom' does (run-button.ts), without React: the code becomes a field to change, and what it wrote stands under it.
import sqlScript from 'sql.js/dist/sql-wasm-browser.js?url';
import sqlBinary from 'sql.js/dist/sql-wasm-browser.wasm?url';
import { pluralized } from '#domain/platform/pluralized.ts';
import { fetched, read } from './fetched.ts';
import type { RunFrame } from './frame.ts';
import { jsWorker } from './js-worker.ts';
import { LIMIT_S, runInFrame, type Answer, type End, type Order } from './run-in-frame.ts';
import { type SqlJob, type SqlTable, sqlWorker } from './sql-worker.ts';

// SQLite as a lesson's SQL needs it: sql.js, served by us, fetched with the first press and kept. The frame can fetch nothing, so it is
// handed over.
type Engine = { script: string; wasm: ArrayBuffer };

/** Of the file as it is. */
const WASM_BYTES = 688_197;

let engine: Promise<Engine> | null = null;

/** `progress` hears how much of the larger file is there. */
async function sqlOrder(
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
    fetched(sqlBinary)
      .then((response) => read(response, WASM_BYTES, progress))
      .then((binary) => binary.arrayBuffer()),
  ]);
  return { script, wasm };
}

/** By itself, since no other language needs it. */
const pyOrders = () => import('./py-order.ts');

/** What makes of an error what to do. Fetched beside what runs, so that it is there without a connection, too. */
async function errorWords(language: string): Promise<(error: string) => string> {
  if (language === 'sql') return (await import('#domain/courses/lessons/sql-errors.ts')).sqlErrorWords;
  if (language === 'py') return (await import('#domain/courses/lessons/py-errors.ts')).pyErrorWords;
  return (await import('#domain/courses/lessons/js-errors.ts')).jsErrorWords;
}

type Block = {
  /** What the code stands in as the lesson has it. */
  shown: HTMLElement;
  language: string;
  field: HTMLTextAreaElement;
  start: HTMLElement;
  stop: HTMLElement;
  reset: HTMLElement;
  said: HTMLElement;
  result: HTMLElement;
  running: AbortController | null;
  /** What code that asks was told so far: it runs again with each answer, since a Worker can't wait for one. */
  answers: string[];
  isAnswered: boolean;
};

const blocks = new WeakMap<Element, Block>();

/** Throws if what runs the code can't be fetched. */
export async function runBlock(room: Element, frame: RunFrame): Promise<void> {
  const block = blocks.get(room) ?? opened(room);
  if (block.running !== null) {
    frame.element.remove();
    return;
  }
  const { isAnswered } = block;
  if (!isAnswered) block.answers = [];
  block.isAnswered = false;
  clear(block);
  const running = new AbortController();
  block.running = running;
  swap(block.start, block.stop);
  const words = block.language === 'html' ? null : errorWords(block.language).catch(() => null);
  try {
    const order = await orderFor(block);
    const end = await runInFrame(frame, order, (answer) => hear(block, answer), running.signal);
    finish(block, end, await words);
    if (end === 'done') await forgetNeed(block);
    frame.element.hidden = end !== 'done' || block.language !== 'html';
  } finally {
    block.running = null;
    swap(block.stop, block.start);
    // The field that was answered in is gone.
    if (isAnswered && document.activeElement === document.body) block.start.focus({ preventScroll: true });
    if (frame.element.hidden) frame.element.remove();
  }
}

function opened(room: Element): Block {
  const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
    const found = room.querySelector<T>(selector);
    if (found === null) throw new Error(`A block of code has no ${selector}.`);
    return found;
  };
  const code = find('code');
  const shown = find('section');
  const text = code.textContent ?? '';
  const field = find<HTMLTextAreaElement>('textarea');
  const fit = () => void (field.rows = field.value.split('\n').length);
  field.value = text;
  fit();
  field.addEventListener('input', fit);
  shown.hidden = true;
  field.hidden = false;
  const block: Block = {
    shown,
    language: code.dataset['runs'] ?? '',
    field,
    start: find('[data-run-code]'),
    stop: find('[data-stop]'),
    reset: find('[data-reset]'),
    said: find('[data-said]'),
    result: find('[data-result]'),
    running: null,
    answers: [],
    isAnswered: false,
  };
  block.reset.hidden = false;
  // Tables are named, not read out.
  if (block.language !== 'sql') block.result.ariaLive = 'polite';
  block.reset.addEventListener('click', () => {
    block.running?.abort();
    room.querySelector('iframe')?.remove();
    field.value = text;
    fit();
    clear(block);
    say(block, 'Kod jest znów taki jak w\u00a0lekcji.');
  });
  block.stop.addEventListener('click', () => block.running?.abort());
  blocks.set(room, block);
  return block;
}

async function orderFor(block: Block): Promise<Order> {
  const code = block.field.value;
  if (block.language === 'html') return { html: code };
  if (block.language === 'js') return { source: `(${jsWorker.toString()})()`, job: { code } };
  if (block.language === 'py')
    return (await pyOrders()).pyOrder(code, block.answers, (percent) =>
      say(block, `Pobieramy Pythona: ${percent}%`),
    );
  return sqlOrder(code, codeAbove(block), (percent) => say(block, `Pobieramy SQLite: ${percent}%`));
}

/** As they stand now: what somebody changed in a table above is there below. */
function codeAbove({ shown, language }: Block): string[] {
  const codes = Array.from(document.querySelectorAll(`[data-runs="${language}"]`));
  return codes
    .slice(
      0,
      codes.findIndex((code) => shown.contains(code)),
    )
    .map((code) => {
      const room = code.closest('[data-code]');
      const other = room === null ? undefined : blocks.get(room);
      return other?.field.value ?? code.textContent ?? '';
    });
}

function hear(block: Block, { kind, text }: Answer): void {
  // In SQL all that answers is our own worker.
  if (kind === 'table' && block.language === 'sql') return showTable(block, text);
  if (kind === 'ask' && block.language === 'py') return ask(block, text);
  if (kind === 'changed') return say(block, `Zmienione wiersze: ${text}.`);
  const line = document.createElement('samp');
  if (kind === 'error') line.dataset['error'] = '';
  line.textContent = kind === 'value' ? `→ ${text}` : text;
  block.result.appendChild(line);
}

/** As a console does: behind the question, until Enter. */
function ask(block: Block, question: string): void {
  const form = document.createElement('form');
  const label = document.createElement('label');
  const words = document.createElement('samp');
  const answer = document.createElement('input');
  const button = document.createElement('button');
  words.textContent = question;
  answer.ariaLabel = question.trim() === '' ? 'Odpowiedź dla programu' : null;
  answer.autocomplete = 'off';
  answer.enterKeyHint = 'go';
  button.className = block.reset.className;
  button.textContent = 'Enter';
  label.appendChild(words);
  label.appendChild(answer);
  form.appendChild(label);
  form.appendChild(button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (block.running !== null) return;
    block.answers.push(answer.value);
    block.isAnswered = true;
    block.start.click();
  });
  block.result.appendChild(form);
}

const END_WORDS: Record<Exclude<End, 'done'>, string> = {
  late: `Zatrzymane po ${LIMIT_S}\u00a0sekundach. Może pętla nie ma końca?`,
  stopped: 'Zatrzymane.',
  cut: 'Wynik jest za długi. Pokazujemy początek, a\u00a0kod zatrzymaliśmy.',
  lost: 'Nie udało się uruchomić kodu. Sprawdź połączenie i\u00a0naciśnij ponownie.',
};

function finish(block: Block, end: End, words: ((error: string) => string) | null): void {
  if (end !== 'done') return say(block, END_WORDS[end]);
  const error = block.result.querySelector('[data-error]');
  if (error !== null) return say(block, words?.(error.textContent) ?? 'Kod ma błąd.');
  const asked = block.result.querySelector('input');
  if (asked !== null) {
    say(block, 'Program czeka na odpowiedź.');
    const { activeElement } = document;
    // Whoever types elsewhere meanwhile goes on.
    if (activeElement === document.body || block.start.parentElement?.contains(activeElement) === true)
      asked.focus();
    return;
  }
  if (block.language === 'sql') say(block, sqlWords(block));
  else if (block.language !== 'html' && block.result.childElementCount === 0)
    say(block, 'Kod się wykonał i\u00a0niczego nie wypisał.');
}

function sqlWords({ said, result }: Block): string {
  const changed = said.textContent.startsWith('Zmienione') ? said.textContent : '';
  if (result.querySelector('caption') !== null) return `${changed} Niżej są tabele po wykonaniu.`.trim();
  const rows = result.querySelectorAll('tbody > tr').length;
  return `${changed} Wynik: ${pluralized(rows, ['wiersz', 'wiersze', 'wierszy'])}.`.trim();
}

function showTable({ result }: Block, text: string): void {
  const { name, columns, rows, isCut } = JSON.parse(text) as SqlTable;
  const place = document.createElement('section');
  place.tabIndex = 0;
  place.ariaLabel = name ?? `Wynik ${result.childElementCount + 1}`;
  const table = document.createElement('table');
  if (name !== null) table.createCaption().textContent = name;
  const head = table.createTHead().insertRow();
  for (const column of columns) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = column;
    head.appendChild(cell);
  }
  const body = table.createTBody();
  for (const row of rows) {
    const line = body.insertRow();
    for (const value of row) line.insertCell().textContent = value;
  }
  if (isCut) body.insertRow().insertCell().textContent = '…';
  place.appendChild(table);
  result.appendChild(place);
}

function clear({ said, result }: Block): void {
  said.textContent = '';
  result.replaceChildren();
}

function say({ said }: Block, words: string): void {
  said.textContent = words;
}

/** What was fetched once is there for every block of that language; another's modules may not be. */
async function forgetNeed({ language }: Block): Promise<void> {
  const kilobytes = language === 'py' ? (await pyOrders()).kilobytesLeft : () => 0;
  for (const need of document.querySelectorAll<HTMLElement>(`[data-need="${language}"]`)) {
    const left = kilobytes(need.closest('[data-code]')?.querySelector('code')?.textContent ?? '');
    need.hidden = left === 0;
    need.textContent = `pobierze ${left}\u00a0kB`;
  }
}

/** The other takes its place, and the focus. */
function swap(from: HTMLElement, to: HTMLElement): void {
  const hasFocus = from === document.activeElement;
  from.hidden = true;
  to.hidden = false;
  if (hasFocus) to.focus();
}
