// Learns the weights of domain/advice/gate/likeness.ts from collected sentences: logistic regression, each text by the window that
// sounds most like danger. No chance in it: the same sentences give the same weights.
import { understood } from '#domain/advice/gate/concepts.ts';
import {
  BUCKETS,
  CONCEPT_SHARE,
  scoreOf,
  sharesOf,
  sumWith,
  windowsOf,
  ZERO,
  type Window,
} from '#domain/advice/gate/likeness.ts';
import { sentencesOf } from '#domain/advice/gate/reading.ts';

type Learned = { bias: number; unit: number; /** Signs around ZERO. */ steps: string };

const EPOCHS = 30;
const STEP = 0.3;
const BIAS_STEP = 0.02;
const SHRINK = 1e-4;
const MAX_STEPS = 16;

export function learn(danger: readonly string[], ordinary: readonly string[]): Learned {
  const examples = [
    ...danger.map((text) => ({ windows: allWindowsOf(text), is: 1 })),
    ...ordinary.map((text) => ({ windows: allWindowsOf(text), is: 0 })),
  ].filter(({ windows }) => windows.length > 0);
  const weights = new Float64Array(BUCKETS);
  const squares = new Float64Array(BUCKETS).fill(1e-6);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { windows, is } of shuffled(examples, epoch + 1)) {
      const { window, score } = loudest(windows, weights);
      const error = 1 / (1 + Math.exp(-(score + bias))) - is;
      const move = (feature: number, share: number) => {
        const slope = error * share + SHRINK * (weights[feature] ?? 0);
        squares[feature] = (squares[feature] ?? 0) + slope * slope;
        weights[feature] = (weights[feature] ?? 0) - (STEP * slope) / Math.sqrt(squares[feature]);
      };
      const { features, share, concepts } = sharesOf(window);
      for (const feature of features) move(feature, share);
      for (const concept of concepts) move(concept, CONCEPT_SHARE);
      bias -= BIAS_STEP * error;
    }
  }
  return packed(weights, bias);
}

const allWindowsOf = (text: string) =>
  sentencesOf(text).flatMap((sentence) => windowsOf(understood(sentence)));

function loudest(windows: readonly Window[], weights: Float64Array): { window: Window; score: number } {
  const sumOf = sumWith(weights);
  return windows
    .map((window) => ({ window, score: scoreOf(window, weights, sumOf) }))
    .reduce((one, other) => (other.score > one.score ? other : one));
}

function packed(weights: Float64Array, bias: number): Learned {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const unit = largest / MAX_STEPS;
  const steps = Array.from(weights, (weight) => String.fromCharCode(ZERO + Math.round(weight / unit)));
  return { bias, unit, steps: steps.join('') };
}

/** Another order each epoch, the same each time it is learned. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed * 2654435761;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  const order = [...items];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    const [one, two] = [order[at], order[other]];
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one];
  }
  return order;
}
