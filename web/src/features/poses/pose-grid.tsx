import type { ReactNode } from 'react';
import { poseName } from '../../poses/pose-name.ts';
import { BlobPicture, PosePicture } from '../../poses/pose-picture.tsx';
import type { Pose } from '../../poses/pose-queries.ts';
import type { Upload } from '../../poses/use-upload-poses.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import styles from './pose-grid.module.css';

interface PoseGridProps {
  poses: readonly Pose[];
  /** Photos that are being uploaded. */
  uploading: readonly Upload[];
  isWaiting: boolean;
  onOpen: (pose: Pose) => void;
  /** Shown before the poses: the tile to add one. */
  children: ReactNode;
}

const WAITING_TILES = ['one', 'two', 'three'] as const;

/** The poses of a shopper in columns, the newest first, after those that are being uploaded. */
export const PoseGrid = ({ poses, uploading, isWaiting, onOpen, children }: PoseGridProps) => (
  <ul className={styles.grid} aria-label="Your poses" aria-busy={isWaiting}>
    <li>{children}</li>
    {uploading.map(({ id, file }) => (
      <li key={`upload ${id}`} className={styles.tile}>
        <BlobPicture blob={file} alt="" />
        <span className={styles.veil}>
          <Spinner label={`Uploading ${file.name}`} />
        </span>
      </li>
    ))}
    {poses.map((pose, index) => (
      <li key={pose.id}>
        <button
          type="button"
          className={styles.tile}
          aria-haspopup="dialog"
          onClick={() => onOpen(pose)}
        >
          <PosePicture id={pose.id} alt={poseName(pose, poses.length - index)} size="thumbnail" />
          {pose.generated && <Badge>Try-on</Badge>}
        </button>
      </li>
    ))}
    {isWaiting &&
      WAITING_TILES.map((tile) => (
        <li key={tile} aria-hidden="true">
          <Skeleton className={styles.waiting} />
        </li>
      ))}
  </ul>
);
