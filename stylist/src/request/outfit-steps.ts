import type { OutfitSteps, StyleRequest } from '../dialogue/dialogue-state.ts';
import type { Change } from './change.ts';

const ASPECTS = ['formality', 'warmth'] as const;
/** Beyond these nothing is left to move to. */
const MOST = 4;
/** "Way more casual" is two steps at once. */
const MUCH = /\b(?:much|way|far|a lot|lots|totally|completely|super|really)\b/i;

const NONE: OutfitSteps = { formality: 0, warmth: 0 };

/** Whether a message moves outfits along: "even more casual", "warmer". */
export const isStepped = ({ sized }: Pick<Change, 'sized'>): boolean =>
  sized.comparisons.some(({ aspect }) => ASPECTS.some((one) => one === aspect));

/** How far the outfits are from what is usual, after each "dressier" and "warmer" so far. */
export function outfitSteps(
  { sized, turn }: Pick<Change, 'sized' | 'turn'>,
  before: StyleRequest,
): OutfitSteps {
  const by = MUCH.test(turn.words) ? 2 : 1;
  const steps = { ...(before.outfit?.steps ?? NONE) };
  for (const aspect of ASPECTS) {
    const said = sized.comparisons.find((one) => one.aspect === aspect);
    const moved = steps[aspect] + by * (said?.direction ?? 0);
    steps[aspect] = Math.max(-MOST, Math.min(MOST, moved));
  }
  return steps;
}
