// What the clock of the browser says, in numbers.
(function ($B) {
  const seconds = (value) => $B.fast_float(value / 1000);
  const offset = (date) => -60 * date.getTimezoneOffset();
  const parts = (of) => {
    const date = new Date(of * 1000);
    const year = date.getFullYear();
    const standard = Math.min(offset(new Date(year, 0, 1)), offset(new Date(year, 6, 1)));
    const name = /\(([^)]+)\)/.exec(date.toTimeString())?.[1] ?? 'UTC';
    return $B.fast_tuple([offset(date), offset(date) > standard ? 1 : 0, name]);
  };
  $B.addToImported('_clock', {
    now: () => seconds(Date.now()),
    ticks: () => seconds(performance.now()),
    zone: (of) => parts(of),
    made: (year, month, day, hour, minute, second) =>
      seconds(new Date(year, month - 1, day, hour, minute, second).getTime()),
  });
})(__BRYTHON__);
