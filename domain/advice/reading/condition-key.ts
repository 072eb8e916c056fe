// The key of a condition that nobody's words stand behind (facts, added by hand), as a ledger's evidence holds it: 'lifting avoid', 'months 12'.
import { POLISH_LEVELS } from '../occupation.ts';
import { WISH_KINDS, type ConditionValue } from './reading.ts';

export function keyOfCondition({ kind, value }: ConditionValue): string {
  return `${kind} ${value}`;
}

/** Null = these are somebody's words. */
export function conditionOfKey(key: string): ConditionValue | null {
  const [name = '', value = '', ...more] = key.split(' ');
  if (more.length > 0) return null;
  const wish = WISH_KINDS.find((kind) => kind === name);
  if (wish !== undefined && (value === 'avoid' || value === 'want')) return { kind: wish, value };
  if ((name === 'months' || name === 'pay') && /^\d+$/.test(value))
    return { kind: name, value: Number(value) };
  const level = POLISH_LEVELS.find((one) => one === value);
  if (name === 'polish' && level !== undefined) return { kind: name, value: level };
  return name === 'field' && (value === 'keep' || value === 'leave') ? { kind: name, value } : null;
}
