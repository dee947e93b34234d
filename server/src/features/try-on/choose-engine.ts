import type { TryOnEngine } from '@modiste/fitting/try-on-engine';
import { canWear } from '@modiste/wardrobe/worn-picture';
import type { Deps } from '../../deps/deps.ts';
import { PICTURE_WIDTHS_PX } from '../../images/picture-widths.ts';
import type { FoundGarment } from './find-garments.ts';
import type { FoundPose } from './find-pose.ts';

const WIDTH_PX = PICTURE_WIDTHS_PX[1];

/** Photographs a mannequin in garments that were draped on its body, as they hang there. */
const drapedEngine = (
  { shopPictures }: Pick<Deps, 'shopPictures'>,
  imageNames: readonly string[],
): TryOnEngine => ({
  name: 'draped',
  async tryOn({ pose }) {
    const order = { mannequin: pose.key, imageNames, widthPx: WIDTH_PX };
    const bytes = await shopPictures.photographMannequin(order);
    return { bytes, engine: 'draped', preview: false, doubts: [] };
  },
});

/** What puts garments on a pose: the demo shop's own hang on its mannequins as they were draped. */
export function chooseEngine(
  deps: Pick<Deps, 'shopPictures' | 'tryOn'>,
  { key, isMannequin }: Pick<FoundPose, 'key' | 'isMannequin'>,
  garments: readonly Pick<FoundGarment, 'demoName'>[],
): TryOnEngine | null {
  const names = garments.flatMap(({ demoName }) => demoName ?? []);
  const areAllOfDemo = names.length === garments.length;
  if (isMannequin && areAllOfDemo && canWear(key, names)) return drapedEngine(deps, names);
  return deps.tryOn;
}
