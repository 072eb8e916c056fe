// Polish paths, English files.
import { index, route, type RouteConfig } from '@react-router/dev/routes';

// Their texts are in content/pages/<slug>.md.
const PAGES = [
  'o-nas',
  'dokumentacja',
  'polityka-prywatnosci',
  'regulamin',
  'cookies',
  'dostepnosc',
  'dane-i-metoda',
];

export default [
  index('routes/landing.tsx'),
  route('login', 'routes/login.ts'),
  route('auth/callback', 'routes/auth-callback.tsx'),
  route('wyloguj', 'routes/sign-out.ts'),
  route('potwierdz-email', 'routes/confirm-email.tsx'),
  route('nowe-haslo', 'routes/new-password.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('dashboard/analiza', 'routes/analysis.tsx'),
  route('dashboard/analiza/:id', 'routes/past-analysis.tsx'),
  route('dashboard/historia', 'routes/history.tsx'),
  route('dashboard/success', 'routes/checkout-success.tsx'),
  route('dashboard/cancel', 'routes/checkout-cancel.tsx'),
  route('biblioteka-kursow', 'routes/library.tsx'),
  route('plany', 'routes/plans.tsx'),
  route('zamowienie/premium', 'routes/order-premium.tsx'),
  route('zamowienie/kurs/:courseId', 'routes/order-course.tsx'),
  route('profil', 'routes/profile.tsx'),
  route('moje-kursy', 'routes/my-courses.tsx'),
  route('moje-kursy/:courseId', 'routes/owned-course.tsx'),
  route('moje-kursy/:courseId/:lessonId', 'routes/lesson.tsx'),
  route('kursy/:courseId', 'routes/course.tsx'),
  route('kursy/:courseId/probka', 'routes/course-sample.tsx'),
  route('obrazy/kursy/:courseId', 'routes/course-image.ts'),
  route('blog', 'routes/blog.tsx'),
  route('blog/:slug', 'routes/post.tsx'),
  route('faq', 'routes/faq.tsx'),
  ...PAGES.map((slug) => route(slug, 'routes/page.tsx', { id: `page/${slug}` })),
  route('rss.xml', 'routes/rss.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('.well-known/security.txt', 'routes/security-text.ts'),
  route('_galeria', 'routes/gallery.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
