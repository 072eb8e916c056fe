import { expect, test } from 'vitest';
import { escapedMarkup } from './escaped-markup.ts';

test('what could end a text or an attribute is written out, an ampersand only once', () => {
  expect(escapedMarkup('<a href="?b=1&c=2">ż</a>')).toBe(
    '&lt;a href=&quot;?b=1&amp;c=2&quot;&gt;ż&lt;/a&gt;',
  );
  expect(escapedMarkup('&lt;')).toBe('&amp;lt;');
});
