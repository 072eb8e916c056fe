import { expect, test } from 'vitest';
import { wayLine, wayPlace } from './way-line.ts';

test('the way stays within its drawing, and leads on with every step', () => {
  const places = Array.from({ length: 101 }, (_, percent) => wayPlace(percent / 100));
  for (const [index, { x, y }] of places.entries()) {
    expect(y).toBeGreaterThan(5);
    expect(y).toBeLessThan(95);
    if (index > 0) expect(x).toBeGreaterThan(places[index - 1]?.x ?? 100);
  }
});

test('the walked part ends where one stands', () => {
  const { x, y } = wayPlace(1 / 3);
  expect(wayLine(0, 1 / 3).endsWith(`L${x} ${y}`)).toBe(true);
});
