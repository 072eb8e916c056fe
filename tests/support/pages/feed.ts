// The shape of /rss.xml: RSS 2.0 with the whole text of every post, and who wrote it.
import * as z from 'zod';

const item = z.object({
  title: z.string().min(1),
  link: z.url(),
  guid: z.url(),
  'dc:creator': z.literal('Redakcja Szlaku, z pomocą AI'),
  pubDate: z.string().regex(/^\w{3}, \d{2} \w{3} \d{4} 00:00:00 GMT$/),
  category: z.union([z.string(), z.array(z.string())]),
  description: z.string().min(1),
  'content:encoded': z.string().min(5_000),
});

export const feed = z.object({
  rss: z.object({
    '@_version': z.literal('2.0'),
    channel: z.object({
      title: z.string().min(1),
      link: z.url(),
      description: z.string().min(1),
      language: z.literal('pl'),
      lastBuildDate: z.string(),
      'atom:link': z.object({
        '@_href': z.literal('http://szlak.example/rss.xml'),
        '@_rel': z.literal('self'),
      }),
      item: z.array(item),
    }),
  }),
});
