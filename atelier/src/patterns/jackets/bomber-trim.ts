import { onSleeves, type SlantedDraft, slantedPair } from '../laid/slanted-pocket.ts';
import type { JacketStyle } from './make-jacket.ts';

/** What makes a blouson of a jacket's cut. Centimeters. */
export interface BomberStyle {
  pocket: Pick<SlantedDraft, 'at' | 'long' | 'lean'>;
}

/** A zip down the front, leaning pockets, and a pocket for a pen on the arm. */
export const bomber =
  ({ pocket }: BomberStyle): NonNullable<JacketStyle['trim']> =>
  ({ front }) => {
    const [penPocket] = onSleeves({
      name: 'pen-pocket',
      at: [-1, 24],
      long: 9,
      width: 5,
      lean: 0,
      hasZip: true,
    });
    return {
      front: [
        {
          name: 'zip',
          kind: 'zip',
          points: [
            [0, -front.neckDepth],
            [0, -front.length],
          ],
        },
      ],
      laid: [
        ...slantedPair({ name: 'pocket', width: 3, ...pocket }),
        ...(penPocket ? [penPocket] : []),
      ],
    };
  };
