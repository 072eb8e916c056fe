import '../landing.css';
import landing from '../landing.json';

export const metadata = { title: landing.title, description: landing.title };

export default function Layout({ children }) {
  return (
    <html lang="pl">
      <body>{children}</body>
    </html>
  );
}
