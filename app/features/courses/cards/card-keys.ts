// Answers to a turned card by 1 and 2, on a page without React. Turning it is the browser's own: the card is a <summary>.

export function listenForCardKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    document
      .querySelector<HTMLButtonElement>(`details[open] button[aria-keyshortcuts="${CSS.escape(event.key)}"]`)
      ?.click();
  });
}
