// The library as an island (lib/island): all cards are fetched with its code, and nothing waits for them.
import { fetchCards } from './course-cards.ts';

export { LibraryPage as Part } from './LibraryPage.tsx';

fetchCards();
