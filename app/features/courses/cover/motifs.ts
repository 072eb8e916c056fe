// One sign for each category, as a stamp in a hiker's booklet: strokes on a 24 px grid, as in app/ui/text/Icon.
import type { CourseCategory } from '#domain/courses/course.ts';
import type { TrailColour } from '../../../styles/theme.css.ts';

export const COVER_MOTIFS: Record<CourseCategory, { trail: TrailColour; path: string }> = {
  'Finanse osobiste': {
    trail: 'green',
    path: 'M4 7.5h14.5V19H4zM4 7.5L15 4v3.5M18.5 11H21v4.5h-2.5M15.5 13.2v.1',
  },
  Kariera: { trail: 'red', path: 'M7 21V3M7 5h10l3 2.5-3 2.5H7M7 12h-2l-2 2 2 2h2M7 16h9' },
  Inwestowanie: {
    trail: 'green',
    path: 'M4 20h16M6 17v-4M11 17V9.5M16 17V6M4.5 9.5l5-4 3.5 1.5L19 3M15.5 3H19v3.5',
  },
  'Umiejętności miękkie': {
    trail: 'yellow',
    path: 'M4 5h11v8H9l-3 3v-3H4zM18 9h2.5v7.5H19v2.8l-2.8-2.8H11V15',
  },
  Frontend: { trail: 'blue', path: 'M3.5 5h17v14h-17zM3.5 9h17M9.5 12l-2 2.2 2 2.3M14.5 12l2 2.2-2 2.3' },
  Design: { trail: 'yellow', path: 'M4 20l1-4.5L15.5 5l3.5 3.5L8.5 19zM13 7.5l3.5 3.5M4 20h16' },
  Backend: { trail: 'blue', path: 'M8.5 7l-5 5 5 5M15.5 7l5 5-5 5M13.2 5l-2.4 14' },
  'Bazy danych': {
    trail: 'black',
    path: 'M5 6c0-1.4 3.1-2.5 7-2.5s7 1.1 7 2.5-3.1 2.5-7 2.5S5 7.4 5 6zM5 6v12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5V6M5 12c0 1.4 3.1 2.5 7 2.5s7-1.1 7-2.5',
  },
  Cloud: { trail: 'blue', path: 'M7 18.5a4 4 0 0 1-.5-8 5.5 5.5 0 0 1 10.6-1A4.5 4.5 0 0 1 17 18.5z' },
  DevOps: {
    trail: 'black',
    path: 'M8.5 16a4 4 0 1 1 0-8c3.5 0 3.5 8 7 8a4 4 0 1 0 0-8c-1.5 0-2.5 1.3-3.2 2.8',
  },
  'Data Science': {
    trail: 'green',
    path: 'M4 4v16h16M8 15a1 1 0 1 0 0-.1M12 10.5a1 1 0 1 0 0-.1M16 13a1 1 0 1 0 0-.1M18.5 6.5a1 1 0 1 0 0-.1M8.7 14.2l2.6-3',
  },
  AI: {
    trail: 'red',
    path: 'M12 3.5v3M12 17.5v3M3.5 12h3M17.5 12h3M12 8.2l1.1 2.7 2.7 1.1-2.7 1.1L12 15.8l-1.1-2.7L8.2 12l2.7-1.1zM6 6l1.6 1.6M16.4 16.4L18 18M18 6l-1.6 1.6M7.6 16.4L6 18',
  },
  Marketing: { trail: 'red', path: 'M4 10v4h3l8 4.5v-13L7 10zM18 9.5a4 4 0 0 1 0 5M8.5 14.5l1.5 5' },
  Biznes: { trail: 'black', path: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16M12 12v2.5' },
  Zarządzanie: {
    trail: 'blue',
    path: 'M12 8a2.3 2.3 0 1 0 0-4.6A2.3 2.3 0 0 0 12 8zM12 8v4M5.5 16v-4h13v4M12 12v4M3.5 16h4v4h-4zM10 16h4v4h-4zM16.5 16h4v4h-4z',
  },
  'Rozwój osobisty': { trail: 'yellow', path: 'M3 20h5v-4h4v-4h4V8h5M16.5 3.5L21 8l-4.5 0M8 12.5L13 7' },
  Środowisko: { trail: 'green', path: 'M5 19c0-9 5-14 15-14 0 10-5 14-11 14-2 0-4-1-4-1M5 19c2-4 5-7 9-9' },
  Freelancing: { trail: 'yellow', path: 'M6 5h12v9H6zM3.5 18h17M9 14v4M15 14v4M9.5 9.5h5' },
  Grafika: { trail: 'red', path: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.4a1 1 0 1 0 0-.1' },
  'Narzędzia No-Code': {
    trail: 'blue',
    path: 'M4 4h7v7H4zM13 13h7v7h-7zM16.5 3.5v7M13 7h7M4 16.5h7M7.5 13v7',
  },
  'Media Społecznościowe': {
    trail: 'red',
    path: 'M12 20S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z',
  },
  'Produkcja Wideo/Audio': {
    trail: 'black',
    path: 'M3.5 6.5h12v11h-12zM15.5 10.5l5-3v9l-5-3M8 9.5l4 2.5-4 2.5z',
  },
  'E-commerce': {
    trail: 'green',
    path: 'M3.5 4.5H6l2 10.5h9.5l2-7.5H7M9.5 19.5a1 1 0 1 0 0-.1M16 19.5a1 1 0 1 0 0-.1',
  },
  Języki: {
    trail: 'blue',
    path: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 3 3.8 6 3.8 9s-.8 6-3.8 9c-3-3-3.8-6-3.8-9s.8-6 3.8-9z',
  },
};
