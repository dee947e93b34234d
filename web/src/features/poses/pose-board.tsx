import { POSES_MAX } from '@modiste/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { closeFailure } from '../../lib/failure-popup.ts';
import { type Pose, posesQuery } from '../../poses/pose-queries.ts';
import { type UploadWords, useUploadPoses } from '../../poses/use-upload-poses.ts';
import { useDroppedFiles } from '../../ui/device/incoming-files.ts';
import { Button } from '../../ui/form/button.tsx';
import { PhotoCheck } from './photo-check.tsx';
import styles from './pose-board.module.css';
import { PoseGrid } from './pose-grid.tsx';
import { PoseGuide } from './pose-guide.tsx';
import { PoseViewer } from './pose-viewer.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useDeletePose } from './use-delete-pose.ts';

const NONE: readonly Pose[] = [];

function countOf(count: number): string {
  if (count === 0) return 'No poses yet. Add one photo to get started.';
  if (count >= POSES_MAX)
    return `${count} poses, the most you can keep. Delete one to add another.`;
  return count === 1 ? '1 pose' : `${count} poses`;
}

interface PoseBoardProps {
  /** What it says when photos cannot be added, where that is not what the app says. */
  words?: UploadWords;
  /** The way to try something on a pose, by its name. */
  tryOnOf?: ((pose: Pose, name: string) => ReactNode) | undefined;
}

/** The poses of a shopper: what makes a good one, those there are, and how to add and delete them. */
export function PoseBoard({ words, tryOnOf }: PoseBoardProps) {
  const { data, isPending, isError, refetch } = useQuery(posesQuery());
  const poses = data ?? NONE;
  const { upload, uploading, room, doubtful, keep } = useUploadPoses(poses, { words });
  const deletePose = useDeletePose();
  const isHeld = useDroppedFiles(upload);
  const [viewed, setViewed] = useState<{ poses: readonly Pose[]; start: Pose } | null>(null);
  const board = useRef<HTMLDivElement>(null);

  // The first photo of all is on its way.
  const isFirst = poses.length === 0 && uploading.length > 0;
  const isCounted = data !== undefined && !isFirst;
  const firstTile = () => board.current?.querySelector<HTMLElement>('li button') ?? null;
  const leaveViewer = (isDeleted: boolean) => {
    setViewed(null);
    if (isDeleted) firstTile()?.focus();
  };
  const retry = () => {
    closeFailure();
    void refetch();
  };

  return (
    <div className={styles.board}>
      <PoseGuide />
      <div ref={board} className={styles.poses}>
        {isError && data === undefined && (
          <p className={styles.failed}>
            Your poses didn’t load.
            <Button look="outline" onClick={retry}>
              Try again
            </Button>
          </p>
        )}
        <div role="status">
          {doubtful.map((pose) => (
            <PhotoCheck
              key={pose.id}
              pose={pose}
              onKeep={() => {
                keep(pose);
                // What was pressed goes away.
                firstTile()?.focus();
              }}
              onDelete={() => deletePose(pose)}
              nextFocus={firstTile}
            />
          ))}
        </div>
        <PoseGrid
          poses={poses}
          uploading={uploading}
          isWaiting={isPending}
          onOpen={(start) => setViewed({ poses, start })}
        >
          {room > 0 && <UploadTile isTarget={isHeld} onPick={upload} />}
        </PoseGrid>
        <p className={styles.count} role="status">
          {isCounted && countOf(poses.length)}
        </p>
      </div>
      {viewed !== null && (
        <PoseViewer {...viewed} tryOnOf={tryOnOf} onDelete={deletePose} onClosed={leaveViewer} />
      )}
    </div>
  );
}
