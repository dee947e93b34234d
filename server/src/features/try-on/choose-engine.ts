import { TryOnFailure, type TryOnPicture } from '@modiste/fitting/try-on-engine';
import { canWear } from '@modiste/wardrobe/worn-picture';
import type { Deps } from '../../deps/deps.ts';
import { PICTURE_WIDTHS_PX } from '../../images/picture-widths.ts';
import type { FoundGarment } from './find-garments.ts';
import type { FoundPose, WornPose } from './find-pose.ts';

type EngineDeps = Pick<Deps, 'shopPictures' | 'tryOn'>;

const WIDTH_PX = PICTURE_WIDTHS_PX[1];

/** What puts garments on a pose. */
export interface ChosenEngine {
  name: string;
  /** Whether people's photos are in what it makes. */
  worksOnPhotos: boolean;
  make: (asked: { iteration: number; signal: AbortSignal }) => Promise<TryOnPicture>;
}

interface Fitting {
  worn: WornPose;
  garments: readonly FoundGarment[];
}

/** Photographs a mannequin in garments that were draped on its body, as they hang there. */
function drapedEngine(
  { shopPictures }: EngineDeps,
  { worn, garments }: Fitting,
): ChosenEngine | null {
  const { key: mannequin, isMannequin } = worn.pose;
  const imageNames = garments.flatMap(({ demoName }) => demoName ?? []);
  const areAllOfDemo = imageNames.length === garments.length;
  if (!isMannequin || !areAllOfDemo || !canWear(mannequin, imageNames)) return null;
  return {
    name: 'draped',
    worksOnPhotos: false,
    make: async ({ signal }) => {
      if (signal.aborted) throw new TryOnFailure('cancelled');
      const order = { mannequin, imageNames, widthPx: WIDTH_PX };
      const bytes = await shopPictures.photographMannequin(order);
      return { bytes, engine: 'draped', preview: false, doubts: [] };
    },
  };
}

const readPose = async ({ key, read }: FoundPose) => ({ key, bytes: await read() });

function photoEngine({ tryOn: engine }: EngineDeps, { worn, garments }: Fitting): ChosenEngine {
  return {
    name: engine.name,
    worksOnPhotos: true,
    make: async (asked) => {
      const pose = await readPose(worn.pose);
      const dressed = worn.dressed && { dressed: await readPose(worn.dressed) };
      return engine.tryOn({ ...asked, ...dressed, pose, garments });
    },
  };
}

/**
 * The engine for a pose and garments: the demo shop's own hang on its mannequins as they were
 * draped, all else is put on by the engine for photos.
 */
export const chooseEngine = (deps: EngineDeps, fitting: Fitting): ChosenEngine =>
  drapedEngine(deps, fitting) ?? photoEngine(deps, fitting);
