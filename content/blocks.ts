// A text as its page gets it: compiled from Markdown by `npm run content`, in blocks, so that figures, notes and quotes are drawn
// by the product's own parts. `html` is ours alone and safe: raw HTML and foreign schemes stop the compiler.
export type Block =
  | { kind: 'text'; html: string }
  /** A pull quote. */
  | { kind: 'quote'; html: string }
  /** A boxed note. */
  | { kind: 'note'; html: string }
  /** One <table>; `label` names it for screen readers. */
  | { kind: 'table'; html: string; label: string }
  | { kind: 'bars'; title: string; rows: readonly BarRow[]; sourceHtml: string }
  /** A place that code fills, written {{name}} alone on a line. */
  | { kind: 'place'; name: string };

/** `figure` as people read it: '35%', '13 900 zł'. */
export type BarRow = { name: string; value: number; figure: string };

/** A heading of the second level, to which the list of contents leads. */
export type ContentsEntry = { id: string; title: string };
