import { MannequinPicture } from '../../../poses/mannequins.tsx';
import { PosePicture } from '../../../poses/pose-picture.tsx';
import type { RoomPose } from '../state/look.ts';

interface PoseViewProps {
  pose: RoomPose;
  size: 'thumbnail' | 'full';
  /** Empty where words beside it say the same. */
  alt?: string;
}

/** The picture of a pose, the shopper's own or a mannequin. */
export function PoseView({ pose: { id, name, kind }, size, alt = name }: PoseViewProps) {
  const View = kind === 'mannequin' ? MannequinPicture : PosePicture;
  return <View id={id} alt={alt} size={size} />;
}
