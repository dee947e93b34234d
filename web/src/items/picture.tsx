import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './picture.module.css';
import { pictureSource } from './picture-source.ts';
import { usePictureTurn } from './picture-turns.ts';

interface PictureProps {
  url: string | undefined;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Whether it is seen at once, so that it is loaded first. */
  isFirst?: boolean;
  /** Whether its address is still being asked for: nothing is missing then. */
  isAwaited?: boolean;
  onBroken?: (url: string) => void;
}

/** A picture of an item, three wide to four high; grey where it is missing or broken. */
export function Picture(props: PictureProps) {
  const { url, alt, sizes, isFirst = false, isAwaited = false, onBroken } = props;
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (isAwaited) return <span className={styles.space} />;
  if (url === undefined || url === brokenUrl) {
    return (
      <span className={styles.space} role="img" aria-label={alt || 'No image'}>
        <ImageOff size={24} strokeWidth={1.25} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={styles.space}>
      <LoadedPicture
        key={url}
        url={url}
        alt={alt}
        sizes={sizes}
        isFirst={isFirst}
        onBroken={() => {
          setBrokenUrl(url);
          onBroken?.(url);
        }}
      />
    </span>
  );
}

interface LoadedPictureProps extends Required<Omit<PictureProps, 'url' | 'isAwaited'>> {
  url: string;
}

/** An image that is loaded when it is its turn. */
function LoadedPicture({ url, alt, sizes, isFirst, onBroken }: LoadedPictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const { hasTurn, isLazy, onEnd } = usePictureTurn(image, { url, isFirst });
  return (
    <img
      ref={image}
      className={styles.filling}
      {...(hasTurn && pictureSource(url))}
      sizes={sizes}
      alt={alt}
      width={3}
      height={4}
      loading={isLazy ? 'lazy' : 'eager'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onLoad={() => onEnd(true)}
      onError={() => {
        onEnd(false);
        onBroken(url);
      }}
    />
  );
}
