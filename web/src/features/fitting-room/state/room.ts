import type { Item } from '@modiste/contract/entities/item';
import { MESSAGES } from '@modiste/contract/messages';
import { create } from 'zustand';
import { CallError, failureMessage, isOutOfReach } from '../../../lib/call.ts';
import { closeFailure, showFailure } from '../../../lib/failure-popup.ts';
import { useSession } from '../../../lib/session.ts';
import { writeStored } from '../../../lib/storage.ts';
import { isSamePicture, type Look, type LookContext, type RoomPose } from './look.ts';
import { type LookOrder, makeLook } from './make-look.ts';
import { lookKey, NOTHING_WORN, type Slot, type Slots, takeOff, wear, wornItems } from './slots.ts';

/** Under it the device keeps which pose was chosen last. */
export const POSE_STORED = 'fitting-room-pose';
const LOOKS_MAX = 24;

type Change = Pick<LookOrder, 'category'> & { readonly retryOf?: Look };

type Work =
  /** `isSame`: the look on show was made again, and came out the same. */
  | { readonly kind: 'idle'; readonly isSame?: boolean }
  | { readonly kind: 'making'; readonly slot: Slot }
  /** `isAway`: nobody answers; it goes on once somebody does. `change` is what failed. */
  | { readonly kind: 'failed'; readonly isAway: boolean; readonly change: Change };

interface Room {
  readonly pose: RoomPose | null;
  readonly slots: Slots;
  /** The look on show; null while that is the pose alone. */
  readonly shown: Look | null;
  /** What was made, the latest first. */
  readonly looks: readonly Look[];
  readonly work: Work;
}

const EMPTY: Room = {
  pose: null,
  slots: NOTHING_WORN,
  shown: null,
  looks: [],
  work: { kind: 'idle' },
};

/** What the fitting room holds, for as long as its shopper stays signed in on the page. */
export const useRoom = create<Room>(() => EMPTY);

let from: LookContext = { context: null, contextId: null };
/** Ends what is being made for an older wish. */
let current = new AbortController();

useSession.subscribe(({ user }, before) => {
  if (user?.email === before.user?.email || before.user === null) return;
  current.abort();
  useRoom.setState(EMPTY);
});

/** What the server says that helps the shopper on, or else what the screen says. */
const messageOf = (error: unknown): string =>
  error instanceof CallError &&
  /^(no_person|no_garment|try_on_busy|explicit_image)$/.test(error.code)
    ? error.message
    : failureMessage(error, MESSAGES.try_on_failed);

/** The looks with newer ones at their head; what was made another way stays beside the first. */
function withLooks(looks: readonly Look[], made: readonly Look[]): Look[] {
  const ids = new Set(made.map(({ id }) => id));
  return [...made.toReversed(), ...looks.filter(({ id }) => !ids.has(id))].slice(0, LOOKS_MAX);
}

/** The newest look of each pose and garments. */
const newestByKey = (looks: readonly Look[]) =>
  new Map(looks.toReversed().map((look) => [look.key, look]));

/** Shows what is wanted now: at once where it was made before, or else has it made. */
async function showWanted(change: Change): Promise<void> {
  const { category, retryOf } = change;
  current.abort();
  current = new AbortController();
  const { signal } = current;
  const { pose, slots, looks } = useRoom.getState();
  closeFailure();
  if (pose === null || wornItems(slots).length === 0) {
    useRoom.setState({ shown: null, work: { kind: 'idle' } });
    return;
  }
  const known = newestByKey(looks);
  const found = known.get(lookKey(pose.id, slots));
  if (found !== undefined && retryOf === undefined) {
    useRoom.setState({ shown: found, work: { kind: 'idle' } });
    return;
  }
  const onStep = (slot: Slot) => {
    if (!signal.aborted) useRoom.setState({ work: { kind: 'making', slot } });
  };
  try {
    const order = { pose, slots, category, retryOf: retryOf ?? null, from, known, onStep, signal };
    const made = await makeLook(order);
    // What was asked for since then is not overwritten.
    if (signal.aborted) return;
    const shown = made.at(-1) ?? null;
    const isSame = retryOf !== undefined && shown !== null && (await isSamePicture(retryOf, shown));
    if (signal.aborted) return;
    const kept = useRoom.getState().looks.filter(({ id }) => !isSame || id !== retryOf.id);
    useRoom.setState({ looks: withLooks(kept, made), shown, work: { kind: 'idle', isSame } });
  } catch (error) {
    if (signal.aborted) return;
    const isAway = isOutOfReach(error) && error instanceof TypeError;
    useRoom.setState({ work: { kind: 'failed', isAway, change } });
    showFailure(messageOf(error));
  }
}

export function choosePose(pose: RoomPose): void {
  if (useRoom.getState().pose?.id === pose.id) return;
  writeStored(POSE_STORED, pose.id);
  useRoom.setState({ pose, shown: null });
  void showWanted({ category: 'pose' });
}

/** Puts an item on; `chosen` says where the shopper found it. */
export function wearItem(item: Item, chosen: LookContext): void {
  from = chosen;
  const slots = wear(useRoom.getState().slots, item);
  useRoom.setState({ slots });
  const { top, bottom } = slots;
  const category = top === item ? 'top' : bottom === item ? 'bottom' : 'full_body';
  void showWanted({ category });
}

export function removeItem(slot: Slot): void {
  useRoom.setState({ slots: takeOff(useRoom.getState().slots, slot) });
  void showWanted({ category: 'remove' });
}

/** Has the look on show made another way; one that failed, once more. */
export function retryLook(): void {
  const { shown, work } = useRoom.getState();
  if (work.kind === 'failed') void showWanted(work.change);
  else if (shown === null) void showWanted({ category: 'pose' });
  else void showWanted({ category: 'retry', retryOf: shown });
}

/** Shows an earlier look again, its pose and garments with it. */
export function showLook(look: Look): void {
  current.abort();
  closeFailure();
  useRoom.setState({ pose: look.pose, slots: look.slots, shown: look, work: EMPTY.work });
}

/** Whether the look on show was to be made another way, and that failed. */
export const hasRetryFailed = ({ shown, work }: Room): boolean =>
  work.kind === 'failed' && shown !== null && work.change.retryOf?.id === shown.id;

/** Forgets a pose that is gone, and what was made of it. */
export function forgetPose(id: string): void {
  const { pose, looks, shown } = useRoom.getState();
  const left = looks.filter((look) => look.pose.id !== id);
  if (pose?.id !== id) {
    useRoom.setState({ looks: left });
    return;
  }
  current.abort();
  const isShown = shown?.pose.id === id;
  useRoom.setState({ looks: left, pose: null, shown: isShown ? null : shown, work: EMPTY.work });
}
