// Personas from outside, as they come: whatever can't be understood is taken as not said, so that one bad field costs no list.
import { readFacts } from '#domain/advice/facts.ts';
import { gate } from '#domain/advice/gate.ts';
import type { Careers } from '#domain/advice/occupation.ts';
import type { AdviceAnswers } from '#domain/advice/person.ts';
import type { LedgerLine } from '#domain/advice/ranking/ledger.ts';
import { rank } from '#domain/advice/rank.ts';

type RankedPersona = {
  id: string;
  gate: 'ok' | 'crisis' | 'minor' | 'too-little';
  /** Empty when the gate stops the person: nothing is ranked then. */
  candidates: readonly { id: string; score: number; ledger: readonly LedgerLine[] }[];
};

export function rankPersonas(file: unknown, careers: Careers): RankedPersona[] {
  const personas: unknown = isRecord(file) ? file['personas'] : null;
  if (!Array.isArray(personas)) return [];
  return personas.map((persona: unknown, place): RankedPersona => {
    const record = isRecord(persona) ? persona : {};
    const id = typeof record['id'] === 'string' ? record['id'] : String(record['id'] ?? place);
    const answers = answersOf(record['answers']);
    const facts = readFacts(record['facts']);
    const { kind } = gate(answers, facts);
    if (kind !== 'ok') return { id, gate: kind, candidates: [] };
    const { candidates } = rank({ answers, facts }, careers);
    return {
      id,
      gate: kind,
      candidates: candidates.map(({ id: occupation, score, ledger }) => ({ id: occupation, score, ledger })),
    };
  });
}

export function answersOf(value: unknown): AdviceAnswers {
  const record = isRecord(value) ? value : {};
  const { preferences } = record;
  return {
    preferences: Array.isArray(preferences) ? preferences.filter((one) => typeof one === 'string') : [],
    additional_interests: textOf(record['additional_interests']),
    additional_info: textOf(record['additional_info']),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
