import { ButtonLink } from '../../ui/form/ButtonLink.tsx';

type OlderRowsProps = {
  path: string;
  next: string | null;
  /** What else the address says of the list. */
  search?: string;
  words?: string;
};

/** The way to the next page of a list; `next` null = there is none. */
export function OlderRows({ path, next, search, words = 'Starsze' }: OlderRowsProps) {
  if (next === null) return null;
  const rest = search === undefined ? '' : `${search}&`;
  return (
    <ButtonLink tone="secondary" to={`${path}?${rest}po=${next}`}>
      {words}
    </ButtonLink>
  );
}
