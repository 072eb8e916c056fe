// A scene for each course of the catalogue, by its id, and the trail of each category.
import type { CourseCategory } from '#domain/courses/course.ts';
import { BUSINESS } from './business.ts';
import { CODE } from './code.ts';
import { DATA } from './data.ts';
import { MEDIA } from './media.ts';
import { PEOPLE } from './people.ts';
import type { Scene, TrailPaint } from './parts.ts';

export const SCENES: Readonly<Record<string, Scene>> = { ...CODE, ...DATA, ...PEOPLE, ...BUSINESS, ...MEDIA };

export const CATEGORY_TRAILS: Record<CourseCategory, TrailPaint> = {
  'Finanse osobiste': 'green',
  Kariera: 'red',
  Inwestowanie: 'green',
  'Umiejętności miękkie': 'yellow',
  Frontend: 'blue',
  Design: 'yellow',
  Backend: 'blue',
  'Bazy danych': 'black',
  Cloud: 'blue',
  DevOps: 'black',
  'Data Science': 'green',
  AI: 'red',
  Marketing: 'red',
  Biznes: 'black',
  Zarządzanie: 'blue',
  'Rozwój osobisty': 'yellow',
  Środowisko: 'green',
  Freelancing: 'yellow',
  Grafika: 'red',
  'Narzędzia No-Code': 'blue',
  'Media Społecznościowe': 'red',
  'Produkcja Wideo/Audio': 'black',
  'E-commerce': 'green',
  Języki: 'blue',
};
