import { type Figure, HALVES, type Half, type MeasureOptions } from '../figures/measure.ts';
import { countDialogues } from './dialogue-slots.ts';
import { type Coverage, countCaptions } from './relative-captions.ts';
import { type SlotCounts, slotF1 } from './slot-score.ts';
import { countTitles } from './title-attributes.ts';

const bothHalves = <Counts>(
  counts: Record<Half, Counts>,
  score: (counts: Counts) => number | null,
): Pick<Figure, Half> => {
  const [tuned = null, heldOut = null] = HALVES.map((half) => score(counts[half]));
  return { tuned, heldOut };
};

const captionShare = ({ understood, captions }: Coverage): number => understood / captions;
const wordShare = ({ wordsRead, words }: Coverage): number => wordsRead / words;

/** How well the words of titles, dialogues and relative captions are understood. */
export async function measureLanguage({ data }: MeasureOptions): Promise<readonly Figure[]> {
  const titles = await countTitles(data);
  const dialogues = await countDialogues(data);
  const captions = await countCaptions(data);
  const plain = { atLeast: null, naive: null };
  const slots = (part: 'all' | 'searching') =>
    bothHalves(dialogues, (counts): number | null => slotF1(counts[part]));
  return [
    {
      measure: 'attributes of titles, F1 (AE-110k, fashion)',
      atLeast: 0.7,
      naive: null,
      ...bothHalves<SlotCounts>(titles, slotF1),
    },
    { measure: 'dialogue slots, F1, all turns (SIMMC)', ...plain, ...slots('all') },
    { measure: 'dialogue slots, F1, turns that search', ...plain, ...slots('searching') },
    {
      measure: 'relative captions understood (Fashion IQ)',
      ...plain,
      ...bothHalves(captions, captionShare),
    },
    { measure: 'their telling words read', ...plain, ...bothHalves(captions, wordShare) },
  ];
}
