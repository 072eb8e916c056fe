// A course of the catalogue (docs/product.md 'Course'). The specification's names; prices in PLN as it gives them.

export const COURSE_CATEGORIES = [
  'Finanse osobiste',
  'Kariera',
  'Inwestowanie',
  'Umiejętności miękkie',
  'Frontend',
  'Projektowanie',
  'Backend',
  'Bazy danych',
  'Chmura',
  'DevOps',
  'Analiza danych',
  'AI',
  'Marketing',
  'Biznes',
  'Zarządzanie',
  'Rozwój osobisty',
  'Środowisko',
  'Freelancing',
  'Grafika',
  'Narzędzia bez kodu',
  'Media społecznościowe',
  'Produkcja wideo i audio',
  'E-commerce',
  'Języki',
] as const;

export type CourseCategory = (typeof COURSE_CATEGORIES)[number];

export const COURSE_LEVELS = ['początkujący', 'średniozaawansowany', 'zaawansowany'] as const;

export type CourseLevel = (typeof COURSE_LEVELS)[number];

/** From the day on ('2026-09-01') the course cost this many PLN; the lowest of 30 days before a reduction is read off it. */
export type DatedPrice = { from: string; price: number };

export type Course = {
  /** The slug of /kursy/{id}. */
  id: string;
  title: string;
  category: CourseCategory;
  tags: readonly string[];
  /** External, with width=400; pages show our own image route instead (docs/decisions.md 'Images'). */
  imageUrl: string;
  price: number;
  /** Only on reduced courses, above the price; struck through where it is known that it was asked (price.ts 'provenReduction'). */
  originalPrice?: number;
  currency: 'PLN';
  level: CourseLevel;
  /** Free text: 'około 12 godzin', '5 dni', '24 lekcje'. */
  duration: string;
  certificate: boolean;
  textOnly?: boolean;
  description: string;
  /** Whose plan it is: authorship.ts. No person is named, since none teaches it. */
  instructor: string;
  /** '#' = no external seller. */
  affiliateUrl: string;
  plan: readonly string[];
  forWho: readonly string[];
  whatYouGet: readonly string[];
  faq: readonly { q: string; a: string }[];
};

/** All that pages, orders and prompts know: the price to strike is a wish until dated prices have proved it. */
export type PublishedCourse = Omit<Course, 'originalPrice'>;
