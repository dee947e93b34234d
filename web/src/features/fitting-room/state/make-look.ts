import type { TRY_ON_ACTIONS } from '@modiste/contract/values';
import { makeTryOn, poseOfCall } from './api.ts';
import { type Look, type LookContext, type RoomPose, type TryOnAnswer, toPicture } from './look.ts';
import { lookKey, NOTHING_WORN, type Slot, type Slots } from './slots.ts';

export interface LookOrder {
  readonly pose: RoomPose;
  readonly slots: Slots;
  /** What the shopper did. */
  readonly category: (typeof TRY_ON_ACTIONS)[number];
  /** The look that is made again another way. */
  readonly retryOf: Look | null;
  readonly from: LookContext;
  readonly signal: AbortSignal;
  /** Looks that were made before, by their keys. */
  readonly known: ReadonlyMap<string, Look>;
  /** Told of the slot whose garment is being put on. */
  readonly onStep: (slot: Slot) => void;
}

type Asked = Pick<LookOrder, 'pose' | 'slots'>;

const toLook = ({ pose, slots }: Asked, answer: TryOnAnswer): Look => ({
  key: lookKey(pose.id, slots),
  id: answer.id,
  iteration: answer.retry_iteration,
  pose,
  slots,
  picture: toPicture(answer),
  isPreview: answer.preview,
  doubts: answer.doubts,
});

/** The bottom alone on the pose, on which the top goes then. */
async function makeBottom(order: LookOrder): Promise<Look> {
  const { pose, from, signal, known, onStep } = order;
  const slots = { ...NOTHING_WORN, bottom: order.slots.bottom };
  const made = known.get(lookKey(pose.id, slots));
  if (made !== undefined) return made;
  onStep('bottom');
  const on = poseOfCall(pose);
  const asked = { category: 'bottom', slots, on, retryOf: null, from, signal } as const;
  return toLook({ pose, slots }, await makeTryOn(asked));
}

const lastSlot = ({ top, bottom }: Slots): Slot =>
  top !== null ? 'top' : bottom !== null ? 'bottom' : 'full_body';

/**
 * Has a look made: in one call, or the bottom first and then the top on that.
 * @returns What was made, the look asked for last.
 */
export async function makeLook(order: LookOrder): Promise<Look[]> {
  const { pose, slots, category, retryOf, from, signal, onStep } = order;
  const isPair = slots.top !== null && slots.bottom !== null;
  const first = isPair ? await makeBottom(order) : null;
  onStep(lastSlot(slots));
  const on = first === null ? poseOfCall(pose) : ({ id: first.id, type: 'generated' } as const);
  const answer = await makeTryOn({ category, slots, on, retryOf, from, signal });
  const look = toLook({ pose, slots }, answer);
  return first === null ? [look] : [first, look];
}
