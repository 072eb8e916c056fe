// A lesson's foreign sentences spoken by the browser's own voice of their language (docs/decisions.md 'Heard'). Where it has none, the buttons
// stay hidden.
import { hush } from './offer-speech.ts';

const SLOW = 0.65;
/** To say it after the voice. */
const PAUSE_MS = 800;

/** What is being spoken: `phrases` from `at` on. */
type Turn = { room: HTMLElement; phrases: readonly HTMLElement[]; at: number };

let turn: Turn | null = null;
let isSlow = false;

speechSynthesis.addEventListener('voiceschanged', showButtons);
addEventListener('pagehide', hush);

export function showButtons(): void {
  for (const room of document.querySelectorAll<HTMLElement>('[data-heard]:not([data-ready])')) {
    const voice = voiceOf(room);
    if (voice === undefined) continue;
    room.dataset['ready'] = '';
    const row = find(room, '[data-hear-row]');
    row.hidden = false;
    find(room, '[data-hear-online]').hidden = voice.localService;
    addButtons(room);
    row.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.dataset['hearAll'] !== undefined) void speak({ room, phrases: phrasesOf(room), at: 0 });
      if (button?.dataset['hearStop'] !== undefined) stop();
      if (button?.dataset['hearSlow'] !== undefined) changeSpeed();
    });
  }
}

/** Of the device rather than of a network. */
function voiceOf({ dataset: { heard = '' } }: HTMLElement): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(heard));
  return voices.find(({ localService }) => localService) ?? voices[0];
}

function phrasesOf(room: Element): HTMLElement[] {
  return Array.from(room.querySelectorAll<HTMLElement>('[lang]:not([data-heard] [lang] [lang])'));
}

/** One behind each phrase; plain text and a phrase alone have the row's. */
function addButtons(room: HTMLElement): void {
  const phrases = phrasesOf(room);
  const pattern = find(room, '[data-hear]');
  if (phrases.length === 1) return;
  for (const phrase of phrases) {
    const button = pattern.cloneNode(true) as HTMLElement;
    button.hidden = false;
    button.ariaLabel = `Posłuchaj: ${phrase.textContent}`;
    button.addEventListener('click', () => {
      if (turn?.phrases.length === 1 && turn.phrases[0] === phrase) stop();
      else void speak({ room, phrases: [phrase], at: 0 });
    });
    phrase.insertAdjacentElement('afterend', button);
  }
}

async function speak(next: Turn): Promise<void> {
  stop();
  turn = next;
  say(next.room, '');
  swap(next.room, '[data-hear-all]', '[data-hear-stop]');
  for (; next.at < next.phrases.length; next.at += 1) {
    const phrase = next.phrases[next.at];
    if (phrase === undefined) break;
    if (next.at > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (turn !== next) return;
    phrase.dataset['spoken'] = '';
    const isSaid = await spoken(phrase, next);
    delete phrase.dataset['spoken'];
    if (turn !== next) return;
    if (isSaid) continue;
    say(next.room, 'Nie udało się odczytać. Spróbuj jeszcze raz.');
    break;
  }
  stop();
}

/** Sentence by sentence: some voices give up in a long text. */
async function spoken(phrase: HTMLElement, own: Turn): Promise<boolean> {
  for (const sentence of phrase.textContent.split(/(?<=[.?!])\s+|\n+/)) {
    if (turn !== own) return false;
    if (/\p{L}/u.test(sentence) && !(await said(sentence, phrase.lang, voiceOf(own.room)))) return false;
  }
  return true;
}

function said(text: string, lang: string, voice: SpeechSynthesisVoice | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice?.lang ?? lang;
    utterance.voice = voice ?? null;
    utterance.rate = isSlow ? SLOW : 1;
    utterance.addEventListener('end', () => resolve(true));
    utterance.addEventListener('error', () => resolve(false));
    speechSynthesis.speak(utterance);
  });
}

function stop(): void {
  const ended = turn;
  turn = null;
  hush();
  if (ended !== null) swap(ended.room, '[data-hear-stop]', '[data-hear-all]');
}

/** What is being said is said anew. */
function changeSpeed(): void {
  isSlow = !isSlow;
  for (const button of document.querySelectorAll('[data-hear-slow]')) button.ariaPressed = String(isSlow);
  if (turn !== null) void speak({ ...turn, phrases: turn.phrases.slice(turn.at), at: 0 });
}

function say(room: Element, words: string): void {
  find(room, '[data-hear-said]').textContent = words;
}

/** The other takes its place, and the focus. */
function swap(room: Element, from: string, to: string): void {
  const hasFocus = find(room, from) === document.activeElement;
  find(room, from).hidden = true;
  find(room, to).hidden = false;
  if (hasFocus) find(room, to).focus();
}

function find(room: Element, selector: string): HTMLElement {
  const found = room.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`What is heard has no ${selector}.`);
  return found;
}
