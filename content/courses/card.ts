import type { CourseCard } from '#domain/courses/library.ts';

/** A course as lists show it. `lowestPrice`: of the 30 days before the reduction; null without one. */
export type CatalogueCard = CourseCard & { lowestPrice: number | null };
