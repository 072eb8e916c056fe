// A lesson's text: blocks of HTML that the server made of Markdown and that hold nothing but its own tags (worker/markdown), and stops
// among them.
import { useEffect } from 'react';
import { readStopBlock } from '#domain/courses/stops/stop-block.ts';
import { callApi } from '../../../../lib/call-api.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { scriptOnly } from '../../../../ui/script-only.css.ts';
import { listenForAnswers, MISSED } from '../../first-lesson/answer-checker.ts';
import { StopForm } from '../../stops/StopForm.tsx';
import { stopPlace } from '../../stops/stop-addresses.ts';
import { Heard, heardLanguage } from '../heard/HeardParts.tsx';
import { hush, offerSpeech } from '../heard/offer-speech.ts';
import { RunButtons, RunField, RunResult } from '../run/RunParts.tsx';
import { listenForRuns } from '../run/run-button.ts';
import { isSheetBlock, SheetRoom } from '../sheet/SheetParts.tsx';
import { listenForSheets } from '../sheet/sheet-button.ts';
import { block as blockStyle, code, copy, text } from './LessonText.css.ts';
import { listenForCopies } from './copy-button.ts';

const RUNS = /^<section[^>]*><pre><code[^>]* data-runs="(\w+)"[^>]*>/;

type LessonTextProps = {
  blocks: readonly string[];
  /** Where a stop that was missed is told; none = nowhere. */
  missCall?: string;
};

export function LessonText({ blocks, missCall }: LessonTextProps) {
  useMissedStops(blocks, missCall ?? null);
  useEffect(listenForCopies, []);
  useEffect(listenForRuns, []);
  useEffect(listenForSheets, []);
  useEffect(listenForAnswers, []);
  useEffect(offerSpeech, [blocks]);
  useEffect(() => hush, []);
  return (
    <div className={text}>
      {blocks.map((html, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block is its place
        <Block key={index} html={html} />
      ))}
    </div>
  );
}

function Block({ html }: { html: string }) {
  const stop = readStopBlock(html);
  if (stop !== null) return <StopForm stop={stop} />;
  const block = html.includes('<pre>') ? (
    <Code html={html} />
  ) : (
    <div className={blockStyle} {...inner(html)} />
  );
  if (isSheetBlock(html)) return <SheetRoom>{block}</SheetRoom>;
  const language = heardLanguage(html);
  return language === null ? block : <Heard language={language}>{block}</Heard>;
}

function Code({ html }: { html: string }) {
  const runs = RUNS.exec(html)?.[1];
  return (
    <div className={code} data-code>
      <div className={blockStyle} {...inner(html)} />
      {runs === undefined ? null : <RunField />}
      <div className={copy}>
        {runs === undefined ? null : <RunButtons language={runs} code={html.replace(RUNS, '')} />}
        <output />
        <Button tone="quiet" className={scriptOnly} data-copy="">
          Kopiuj
        </Button>
      </div>
      {runs === undefined ? null : <RunResult className={blockStyle} />}
    </div>
  );
}

function inner(__html: string) {
  return { dangerouslySetInnerHTML: { __html } };
}

// What a stop showed wrong comes back as a review card: its owner's server is told, once for each wrong answer, and keeps one card of them.

/** `call`: where it is told; null = to nobody. */
function useMissedStops(blocks: readonly string[], call: string | null): void {
  useEffect(() => {
    if (call === null) return undefined;
    const end = new AbortController();
    const tell = ({ target }: Event) => {
      const stop = blocks
        .map(readStopBlock)
        .find((one) => one !== null && target instanceof Element && target.id === stopPlace(one.number));
      if (stop) void callApi('POST', call, { question: stop.question.text });
    };
    document.addEventListener(MISSED, tell, { signal: end.signal });
    return () => end.abort();
  }, [blocks, call]);
}
