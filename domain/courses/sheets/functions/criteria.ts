// What the cells of a list are to meet: '>=100', '<>x', 'tuli*', 5.
import { SheetError } from '../errors.ts';
import { compared, readTyped, type Scalar, type Value } from '../values.ts';

const SIGNED = /^(<>|<=|>=|=|<|>)(.*)$/s;

/** '*' stands for any letters, '?' for one. In time that no mask makes long. */
function fits(text: string, mask: string): boolean {
  let [at, place, star, from] = [0, 0, -1, 0];
  while (at < text.length) {
    if (mask[place] === '*') [star, from, place] = [place, at, place + 1];
    else if (mask[place] === '?' || mask[place] === text[at]) [at, place] = [at + 1, place + 1];
    else if (star !== -1) [from, at, place] = [from + 1, from + 1, star + 1];
    else return false;
  }
  return /^\**$/.test(mask.slice(place));
}

/** '>=100', '<>x', 'tuli*', 5. */
export function meets(wanted: Scalar): (value: Value) => boolean {
  const [, sign = '=', rest = ''] = (typeof wanted === 'string' && SIGNED.exec(wanted)) || [];
  const isSigned = typeof wanted === 'string' && SIGNED.test(wanted);
  const other = typeof wanted === 'string' ? readTyped(isSigned ? rest : wanted, null).value : wanted;
  if (typeof other === 'string' && (sign === '=' || sign === '<>')) {
    const mask = other.toLocaleLowerCase('pl');
    return (value) =>
      (typeof value === 'string' && fits(value.toLocaleLowerCase('pl'), mask)) === (sign === '=');
  }
  return (value) => {
    if (value instanceof SheetError) return false;
    if (other === null) return (value === null || value === '') === (sign === '=');
    if (typeof value !== typeof other) return sign === '<>';
    return isSo(sign, compared(value, other));
  };
}

export function isSo(sign: string, order: number): boolean {
  if (sign === '=') return order === 0;
  if (sign === '<>') return order !== 0;
  return sign.startsWith('<')
    ? order < 0 || (sign === '<=' && order === 0)
    : order > 0 || (sign === '>=' && order === 0);
}
