export { zloty, zlotyRange } from '#domain/platform/zloty.ts';
