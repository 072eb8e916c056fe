// What the conditions come to, in a line that follows each choice (live-conditions.ts); on a phone, where the result lies screens below, it stays in
// sight and leads there.
import type { Tried } from '#domain/advice/decide/what-if.ts';
import { inShortWords } from './move-words.ts';
import { inShort, toResult } from './WhatIfPage.css.ts';

export function InShort({ tried }: { tried: Tried }) {
  return (
    <div className={inShort}>
      <output id="wynik-w-skrocie">{inShortWords(tried)}</output>
      <a href="#wynik" className={toResult}>
        Zobacz
      </a>
    </div>
  );
}
