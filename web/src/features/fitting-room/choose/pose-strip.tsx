import { POSE_STRIP_STEP_PX, POSES_MAX } from '@modiste/contract/limits';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useUploadPoses } from '../../../poses/use-upload-poses.ts';
import { prefersReducedMotion } from '../../../ui/device/reduced-motion.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { PoseView } from '../stage/pose-view.tsx';
import type { RoomPose } from '../state/look.ts';
import { choosePose, useRoom } from '../state/room.ts';
import styles from './pose-strip.module.css';
import { toRoomPose, type useRoomPoses } from './use-room-poses.ts';

const PoseTile = ({ pose, isChosen }: { pose: RoomPose; isChosen: boolean }) => (
  <li>
    <button
      type="button"
      className={styles.tile}
      data-pose={pose.id}
      aria-pressed={isChosen}
      aria-label={pose.name}
      title={pose.name}
      onClick={() => choosePose(pose)}
    >
      <PoseView pose={pose} size="thumbnail" alt="" />
    </button>
  </li>
);

/** The tile that takes a photo of the shopper. */
function UploadTile({ onPick }: { onPick: (files: FileList) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.files !== null) onPick(event.target.files);
    event.target.value = '';
  };
  return (
    <li>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo of you"
        onChange={pick}
      />
      <button
        type="button"
        className={`${styles.tile} ${styles.upload}`}
        onClick={() => input.current?.click()}
      >
        <Plus size={20} strokeWidth={1.5} aria-hidden="true" />
        Add photo
      </button>
    </li>
  );
}

/** The poses in a row that scrolls sideways: a tile to add one, own ones, and the mannequins. */
export function PoseStrip({ room }: { room: ReturnType<typeof useRoomPoses> }) {
  const { poses, ownPoses, mannequins } = room;
  const chosen = useRoom(({ pose }) => pose?.id);
  const hasPhoto = ownPoses.some(({ kind }) => kind === 'pose');
  const strip = useRef<HTMLUListElement>(null);
  const { upload, uploading } = useUploadPoses(poses, {
    onUploaded: (pose) => choosePose(toRoomPose(pose, poses.length + 1)),
  });
  useEffect(() => {
    const tile = strip.current?.querySelector<HTMLElement>(`[data-pose="${chosen}"]`);
    if (!tile || !strip.current) return;
    const { offsetLeft: left, offsetWidth: width } = tile;
    const { scrollLeft, clientWidth } = strip.current;
    const isInView = left >= scrollLeft && left + width <= scrollLeft + clientWidth;
    if (!isInView) strip.current.scrollLeft = left - clientWidth / 2;
  }, [chosen]);
  const step = (direction: -1 | 1) =>
    strip.current?.scrollBy({
      left: direction * POSE_STRIP_STEP_PX,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  return (
    <section className={styles.section} aria-labelledby="fitting-poses">
      <div className={styles.head}>
        <h2 id="fitting-poses" className={styles.title}>
          Pose
        </h2>
        <span className={styles.arrows} data-presses="repeatable">
          <IconButton label="Earlier poses" icon={ChevronLeft} onClick={() => step(-1)} />
          <IconButton label="More poses" icon={ChevronRight} onClick={() => step(1)} />
        </span>
      </div>
      <ul ref={strip} className={styles.strip} aria-label="Poses">
        {poses.length < POSES_MAX && <UploadTile onPick={upload} />}
        {uploading.map(({ id, file }) => (
          <li key={`upload ${id}`} className={styles.tile}>
            <Spinner label={`Uploading ${file.name}`} />
          </li>
        ))}
        {[...ownPoses, ...mannequins].map((pose) => (
          <PoseTile key={pose.id} pose={pose} isChosen={pose.id === chosen} />
        ))}
      </ul>
      {room.hasFailed && (
        <p className={styles.note}>
          Your poses didn’t load.{' '}
          <button type="button" className={styles.again} onClick={() => void room.retry()}>
            Try again
          </button>
        </p>
      )}
      {room.isSettled && !room.hasFailed && !hasPhoto && (
        <p className={styles.note}>
          Best is a full-length photo, facing the camera, arms free, in good light. Only you see
          your photos. By adding one, you confirm that it shows you or someone who agreed to it.
        </p>
      )}
    </section>
  );
}
