// Everything the model wrote stands in here: marked for people, and for machines with IPTC's word for it (AI Act, Art. 50).
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Stack, type Gap } from '../../ui/Stack.tsx';

export function AiContent({ gap = 6, children }: { gap?: Gap; children: ReactNode }) {
  return (
    <div data-ai-generated="true" data-digital-source-type="trainedAlgorithmicMedia">
      <Stack gap={gap}>
        <div>
          <Badge tone="soft">Treść przygotowana przez AI</Badge>
        </div>
        {children}
      </Stack>
    </div>
  );
}
