import { UnreadablePictureError } from '@modiste/vision/decode-picture';
import { openBodyNetwork, type RunBodyNetwork } from '@modiste/vision/open-body-network';
import { fitBody } from '../body/body-frame.ts';
import { cutOutGarment } from '../garment/cutting/cut-out-garment.ts';
import type { GarmentCutout } from '../garment/garment-cutout.ts';
import { findPerson, parsePerson } from '../person/read-person.ts';
import { type GarmentPicture, TryOnFailure } from '../try-on-engine.ts';
import { cutFromWearer } from '../worn/cut-from-wearer.ts';
import { isWearer } from '../worn/is-wearer.ts';
import { letMessagesIn } from './let-messages-in.ts';

/**
 * Cuts a garment out of its picture, where it is shown alone or worn by somebody.
 * @throws TryOnFailure `no_garment` where none can be cut out, `cancelled` by the signal.
 */
export type ReadGarment = (picture: GarmentPicture, signal: AbortSignal) => Promise<GarmentCutout>;

/** A reader that opens the network of bodies when it is first asked. */
export function createGarmentReader(): ReadGarment {
  let network: Promise<RunBodyNetwork> | undefined;

  /** The garment that somebody in the picture wears; null where it is shown alone. */
  async function cutFromSomebody({ bytes, role }: GarmentPicture): Promise<GarmentCutout | null> {
    network ??= openBodyNetwork();
    try {
      const found = await findPerson(await network, bytes);
      if (found === null) return null;
      const wearer = parsePerson(found);
      return isWearer(wearer, role) ? cutFromWearer(wearer, fitBody(wearer), role) : null;
    } catch (cause) {
      if (cause instanceof UnreadablePictureError) throw new TryOnFailure('no_garment', cause);
      throw cause;
    }
  }

  return async (picture, signal) => {
    const worn = await cutFromSomebody(picture);
    await letMessagesIn(signal);
    return worn ?? cutOutGarment(picture.bytes, { role: picture.role, signal });
  };
}
