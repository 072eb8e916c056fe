// The quiz as an island (lib/island).
export { QuizSection as Part } from './QuizSection.tsx';
