// A Vitest worker that is told to end, by Vitest or by Ctrl-C, or whose Vitest is gone, ends at once, and with it what it has started: sqld,
// workerd and Chromium listen for the end of the process. `process.exit` is no way there, since Vitest forbids it while a test runs.
const end = () => {
  process.emit('exit', 1);
  process.kill(process.pid, 'SIGKILL');
};

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.prependListener(signal, end);
process.once('disconnect', end);
