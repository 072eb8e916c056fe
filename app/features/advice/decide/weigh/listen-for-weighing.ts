export function listenForWeighing(): void {
  document.addEventListener('change', ({ target }) => {
    const form = target instanceof HTMLInputElement ? target.form : null;
    if (form?.dataset['weighing'] === undefined) return;
    // Without it the result comes with what is kept, as without a script.
    import('./live-weighing.ts').then(
      ({ showStanding }) => showStanding(form),
      () => {},
    );
  });
}
