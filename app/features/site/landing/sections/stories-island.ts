// The carousel as an island (lib/island).
export { Carousel as Part } from './Stories.tsx';
