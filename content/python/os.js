// All that random asks of it. No code of a lesson can (py-worker.ts).
(function ($B) {
  $B.addToImported('os', {
    urandom: (size) =>
      $B.builtins.bytes.$factory($B.$list([...crypto.getRandomValues(new Uint8Array(size))])),
  });
})(__BRYTHON__);
