// The frame that a lesson's code runs in: a page of ours with a policy of its own (worker/routes/courses/run-frame.ts), and an origin that
// nobody shares.

export type RunFrame = { element: HTMLIFrameElement; loaded: Promise<unknown> };

/** Every build has its own, which the browser keeps. */
const ADDRESS = `/uruchom?v=${BUILD_ID}`;

/** In place of the page that was shown last. */
export function openFrame(room: Element): RunFrame {
  room.querySelector('iframe:not([hidden])')?.remove();
  const element = document.createElement('iframe');
  element.sandbox.add('allow-scripts');
  element.title = 'Wynik';
  element.hidden = true;
  element.src = ADDRESS;
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  room.querySelector('[data-output]')?.appendChild(element);
  return { element, loaded };
}
