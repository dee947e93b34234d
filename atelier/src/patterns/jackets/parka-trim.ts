import { makeFrontEdge } from '../laid/front-edge.ts';
import { type PocketDraft, pocketPair } from '../laid/jacket-pockets.ts';
import { type HoodStyle, makeHood } from '../laid/laid-hood.ts';
import { neckStrip } from '../laid/neck-strip.ts';
import type { JacketStyle } from './make-jacket.ts';

/** What makes a parka of a jacket's cut. Centimeters. */
export interface ParkaStyle {
  hood: HoodStyle;
  /** How wide the flap is that covers the zip: from the middle to each side. */
  stormFlap: number;
  snaps: number;
  pocket: Omit<PocketDraft, 'name'>;
}

/** A hood, a flap that snaps over the zip, and flaps over the pockets. */
export const parka =
  (style: ParkaStyle): NonNullable<JacketStyle['trim']> =>
  ({ front, back }) => {
    const { stormFlap, snaps, pocket } = style;
    const tall = front.length - front.neckDepth;
    const edge = makeFrontEdge({
      side: 1,
      top: front.neckDepth + 0.1,
      bottom: front.length,
      over: stormFlap,
      thickness: 0.5,
    });
    const fastenings = Array.from({ length: snaps }, (_, index) => ({
      kind: 'snap' as const,
      at: [-stormFlap + 1.6, -front.neckDepth - 5 - (index * (tall - 16)) / (snaps - 1)] as const,
      radiusCm: 0.75,
    }));
    return {
      laid: [
        { ...edge, fastenings },
        makeHood(neckStrip(front, back), style.hood),
        ...pocketPair({ name: 'pocket', ...pocket }),
        ...pocketPair({
          name: 'flap',
          at: [pocket.at[0] - 0.4, pocket.at[1] - 1],
          width: pocket.width + 0.8,
          height: 6,
          corner: 1,
          thickness: 1.45,
        }),
      ],
    };
  };
