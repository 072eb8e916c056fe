export { withNonBreakingSpaces } from '#domain/typography.ts';
