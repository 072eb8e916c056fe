// Polish paths, English files.
import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { PUBLIC_PAGES } from './public-pages.ts';

const TEXT_SLUGS = PUBLIC_PAGES.filter(({ hasText }) => hasText).map(({ path }) => path.slice(1));

// A text with figures of its own.
const OWN_FILES: Readonly<Record<string, string>> = {
  'dane-i-metoda': 'routes/reading/method.tsx',
};

// Earlier and announced versions have addresses of their own.
const PATHS: Readonly<Record<string, string>> = { regulamin: 'regulamin/:version?' };

export default [
  index('routes/landing.tsx'),
  route('login', 'routes/account/login.ts'),
  route('auth/callback', 'routes/account/auth-callback.tsx'),
  route('wyloguj', 'routes/account/sign-out.ts'),
  route('potwierdz-email', 'routes/account/confirm-email.tsx'),
  route('drugi-krok', 'routes/account/second-step.tsx'),
  route('potwierdz', 'routes/account/proof.tsx'),
  route('nowe-haslo', 'routes/account/new-password.tsx'),
  route('nowy-adres', 'routes/account/confirm-address.tsx'),
  route('poprzedni-adres', 'routes/account/undo-address.tsx'),
  route('dashboard', 'routes/analysis/dashboard.tsx'),
  route('dashboard/analiza', 'routes/analysis/current.tsx'),
  route('dashboard/analiza/:id', 'routes/analysis/past.tsx'),
  route('dashboard/historia', 'routes/analysis/history.tsx'),
  route('dashboard/success', 'routes/payments/checkout-success.tsx'),
  route('dashboard/cancel', 'routes/payments/checkout-cancel.tsx'),
  route('ksiazeczka', 'routes/analysis/booklet.tsx'),
  route('biblioteka-kursow', 'routes/courses/library.tsx'),
  route('plany', 'routes/payments/plans.tsx'),
  route('zamowienie/premium', 'routes/payments/order-premium.tsx'),
  route('zamowienie/kurs/:courseId', 'routes/payments/order-course.tsx'),
  route('odstapienie', 'routes/payments/withdrawal.tsx'),
  route('profil', 'routes/account/profile.tsx'),
  route('profil/bezpieczenstwo', 'routes/account/security-history.tsx'),
  route('profil/adres', 'routes/account/change-address.tsx'),
  route('panel/wejscie', 'routes/desk/entry.tsx'),
  route('panel/osoby', 'routes/desk/people.tsx'),
  route('panel/osoby/:id', 'routes/desk/person.tsx'),
  route('panel/opinie', 'routes/desk/reviews.tsx'),
  route('panel/lekcje', 'routes/desk/lessons.tsx'),
  route('panel/lekcje/zgloszenia', 'routes/desk/reports.tsx'),
  route('panel/lekcje/:courseId', 'routes/desk/course.tsx'),
  route('panel/lekcje/:courseId/:lessonId', 'routes/desk/lesson.tsx'),
  route('panel/poczta', 'routes/desk/mail.tsx'),
  route('panel/poczta/:letter', 'routes/desk/letter.tsx'),
  route('panel/fakty', 'routes/desk/facts.tsx'),
  route('panel/dziennik', 'routes/desk/journal.tsx'),
  route('fakty', 'routes/account/facts.tsx'),
  route('wsparcie', 'routes/safety/support.tsx'),
  route('dla-uczniow', 'routes/safety/pupils.tsx'),
  route('powtorka', 'routes/courses/review-cards.tsx'),
  route('moje-kursy', 'routes/courses/my-courses.tsx'),
  route('moje-kursy/:courseId', 'routes/courses/owned-course.tsx'),
  route('moje-kursy/:courseId/zaswiadczenie', 'routes/courses/certificate.tsx'),
  route('moje-kursy/:courseId/opinia', 'routes/courses/review.tsx'),
  route('moje-kursy/:courseId/portfolio', 'routes/courses/portfolio.tsx'),
  route('moje-kursy/:courseId/:lessonId', 'routes/courses/lesson.tsx'),
  route('certyfikat/:number', 'routes/courses/checked-certificate.tsx'),
  route('kursy/:courseId', 'routes/courses/course.tsx'),
  route('kursy/:courseId/pierwsza-lekcja', 'routes/courses/first-lesson.tsx'),
  route('obrazy/kursy/:courseId', 'routes/courses/course-image.ts'),
  route('karta/:key?', 'routes/share/card.tsx'),
  route('zawody/:id?', 'routes/atlas/entry.tsx'),
  route('blog', 'routes/reading/blog.tsx'),
  route('blog/:slug', 'routes/reading/post.tsx'),
  route('faq', 'routes/reading/faq.tsx'),
  ...TEXT_SLUGS.map((slug) =>
    route(PATHS[slug] ?? slug, OWN_FILES[slug] ?? 'routes/reading/page.tsx', { id: `page/${slug}` }),
  ),
  route('rss.xml', 'routes/feeds/rss.ts'),
  route('sitemap.xml', 'routes/feeds/sitemap.ts'),
  route('robots.txt', 'routes/feeds/robots.ts'),
  route('.well-known/security.txt', 'routes/feeds/security-text.ts'),
  route('_galeria', 'routes/gallery.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
