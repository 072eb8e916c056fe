// A lesson's text: blocks of HTML that the server made of Markdown and that hold nothing but its own tags (worker/markdown).
import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { block as blockStyle, code, copy, text } from './LessonText.css.ts';

type LessonTextProps = { blocks: readonly string[] };

export function LessonText({ blocks }: LessonTextProps) {
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
  if (html.includes('<pre>')) return <Code html={html} />;
  return <div className={blockStyle} {...inner(html)} />;
}

const SHOWN_MS = 2_000;

function Code({ html }: { html: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  async function take() {
    const written = frame.current?.querySelector('pre')?.textContent ?? '';
    const isCopied = await navigator.clipboard.writeText(written).then(
      () => true,
      () => false,
    );
    setWord(isCopied ? 'Skopiowano' : 'Nie udało się skopiować');
    setTimeout(() => setWord(''), SHOWN_MS);
  }
  return (
    <div className={code}>
      <div className={blockStyle} ref={frame} {...inner(html)} />
      <div className={copy}>
        <output>{word}</output>
        <Button tone="quiet" className={scriptOnly} onClick={() => void take()}>
          Kopiuj kod
        </Button>
      </div>
    </div>
  );
}

function inner(__html: string) {
  return { dangerouslySetInnerHTML: { __html } };
}
