export { FirstThree } from './FirstThree.tsx';
export { Understood } from './Understood.tsx';
export { fetchReadingNames } from './use-reading-names.ts';
