import { expect, test } from 'vitest';
import { GENERATION_SETTINGS } from '../../advice/analysis/prompt.ts';
import { MODELS, settingsFor, type ModelPurpose } from './models.ts';

const sent = (model: string, purpose: ModelPurpose = 'analysis') =>
  settingsFor({ model, purpose }, GENERATION_SETTINGS);
const { temperature, topK, topP, ...UNSAMPLED } = GENERATION_SETTINGS;

test.each([
  ['gemini-3.5-flash', true],
  ['gemini-3.1-pro-preview', true],
  ['gemini-3.5-flash-preview-05-2026', true],
  ['gemini-3.5-flash-lite', false],
  ['gemini-3.6-flash', false],
  ['gemini-3.8-flash', false],
  ['gemini-3.8-flash-001', false],
  ['gemini-4.0-flash', false],
])('%s is sent sampling: %s', (model, takesSampling) => {
  expect(sent(model).settings).toEqual(takesSampling ? { ...UNSAMPLED, temperature, topK, topP } : UNSAMPLED);
});

test.each<[string, ModelPurpose, string | null]>([
  ['gemini-3.8-flash', 'analysis', 'LOW'],
  ['gemini-3.8-flash', 'structure', 'MEDIUM'],
  ['gemini-3.8-flash', 'lesson', 'LOW'],
  ['gemini-3.5-flash-lite', 'reading', 'MINIMAL'],
  ['gemini-3.8-flash', 'reading', 'LOW'],
  ['gemini-3.1-pro-preview', 'analysis', 'LOW'],
  ['gemini-4.0-flash', 'analysis', null],
  ['gemini-3.8-flash-image', 'analysis', null],
])('%s is told for the %s: %s', (model, purpose, level) => {
  expect(sent(model, purpose).thinkingLevel).toBe(level);
});

test('no model is told to think as it cannot', () => {
  for (const [model, { levels }] of MODELS)
    for (const purpose of [
      'analysis',
      'structure',
      'lesson',
      'lesson-plan',
      'reading',
      'question',
      'path',
      'feedback',
      'talk',
    ] as const)
      expect(levels).toContain(sent(model, purpose).thinkingLevel);
});
