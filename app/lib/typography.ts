export { tied } from '#domain/typography.ts';
