export { zloty, zlotyRange } from '#domain/zloty.ts';
