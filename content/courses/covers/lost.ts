// The drawing of a lost trail, for an address that leads nowhere: a box of 400 × 180, its ground is at 150.
import { dot, dotted, line, path, person, tree, turned, word } from './parts.ts';

export const LOST_TRAIL = [
  path('M-10 156C60 138 130 150 200 150S340 146 410 154V200H-10Z', 'line'),
  tree(30, 74, 152),
  tree(62, 96, 152),
  tree(92, 60, 151),
  tree(312, 70, 150),
  tree(340, 104, 151),
  tree(374, 78, 152),
  line('M-10 190C40 182 70 168 110 166', 'red', 6),
  dotted('M122 166C150 164 164 172 182 186', 'red', 5),
  dotted('M126 162C160 152 240 168 286 160', 'red', 5),
  line('M218 152V28', 'wood', 9),
  turned(-4, 218, 46, path('M146 34H232V58H146L132 46Z'), word('tędy', 186, 52, 16)),
  turned(5, 218, 78, path('M204 66H286L300 78L286 90H204Z'), word('tędy?', 246, 84, 16)),
  turned(24, 214, 108, path('M150 98H222V120H150L138 109Z'), dot(212, 109, 2.5, 'wood')),
  person(126, 160, 58, 'blue'),
  turned(8, 112, 138, `<rect x="104" y="122" width="14" height="24" rx="5" fill="$yellow"/>`),
  word('?', 128, 96, 26, 'red'),
].join('');
