import type { CallAnswer } from '@modiste/contract/calls';
import type { ItemContext, PosePhotoFault, TryOnDoubt } from '@modiste/contract/values';
import type { Slots } from './slots.ts';

/** What garments are put on: a photo of the shopper, a look they saved, or a mannequin. */
export interface RoomPose {
  readonly id: string;
  readonly name: string;
  readonly kind: 'pose' | 'generated' | 'mannequin';
  readonly faults: readonly PosePhotoFault[];
}

/** Where an item was chosen, as the call is told. */
export interface LookContext {
  readonly context: ItemContext | null;
  readonly contextId: string | null;
}

/** A pose with garments on, as it was made. */
export interface Look {
  /** Of its pose and garments. */
  readonly key: string;
  /** The result's id; another one after each retry. */
  readonly id: string;
  readonly iteration: number;
  readonly pose: RoomPose;
  readonly slots: Slots;
  readonly picture: Blob;
  readonly isPreview: boolean;
  readonly doubts: readonly TryOnDoubt[];
}

export type TryOnAnswer = CallAnswer<'tryOn'>;

export function toPicture({ gen_image_b64 }: Pick<TryOnAnswer, 'gen_image_b64'>): Blob {
  const bytes = Uint8Array.from(atob(gen_image_b64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'image/webp' });
}

type Pictured = Pick<Look, 'picture'>;

/** Whether two looks have the same picture, byte for byte. */
export async function isSamePicture(one: Pictured, other: Pictured): Promise<boolean> {
  if (one.picture.size !== other.picture.size) return false;
  const [first, second] = await Promise.all(
    [one, other].map(async ({ picture }) => new Uint8Array(await picture.arrayBuffer())),
  );
  return first?.every((byte, at) => byte === second?.[at]) ?? false;
}
