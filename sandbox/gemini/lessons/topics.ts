import type { CourseCategory } from '#domain/courses/course.ts';
import { ai, backend, cloud, databases, dataScience, devops, frontend } from './code-topics.ts';
import { design, graphics, marketing, media, noCode, socialMedia } from './craft-topics.ts';
import { business, ecommerce, freelancing, investing, personalFinance } from './money-topics.ts';
import { career, environment, languages, management, selfDevelopment, softSkills } from './people-topics.ts';
import type { Topic } from './topic.ts';

export const TOPICS: Record<CourseCategory, Topic> = {
  'Finanse osobiste': personalFinance,
  Kariera: career,
  Inwestowanie: investing,
  'Umiejętności miękkie': softSkills,
  Frontend: frontend,
  Design: design,
  Backend: backend,
  'Bazy danych': databases,
  Cloud: cloud,
  DevOps: devops,
  'Data Science': dataScience,
  AI: ai,
  Marketing: marketing,
  Biznes: business,
  Zarządzanie: management,
  'Rozwój osobisty': selfDevelopment,
  Środowisko: environment,
  Freelancing: freelancing,
  Grafika: graphics,
  'Narzędzia No-Code': noCode,
  'Media Społecznościowe': socialMedia,
  'Produkcja Wideo/Audio': media,
  'E-commerce': ecommerce,
  Języki: languages,
};
