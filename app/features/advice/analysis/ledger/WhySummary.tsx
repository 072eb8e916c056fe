import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';

export function WhySummary({ name }: { name: string }) {
  return (
    <span>
      Dlaczego ten zawód?<VisuallyHidden> {name}</VisuallyHidden>
    </span>
  );
}
