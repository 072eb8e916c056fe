export { withNonBreakingSpaces } from '#domain/platform/typography.ts';
