/** A blog post as its card shows it (docs/product.md 'Blog post'). `date` is Polish text, `readTime` whole minutes. */
export type PostCard = {
  slug: string;
  title: string;
  excerpt: string;
  date: string;
  readTime: number;
  /** A path on our own origin. */
  image: string;
  imageWidth: number;
  imageHeight: number;
  tags: readonly string[];
};
