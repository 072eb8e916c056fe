import { expect, test } from 'vitest';
import { parseForm } from './shape.ts';

test.each([
  ['a=1&b=', { a: '1', b: '' }],
  ['line_items[0][price]=p&line_items[0][quantity]=2', { line_items: [{ price: 'p', quantity: '2' }] }],
  ['expand%5B0%5D=a&expand%5B1%5D=b', { expand: ['a', 'b'] }],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['metadata[1]=x', { metadata: { 1: 'x' } }],
  ['name=Za%C5%BC%C3%B3%C5%82%C4%87+g%C4%99%C5%9Bl%C4%85', { name: 'Zażółć gęślą' }],
  ['', {}],
])('%s', (text, form) => {
  expect(parseForm(text)).toEqual(form);
});

test('a name of the prototype is a name like any other', () => {
  const form = parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(Object.keys(form)).toEqual(['__proto__', 'constructor']);
  expect('polluted' in {}).toBe(false);
});
