// A compiled text with figures, quotes and notes in the product's own look.
import type { ReactNode } from 'react';
import type { Block } from '#content/blocks.ts';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { figure, note, prose, quote, table, text } from './Prose.css.ts';

const NOWHERE = {};

type ProseProps = {
  content: readonly Block[];
  /** What fills the text's {{places}}, by their names. */
  places?: Readonly<Record<string, ReactNode>>;
};

export function Prose({ content, places = NOWHERE }: ProseProps) {
  return (
    <div className={prose}>
      {content.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text's blocks never move
        <BlockPart key={index} block={block} places={places} />
      ))}
    </div>
  );
}

type BlockPartProps = { block: Block; places: Readonly<Record<string, ReactNode>> };

function BlockPart({ block, places }: BlockPartProps) {
  switch (block.kind) {
    case 'text':
      return <div className={text} {...html(block.html)} />;
    case 'quote':
      return <blockquote className={quote} {...html(block.html)} />;
    case 'note':
      return <div className={note} {...html(block.html)} />;
    case 'table':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        <section className={table} aria-label={block.label} tabIndex={0} {...html(block.html)} />
      );
    case 'bars':
      return (
        <div className={figure}>
          <Bars
            title={block.title}
            rows={block.rows}
            source={
              <>
                Źródło: <span {...html(block.sourceHtml)} />
              </>
            }
          />
        </div>
      );
    default:
      return places[block.name] ?? null;
  }
}

// Compiled from our own Markdown by scripts/content, which lets no foreign HTML through.
function html(__html: string) {
  return { dangerouslySetInnerHTML: { __html } };
}
