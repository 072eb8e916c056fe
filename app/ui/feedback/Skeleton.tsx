import { line, skeleton, title } from './Skeleton.css.ts';

type SkeletonProps = { lines?: number; hasTitle?: boolean };

/** The place of a text that is on its way; a picture only, so anyone who shows it says elsewhere what is awaited. */
export function Skeleton({ lines = 3, hasTitle = true }: SkeletonProps) {
  return (
    <div className={skeleton} aria-hidden="true">
      {hasTitle ? <div className={title} /> : null}
      {Array.from({ length: lines }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is its place
        <div key={index} className={line} />
      ))}
    </div>
  );
}
