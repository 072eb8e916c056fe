// The bodies of the calls that mark steps and skills.
import * as z from 'zod';
import { MAX_NAME_LENGTH } from '../analysis/reply/clean-text.ts';
import { isPlannableDay } from '../../platform/calendar-day.ts';
import { wellFormedText } from '../../platform/well-formed-text.ts';
import { SKILL_STATES } from './own-marks.ts';

const DAY = 'Wpisz datę istniejącego dnia, z\u00a0roku od 2020 do 2100.';
const STATE = 'Wybierz: umiem, uczę się, na później – albo odznacz umiejętność.';

const TRAIL = 'Podaj szlak, z\u00a0którego jest ten krok.';

export const stepMarkSchema = () =>
  z.object({
    done: z.boolean('Zaznacz lub odznacz krok.'),
    trail: wellFormedText(TRAIL).max(100, TRAIL).default(''),
    dueOn: z.string(DAY).refine(isPlannableDay, DAY).nullable().default(null),
  });

export const skillMarkSchema = () =>
  z.object({
    skill: wellFormedText('Podaj nazwę umiejętności.')
      .min(1, 'Podaj nazwę umiejętności.')
      .max(MAX_NAME_LENGTH, 'Ta nazwa umiejętności jest za długa.'),
    state: z.enum(SKILL_STATES, STATE).nullable(),
  });

/** Null = no trail any more. */
export const trailChoiceSchema = () =>
  z.object({
    zawodId: wellFormedText('Podaj szlak, którym idziesz.').min(1).max(100).nullable(),
  });
