// The Link header of a page: what its first paint waits for, told before the first byte of HTML, so that the platform can send
// it ahead as 103 Early Hints. The whole style sheet only where it isn't inlined (worker/style).
import type { EntryContext } from 'react-router';
import { FONT_FILES } from '../../styles/font-files.ts';

const fonts = FONT_FILES.map((font) => `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`);

export function preloadHeader(entry: EntryContext, isShared: boolean): string {
  const sheets = entry.manifest.routes['root']?.css ?? [];
  const styles = isShared ? [] : sheets.map((sheet) => `<${sheet}>; rel=preload; as=style`);
  return [...styles, ...fonts].join(', ');
}
