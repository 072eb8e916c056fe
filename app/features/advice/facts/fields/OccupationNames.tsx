import { useOccupationNames } from '../use-occupation-names.ts';

/** What the fields for occupations suggest. */
export function OccupationNames({ id }: { id: string }) {
  const names = useOccupationNames();
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
