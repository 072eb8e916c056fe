// 'Posłuchaj' in a language course's lesson, with or without React: what speaks is fetched only where there is something to be heard.

/** Blocks that came since are offered, too. */
export function offerSpeech(): void {
  // The Worker has no voice.
  if (import.meta.env.SSR || !('speechSynthesis' in globalThis)) return;
  if (document.querySelector('[data-heard]') === null) return;
  // Who can't fetch it reads.
  import('./speak.ts').then(({ showButtons }) => showButtons()).catch(() => undefined);
}

/** For anyone who leaves. */
export function hush(): void {
  if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
}
