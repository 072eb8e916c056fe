// What a public page says about itself to search engines and link previews (docs/product.md 'Static and legal pages').
import type { MetaDescriptor } from 'react-router';

type PageHead = {
  title: string;
  description: string;
  /** The page's canonical path, query included. */
  path: string;
  /** 1200 × 630 px, a path on our own origin. */
  image?: { path: string; alt: string };
  /** A post's days. */
  article?: { publishedDay: string; updatedDay: string; tags: readonly string[] };
  keywords?: readonly string[];
  /** schema.org objects, without '@context'. */
  structured?: readonly object[];
  /** false: found by its links, but not listed. */
  isListed?: boolean;
};

const SITE_IMAGE = {
  path: '/obrazy/szlak.png',
  alt: 'Szlak – doradca kariery AI: kolorowe szlaki rozchodzą się na mapie',
};

/** What a loader hands to its route's `meta` (page-head.ts), so that no browser needs the code. `origin`: the site's own. */
export function pageHead(page: PageHead, origin: string): MetaDescriptor[] {
  const address = origin + page.path;
  const image = page.image ?? SITE_IMAGE;
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...(page.keywords === undefined ? [] : [{ name: 'keywords', content: page.keywords.join(', ') }]),
    ...(page.isListed === false
      ? [{ name: 'robots', content: 'noindex, follow' }]
      : [{ tagName: 'link' as const, rel: 'canonical', href: address }]),
    { property: 'og:type', content: page.article === undefined ? 'website' : 'article' },
    { property: 'og:site_name', content: 'Szlak' },
    { property: 'og:locale', content: 'pl_PL' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: origin + image.path },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    ...articleTags(page.article),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structured ?? []).map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

function articleTags(article: PageHead['article']): MetaDescriptor[] {
  if (article === undefined) return [];
  return [
    { property: 'article:published_time', content: article.publishedDay },
    { property: 'article:modified_time', content: article.updatedDay },
    ...article.tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}
