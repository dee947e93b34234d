import type { Figure } from '../relevance/figures/measure.ts';
import { slotF1 } from '../relevance/language/slot-score.ts';
import { countComparedCaptions } from './compared-captions.ts';
import { countFollowedDialogues } from './followed-dialogues.ts';

const plain = { naive: null };

/** How the stylist follows the dialogues and comparisons that people made. */
export async function measureShared(data: string): Promise<readonly Figure[]> {
  const dialogues = await countFollowedDialogues(data);
  const captions = await countComparedCaptions(data);
  const { tuned, heldOut } = dialogues;
  return [
    {
      measure: 'slots with history, F1, turns that search (SIMMC)',
      atLeast: 0.75,
      ...plain,
      tuned: slotF1(tuned.searching),
      heldOut: slotF1(heldOut.searching),
    },
    {
      measure: 'slots with history, F1, all turns',
      atLeast: null,
      ...plain,
      tuned: slotF1(tuned.all),
      heldOut: slotF1(heldOut.all),
    },
    {
      measure: '“like this, but …” understood (Fashion IQ)',
      atLeast: null,
      ...plain,
      tuned: captions.tuned.understood / captions.tuned.captions,
      heldOut: captions.heldOut.understood / captions.heldOut.captions,
    },
  ];
}
