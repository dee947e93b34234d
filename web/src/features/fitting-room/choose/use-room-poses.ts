import { useQuery } from '@tanstack/react-query';
import { isString } from '../../../lib/guards.ts';
import { readStored } from '../../../lib/storage.ts';
import { mannequinsQuery } from '../../../poses/mannequins.tsx';
import { poseName } from '../../../poses/pose-name.ts';
import { type Pose, posesQuery } from '../../../poses/pose-queries.ts';
import type { RoomPose } from '../state/look.ts';
import { POSE_STORED, useRoom } from '../state/room.ts';

const NO_POSES: readonly Pose[] = [];

export const toRoomPose = (pose: Pose, number: number): RoomPose => ({
  id: pose.id,
  name: poseName(pose, number),
  kind: pose.generated ? 'generated' : 'pose',
  faults: pose.photo_faults,
});

/** The poses that there are: the shopper's own, the newest first, and the mannequins. */
export function useRoomPoses() {
  const own = useQuery(posesQuery());
  const ready = useQuery(mannequinsQuery());
  const poses = own.data ?? NO_POSES;
  const ownPoses = poses.map((pose, index) => toRoomPose(pose, poses.length - index));
  const mannequins = (ready.data ?? []).map(
    ({ id, name }): RoomPose => ({ id, name, kind: 'mannequin', faults: [] }),
  );
  return {
    poses,
    ownPoses,
    mannequins,
    mannequinGenders: new Map((ready.data ?? []).map(({ id, gender }) => [id, gender])),
    isSettled: !own.isPending && !ready.isPending,
    hasFailed: own.isError,
    retry: own.refetch,
  };
}

const bodyOf = ({ name }: RoomPose) => name.split(', ').at(-1);

/**
 * The pose for a piece that is made for a gender, if for any: the one chosen last, an own photo, or
 * a mannequin. What is draped on women’s mannequins hangs on theirs alone, and so with men’s.
 */
export function fittingPose(
  { ownPoses, mannequins, mannequinGenders }: ReturnType<typeof useRoomPoses>,
  gender: string | undefined,
): RoomPose | null {
  const storedId = useRoom.getState().pose?.id ?? readStored(POSE_STORED, isString);
  const last = [...ownPoses, ...mannequins].find(({ id }) => id === storedId) ?? ownPoses[0];
  const fitting = mannequins.filter(({ id }) => mannequinGenders.get(id) === gender);
  if (last?.kind === 'mannequin') {
    const isFitting = fitting.length === 0 || fitting.includes(last);
    if (!isFitting) return fitting.find((one) => bodyOf(one) === bodyOf(last)) ?? last;
  }
  return last ?? fitting[0] ?? mannequins[0] ?? null;
}
