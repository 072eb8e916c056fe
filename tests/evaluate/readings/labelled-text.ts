// A text with what a careful reader finds in it. `says`: one a word, '~' before it = may be read or not.
//   '+las' liked or done, '-biuro' disliked; 'now:kelner', 'before:?' work ('?' = no occupation is certain, or any of several);
//   'night:avoid!' a condition, '!' = firm ('night:avoid' = either).
export type LabelledText = { interests: string; info: string; says: readonly string[] };

/** Lines 'interests | info | says'. */
export function labelled(lines: string): LabelledText[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [interests = '', info = '', says = ''] = line.split('|').map((part) => part.trim());
      return { interests, info, says: says.split(/\s+/).filter((one) => one !== '') };
    });
}
