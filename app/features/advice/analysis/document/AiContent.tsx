// Everything the model wrote stands in here: marked for people, and for machines with IPTC's word for it (AI Act, Art. 50).
import type { ReactNode } from 'react';
import type { AnalysisLanguage } from '#domain/advice/analysis/language.ts';
import { Badge } from '../../../../ui/text/Badge.tsx';
import type { Gap } from '../../../../ui/layout/box.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { WrittenLanguage } from './written-language.ts';

type AiContentProps = {
  gap?: Gap;
  /** false: what stands around it says so in words of its own. */
  hasBadge?: boolean;
  /** false: nothing of the model's is shown after all. What stands inside stays what it is. */
  isAi?: boolean;
  /** Of the model's texts. */
  language?: AnalysisLanguage | undefined;
  children: ReactNode;
};

const MARKS = { 'data-ai-generated': 'true', 'data-digital-source-type': 'trainedAlgorithmicMedia' };

export function AiContent({
  gap = 6,
  hasBadge = true,
  isAi = true,
  language = 'pl',
  children,
}: AiContentProps) {
  return (
    <div {...(isAi ? MARKS : {})}>
      <Stack gap={gap}>
        {hasBadge && isAi ? (
          <div>
            <Badge tone="soft">Treść przygotowana przez AI</Badge>
          </div>
        ) : null}
        <WrittenLanguage value={language}>{children}</WrittenLanguage>
      </Stack>
    </div>
  );
}
