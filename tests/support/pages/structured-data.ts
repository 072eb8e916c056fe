// The shape of the JSON-LD that our pages carry, after schema.org and what search engines ask of each kind.
import * as z from 'zod';

const context = { '@context': z.literal('https://schema.org') };
const address = z.url();
const text = z.string().min(1);

const organization = z.object({
  '@type': z.literal('Organization'),
  '@id': address,
  name: text,
  url: address,
  logo: address,
});

const webSite = z.object({
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: z.literal('pl'),
  publisher: z.object({ '@id': address }),
  potentialAction: z.object({
    '@type': z.literal('SearchAction'),
    target: z.object({
      '@type': z.literal('EntryPoint'),
      urlTemplate: z.string().regex(/\{search_term_string\}$/),
    }),
    'query-input': z.literal('required name=search_term_string'),
  }),
});

const article = z.object({
  '@type': z.literal('Article'),
  headline: text.max(110),
  description: text,
  image: z.array(address).min(1),
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  inLanguage: z.literal('pl'),
  wordCount: z.int().positive(),
  keywords: text,
  mainEntityOfPage: address,
  author: organization.extend({ name: z.literal('Redakcja Szlaku') }),
  publisher: organization,
});

const breadcrumbs = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({
        '@type': z.literal('ListItem'),
        position: z.int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
});

const course = z.object({
  '@type': z.literal('Course'),
  name: text,
  description: text,
  url: address,
  provider: organization,
  offers: z.object({ price: z.string().regex(/^\d+\.\d{2}$/), priceCurrency: z.literal('PLN') }),
  hasCourseInstance: z.object({ courseMode: z.literal('Online') }),
  aggregateRating: z.never().optional(),
});

const lesson = z.object({
  '@type': z.literal('LearningResource'),
  name: text,
  description: text,
  url: address,
  isAccessibleForFree: z.literal(true),
  isPartOf: z.object({ '@type': z.literal('Course'), name: text, url: address }),
  publisher: organization,
});

const amount = z.number().positive();

const occupation = z.object({
  '@type': z.literal('Occupation'),
  name: text,
  alternateName: text,
  description: text,
  occupationalCategory: z.string().regex(/^\d{6}$/),
  educationRequirements: text,
  mainEntityOfPage: address,
  occupationLocation: z.array(z.object({ '@type': z.literal('Country'), name: text })).min(1),
  estimatedSalary: z
    .array(
      z
        .object({
          '@type': z.literal('MonetaryAmountDistribution'),
          currency: z.literal('PLN'),
          duration: z.literal('P1M'),
          percentile10: amount,
          median: amount,
          percentile90: amount,
        })
        .refine(({ percentile10, median, percentile90 }) => percentile10 <= median && median < percentile90),
    )
    .optional(),
});

const faqPage = z.object({
  '@type': z.literal('FAQPage'),
  mainEntity: z
    .array(
      z.object({
        '@type': z.literal('Question'),
        name: text,
        acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
      }),
    )
    .min(20),
});

export const structuredThing = z.discriminatedUnion('@type', [
  organization.extend(context),
  webSite.extend(context),
  article.extend(context),
  breadcrumbs.extend(context),
  faqPage.extend(context),
  course.extend(context),
  lesson.extend(context),
  occupation.extend(context),
]);
