import { backpack } from './bags/backpack.ts';
import { crossbody, satchel } from './bags/satchel.ts';
import { tote } from './bags/tote.ts';
import { blockSandal } from './shoes/block-sandal.ts';
import { chelseaBoot } from './shoes/chelsea-boot.ts';
import { brogue, derby } from './shoes/derby.ts';
import { heeledBoot } from './shoes/heeled-boot.ts';
import { lacedBoot } from './shoes/laced-boot.ts';
import { loafer } from './shoes/loafer.ts';
import { lowSneaker } from './shoes/low-sneaker.ts';
import { balletFlat, blockHeelPump, pump } from './shoes/pump.ts';
import type { LoftedShape } from './surfaces/lofted-shape.ts';

/** Every shape of the demo shop that is not sewn, by its name. */
export const LOFTS: Readonly<Record<string, () => LoftedShape>> = {
  'low-sneaker': lowSneaker,
  derby,
  brogue,
  loafer,
  'chelsea-boot': chelseaBoot,
  'laced-boot': lacedBoot,
  'heeled-boot': heeledBoot,
  pump,
  'block-heel-pump': blockHeelPump,
  'ballet-flat': balletFlat,
  'block-sandal': blockSandal,
  satchel,
  tote,
  crossbody,
  backpack,
};
