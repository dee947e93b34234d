import { Dialog } from '@base-ui/react/dialog';
import type { Item } from '@modiste/contract/entities/item';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useConnection } from '../../../lib/connection.ts';
import { useBackToClose } from '../../../lib/history/use-back-to-close.ts';
import { LayerFailure } from '../../../ui/feedback/layer-failure.tsx';
import { TurningLogo } from '../../../ui/feedback/logo-loader.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { type Closet, GarmentPicker } from '../choose/garment-picker.tsx';
import { GarmentSlots } from '../choose/garment-slots.tsx';
import { LookStrip } from '../choose/look-strip.tsx';
import { PoseStrip } from '../choose/pose-strip.tsx';
import { fittingPose, useRoomPoses } from '../choose/use-room-poses.ts';
import { LookStage } from '../stage/look-stage.tsx';
import type { LookContext, RoomPose } from '../state/look.ts';
import { choosePose, forgetPose, retryLook, useRoom, wearItem } from '../state/room.ts';
import { slotOf } from '../state/slots.ts';
import styles from './fitting-room.module.css';

/** What the shopper came in with. */
export interface Visit {
  item?: Item;
  from?: LookContext;
  pose?: RoomPose;
}

const NOWHERE: LookContext = { context: null, contextId: null };

/** Whether a pose was deleted, here or on another device. */
const isLost = (
  pose: RoomPose,
  { ownPoses, isSettled, hasFailed }: ReturnType<typeof useRoomPoses>,
) =>
  pose.kind !== 'mannequin' &&
  isSettled &&
  !hasFailed &&
  !ownPoses.some(({ id }) => id === pose.id);

/** Puts on what the shopper came with, on the pose that they came with or chose last. */
function useVisit({ item, from = NOWHERE, pose }: Visit, room: ReturnType<typeof useRoomPoses>) {
  const hasPose = useRoom((state) => state.pose !== null);
  const begin = useEffectEvent(() => {
    const chosen = pose ?? fittingPose(room, item?.other_info.gender);
    if (chosen !== null) choosePose(chosen);
    if (item !== undefined && slotOf(item) !== null) wearItem(item, from);
  });
  useEffect(() => {
    if (room.isSettled) begin();
  }, [room.isSettled]);
  const choose = useEffectEvent(() => {
    const chosen = fittingPose(room, undefined);
    if (chosen !== null) choosePose(chosen);
  });
  useEffect(() => {
    if (room.isSettled && !hasPose) choose();
  }, [room.isSettled, hasPose]);
  const lostId = useRoom(({ pose: chosen }) =>
    chosen !== null && isLost(chosen, room) ? chosen.id : null,
  );
  useEffect(() => {
    if (lostId !== null) forgetPose(lostId);
  }, [lostId]);
}

/** What failed because nobody answered is made once somebody does. */
function useResume() {
  useEffect(
    () =>
      useConnection.subscribe(({ status }) => {
        const { work } = useRoom.getState();
        if (status === 'there' && work.kind === 'failed' && work.isAway) retryLook();
      }),
    [],
  );
}

function RoomContent({ visit, closets }: { visit: Visit; closets: readonly Closet[] }) {
  const room = useRoomPoses();
  const [slot, setSlot] = useState<Parameters<typeof GarmentPicker>[0]['slot']>(null);
  const poseId = useRoom(({ pose }) => pose?.id);
  const closePicker = useBackToClose(slot !== null, () => setSlot(null));
  useVisit(visit, room);
  useResume();
  return (
    <div className={styles.room}>
      <LookStage
        invitation={
          <p className={styles.invitation}>
            {room.isSettled ? 'Choose a pose to begin.' : 'Loading'}
          </p>
        }
      />
      <div className={styles.choices}>
        <GarmentSlots onChoose={setSlot} />
        <LookStrip />
        <PoseStrip room={room} />
      </div>
      <GarmentPicker
        slot={slot}
        closets={closets}
        gender={poseId === undefined ? undefined : room.mannequinGenders.get(poseId)}
        onClose={closePicker}
      />
    </div>
  );
}

interface FittingRoomProps {
  visit: Visit;
  /** What may be chosen from inside. */
  closets: readonly Closet[];
  open: boolean;
  onClose: () => void;
}

/** The Fitting Room: slides up over the whole screen. */
export function FittingRoom({ visit, closets, open, onClose }: FittingRoomProps) {
  const close = useBackToClose(open, onClose);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    >
      <Dialog.Portal>
        <Dialog.Popup className={styles.popup}>
          <div className={styles.bar}>
            <span className={styles.logo}>
              <TurningLogo />
            </span>
            <Dialog.Title className={styles.title}>Fitting Room</Dialog.Title>
            <IconButton label="Close" icon={X} className={styles.close} onClick={close} />
          </div>
          <RoomContent visit={visit} closets={closets} />
          <LayerFailure />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
