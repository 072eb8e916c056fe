// schema.org objects (JSON-LD), by the kinds that search engines read.
import { POST_AUTHOR_NAME } from '#domain/site/posts/author.ts';

const LOGO = '/obrazy/ikona-512.png';

export function organization(origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#operator`,
    name: 'Szlak',
    url: `${origin}/`,
    logo: origin + LOGO,
  };
}

/** With the search of the blog as the site's own. */
export function webSite(origin: string) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#strona`,
    name: 'Szlak – doradca kariery AI',
    url: `${origin}/`,
    inLanguage: 'pl',
    publisher: { '@id': `${origin}/#operator` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/blog?szukaj={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** From the first page down; the last crumb is the page itself. */
export function breadcrumbs(origin: string, crumbs: readonly { name: string; path: string }[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Szlak', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

type ArticleFacts = {
  slug: string;
  title: string;
  excerpt: string;
  day: string;
  updatedDay: string;
  socialImage: string;
  tags: readonly string[];
  wordCount: number;
};

export function article(origin: string, post: ArticleFacts) {
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    image: [origin + post.socialImage],
    datePublished: post.day,
    dateModified: post.updatedDay,
    inLanguage: 'pl',
    wordCount: post.wordCount,
    keywords: post.tags.join(', '),
    mainEntityOfPage: `${origin}/blog/${post.slug}`,
    author: {
      ...organization(origin),
      '@id': `${origin}/#redakcja`,
      name: POST_AUTHOR_NAME,
      url: `${origin}/o-nas`,
    },
    publisher: organization(origin),
  };
}

export function faqPage(questions: readonly { question: string; answerHtml: string }[]) {
  return {
    '@type': 'FAQPage',
    inLanguage: 'pl',
    mainEntity: questions.map(({ question, answerHtml }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerHtml.trim() },
    })),
  };
}

type CourseFacts = {
  id: string;
  title: string;
  description: string;
  price: number;
  level: string;
  category: string;
};

/** `rating`: what buyers' reviews come to; null = too few to tell an average. */
export function courseThing(
  origin: string,
  course: CourseFacts,
  rating: { average: number; ratings: number } | null,
) {
  const address = `${origin}/kursy/${course.id}`;
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: address,
    inLanguage: 'pl',
    educationalLevel: course.level,
    about: course.category,
    provider: organization(origin),
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: course.price.toFixed(2),
      priceCurrency: 'PLN',
      availability: 'https://schema.org/InStock',
      url: address,
    },
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.ratings,
            bestRating: 5,
            worstRating: 1,
          },
        }),
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', inLanguage: 'pl' },
  };
}

type LessonFacts = {
  title: string;
  goal: string;
  path: string;
  course: { id: string; title: string; level: string };
};

/** A lesson that everybody may read, as a part of its course. */
export function freeLesson(origin: string, { title, goal, path, course }: LessonFacts) {
  return {
    '@type': 'LearningResource',
    name: title,
    description: goal,
    url: origin + path,
    inLanguage: 'pl',
    learningResourceType: 'lekcja',
    educationalLevel: course.level,
    isAccessibleForFree: true,
    isPartOf: { '@type': 'Course', name: course.title, url: `${origin}/kursy/${course.id}` },
    publisher: organization(origin),
  };
}
