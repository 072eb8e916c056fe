// The way on the dashboard's head: a footpath that winds and climbs a little, by the share of it that is walked. In percent of the drawing.

const STEPS = 48;
// Air for the marks at both ends.
const LEFT = 3;
const RIGHT = 97;

export function wayPlace(share: number): { x: number; y: number } {
  const climb = 74 - 44 * share;
  const winding = 16 * Math.sin(share * Math.PI * 3.5) * (1 - share / 3);
  return { x: rounded(LEFT + (RIGHT - LEFT) * share), y: rounded(climb + winding) };
}

/** The path from one share of the way to another. */
export function wayLine(from: number, to: number): string {
  const count = Math.max(1, Math.round(STEPS * (to - from)));
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = wayPlace(from + ((to - from) * index) / count);
    return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
  }).join('');
}

/** What lies under the whole way, from edge to edge. */
export function wayGround(): string {
  return `M0 100V${wayPlace(0).y}${wayLine(0, 1).replace('M', 'L')}L100 ${wayPlace(1).y}V100Z`;
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
