import { ButtonLink } from '../../ui/form/ButtonLink.tsx';

/** The way to the next page of a list; `next` null = there is none. */
export function OlderRows({ path, next }: { path: string; next: string | null }) {
  if (next === null) return null;
  return (
    <ButtonLink tone="secondary" to={`${path}${path.includes('?') ? '&' : '?'}po=${next}`}>
      Starsze
    </ButtonLink>
  );
}
