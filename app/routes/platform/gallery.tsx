// /_galeria, in development only: every part in every state and both themes, to be looked at by anyone who builds a screen.
import { scopeContext } from '../../context.ts';
import { Gallery } from '../../features/platform/gallery/Gallery.tsx';
import type { Route } from './+types/gallery.ts';

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(scopeContext).config.isDevelopment) throw new Response(null, { status: 404 });
  return null;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Galeria – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function GalleryRoute() {
  return <Gallery />;
}
