import { useQuery } from '@tanstack/react-query';
import { BlobPicture, PosePicture } from '../../../poses/pose-picture.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { mannequinImageQuery } from '../state/api.ts';
import type { RoomPose } from '../state/look.ts';
import styles from './pose-view.module.css';

interface PoseViewProps {
  pose: RoomPose;
  size: 'thumbnail' | 'full';
  /** Empty where words beside it say the same. */
  alt?: string;
}

function MannequinPicture({ pose, size, alt = pose.name }: PoseViewProps) {
  const small = useQuery(mannequinImageQuery(pose.id, 'thumbnail'));
  const large = useQuery({ ...mannequinImageQuery(pose.id, 'full'), enabled: size === 'full' });
  const shown = large.data ?? small.data;
  if (shown !== undefined) return <BlobPicture key={pose.id} blob={shown} alt={alt} />;
  return <Skeleton className={styles.waiting} role="img" aria-label={`${alt}, loading`} />;
}

/** The picture of a pose, the shopper's own or a mannequin. */
export const PoseView = (props: PoseViewProps) =>
  props.pose.kind === 'mannequin' ? (
    <MannequinPicture {...props} />
  ) : (
    <PosePicture id={props.pose.id} alt={props.alt ?? props.pose.name} size={props.size} />
  );
