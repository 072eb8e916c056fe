// What somebody listens to and what is done apart: who leaves hears no more of it, and the work goes on to its end.

export function detached<Event>(
  work: (emit: (event: Event) => void) => Promise<void>,
  waitUntil: (work: Promise<unknown>) => void,
): AsyncGenerator<Event> {
  const waiting: Event[] = [];
  let isOver = false;
  let wake = () => {};
  const done = work((event) => {
    waiting.push(event);
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });
  waitUntil(done.catch(() => {}));
  async function* heard() {
    for (;;) {
      const next = waiting.shift();
      if (next !== undefined) yield next;
      else if (isOver) break;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
    // Says what it failed for.
    await done;
  }
  return heard();
}
