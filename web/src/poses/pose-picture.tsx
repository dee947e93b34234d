import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './pose-picture.module.css';
import { poseImageQuery, poseThumbnailQuery } from './pose-queries.ts';

interface BlobPictureProps {
  blob: Blob;
  alt: string;
}

/** A picture that is held in memory: its address lives as long as it is shown. */
export function BlobPicture({ blob, alt }: BlobPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  if (isBroken) return <NoPicture alt={alt} />;
  return <img ref={show} className={styles.picture} alt={alt} onError={() => setIsBroken(true)} />;
}

const NoPicture = ({ alt }: { alt: string }) => (
  <span className={styles.missing} role="img" aria-label={alt}>
    <ImageOff size={24} strokeWidth={1.25} aria-hidden="true" />
  </span>
);

/** Pulses where a picture is loading; says so unless words beside it say what it shows. */
export const LoadingPicture = ({ alt }: { alt: string }) => (
  <Skeleton
    className={styles.waiting}
    {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${alt}, loading` })}
  />
);

interface PosePictureProps {
  id: string;
  alt: string;
  size: 'thumbnail' | 'full';
}

/** The picture of a pose; it pulses while it is loading. */
export function PosePicture({ id, alt, size }: PosePictureProps) {
  const thumbnail = useQuery(poseThumbnailQuery(id));
  const image = useQuery({ ...poseImageQuery(id), enabled: size === 'full' });
  const { data, isError } = size === 'full' ? image : thumbnail;
  const shown = data ?? thumbnail.data;
  if (shown !== undefined) return <BlobPicture key={`${id} ${size}`} blob={shown} alt={alt} />;
  if (isError) return <NoPicture alt={alt} />;
  return <LoadingPicture alt={alt} />;
}
