// What the courses' drawings are put together from: flat shapes with an ink outline, as on the blog. A colour is written by its role
// ('$surface'), so that one drawing serves by day and by night (scripts/content/covers.ts). A scene stands in a box of 200 × 150, its
// ground is the lower edge.

export type Paint =
  | 'surface'
  | 'ink'
  | 'wood'
  | 'line'
  | 'soft'
  | 'accent'
  | 'red'
  | 'blue'
  | 'green'
  | 'yellow'
  | 'black'
  | 'white'
  | 'none';

export type TrailPaint = 'red' | 'blue' | 'green' | 'yellow' | 'black';

/** `ground`: a hill that things stand on, or the map itself. */
export type Scene = { ground: 'hill' | 'map'; shapes: string };

export function hill(...shapes: string[]): Scene {
  return { ground: 'hill', shapes: shapes.join('') };
}

export function map(...shapes: string[]): Scene {
  return { ground: 'map', shapes: shapes.join('') };
}

const filled = (fill: Paint) => (fill === 'surface' ? '' : ` fill="${fill === 'none' ? fill : `$${fill}`}"`);

export function path(d: string, fill: Paint = 'surface'): string {
  return `<path d="${d}"${filled(fill)}/>`;
}

export function line(d: string, stroke: Paint = 'ink', width = 3): string {
  const look = `${stroke === 'ink' ? '' : ` stroke="$${stroke}"`}${width === 3 ? '' : ` stroke-width="${width}"`}`;
  return `<path d="${d}" fill="none"${look}/>`;
}

export function dotted(d: string, stroke: Paint, width = 4): string {
  return `<path d="${d}" fill="none" stroke="$${stroke}" stroke-width="${width}" stroke-dasharray="1 9"/>`;
}

export function box(x: number, y: number, width: number, height: number, fill: Paint = 'surface', round = 0) {
  const corners = round === 0 ? '' : ` rx="${round}"`;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corners}${filled(fill)}/>`;
}

export function dot(x: number, y: number, radius: number, fill: Paint = 'surface'): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}"${filled(fill)}/>`;
}

export function oval(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: Paint = 'surface',
  turn = 0,
): string {
  const rotation = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${filled(fill)}${rotation}/>`;
}

/** Without an outline: what lies within another shape. */
export function flat(...shapes: string[]): string {
  return `<g stroke="none">${shapes.join('')}</g>`;
}

export function turned(degrees: number, x: number, y: number, ...shapes: string[]): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`;
}

export function moved(x: number, y: number, ...shapes: string[]): string {
  return `<g transform="translate(${x} ${y})">${shapes.join('')}</g>`;
}

/** Letters of the heading family, set as outlines; `x` is their middle, `y` their line. */
export function word(text: string, x: number, y: number, size: number, fill: Paint = 'ink'): string {
  return `<letters text="${text}" x="${x}" y="${y}" size="${size}" fill="$${fill}"/>`;
}

/** A painted blaze: its middle. */
export function blaze(x: number, y: number, paint: TrailPaint): string {
  return `<g stroke="$wood" stroke-width="1.5"><rect x="${x - 8}" y="${y - 10}" width="16" height="20" rx="1.5" fill="$white"/><path d="M${x - 8} ${y - 3.4}h16v6.8h-16z" fill="$${paint}" stroke="none"/></g>`;
}

/** A pole on the ground with a blaze at its head. */
export function pole(x: number, height: number, paint: TrailPaint, ground = 150): string {
  return `${line(`M${x} ${ground}V${ground - height}`, 'wood', 5)}${blaze(x, ground - height + 6, paint)}`;
}

export function tree(x: number, height: number, ground = 150): string {
  const half = height * 0.28;
  const top = ground - height;
  return `${line(`M${x} ${ground}V${ground - height * 0.2}`, 'wood', 5)}${path(`M${x} ${top}L${x + half} ${ground - height * 0.18}H${x - half}Z`, 'green')}`;
}

/** Somebody on the way, seen from afar. */
export function person(x: number, ground: number, height: number, paint: Paint): string {
  const head = height * 0.17;
  const half = height * 0.2;
  const top = ground - height;
  const shoulders = top + head * 2 + height * 0.05;
  return `${path(`M${x - half} ${ground}V${shoulders + half}a${half} ${half} 0 0 1 ${half * 2} 0V${ground}Z`, paint)}${dot(x, top + head, head)}`;
}

/** Lines of writing. */
export function writing(x: number, y: number, widths: readonly number[], gap = 12): string {
  const d = widths.map((width, row) => `M${x} ${y + row * gap}h${width}`).join('');
  return line(d, 'line', 5);
}

/** A trail's information board: two posts, a board and a small roof. */
export function noticeBoard(x: number, y: number, width: number, height: number, roof: Paint): string {
  const [left, right] = [x + 14, x + width - 14];
  return `${line(`M${left} 150V${y}M${right} 150V${y}`, 'wood', 8)}${box(x, y, width, height, 'surface', 3)}${path(`M${x - 10} ${y}L${x + width / 2} ${y - 24}L${x + width + 10} ${y}Z`, roof)}`;
}

export function spark(x: number, y: number, reach: number, fill: Paint): string {
  const inner = reach * 0.26;
  const d = `M${x} ${y - reach}L${x + inner} ${y - inner}L${x + reach} ${y}L${x + inner} ${y + inner}L${x} ${y + reach}L${x - inner} ${y + inner}L${x - reach} ${y}L${x - inner} ${y - inner}Z`;
  return path(d, fill);
}

export function coins(x: number, ground: number, count: number): string {
  return Array.from({ length: count }, (_, row) => oval(x, ground - 5 - row * 8, 15, 6, 'yellow')).join('');
}

export function cloud(x: number, y: number, fill: Paint = 'surface'): string {
  return path(`M${x} ${y}a17 17 0 0 1 3-33a25 25 0 0 1 47-7a20 20 0 0 1 22 20a16 16 0 0 1-3 20Z`, fill);
}

/** The arrow of a mouse: its tip. */
export function pointer(x: number, y: number, fill: Paint = 'ink'): string {
  return path(`M${x} ${y}l5 27l7-9l11 1Z`, fill);
}

/** What somebody says; `tip` is where the voice comes from, along the lower edge. */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  tip: number,
  fill: Paint = 'surface',
) {
  const right = x + width;
  const low = y + height;
  return path(
    `M${x + 9} ${y}H${right - 9}q9 0 9 9V${low - 9}q0 9-9 9H${tip + 12}L${tip} ${low + 15}V${low}H${x + 9}q-9 0-9-9V${y + 9}q0-9 9-9Z`,
    fill,
  );
}
