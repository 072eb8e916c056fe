// All that a Polish page needs, asked for before its style is read: a file that arrives later lays every text out once more.
import heading from './fonts/heading-latin.woff2';
import headingPolish from './fonts/heading-latin-ext.woff2?no-inline';
import text from './fonts/text-latin.woff2';
import textPolish from './fonts/text-latin-ext.woff2?no-inline';

export const FONT_FILES = [heading, text, headingPolish, textPolish];
