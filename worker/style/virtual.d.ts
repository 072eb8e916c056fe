/** Written by scripts/build/style-sheet-plugin.ts. */
declare module 'virtual:style-sheet' {
  /** The client's style sheet taken apart; empty on the dev server, which brings its styles by itself. */
  export const LATE_SHEET: string;
  export function readSheet(): import('./style-sheet.ts').StyleRule[];
}
