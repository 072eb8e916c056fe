// What a script adds to 'Co gdyby': each choice is tried at once. The page comes whole, as by the button, but only what follows from the
// choice takes its place, so that the list under the hand stays; rows move to their new places, unless motion is unwanted.
export function listenForConditions(): void {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    if (target.form?.dataset['liveConditions'] !== undefined) tried(target.form);
  });
  // What was chosen before this script was there.
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-live-conditions]')) {
    const options = [...form.querySelectorAll('option')];
    if (options.some(({ selected, defaultSelected }) => selected !== defaultSelected)) tried(form);
  }
}

function tried(form: HTMLFormElement): void {
  import('./try-conditions.ts').then(
    ({ tryAtOnce }) => tryAtOnce(form),
    () => form.requestSubmit(),
  );
}
