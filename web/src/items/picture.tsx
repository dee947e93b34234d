import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './picture.module.css';
import { pictureSource } from './picture-source.ts';

interface PictureProps {
  url: string | undefined;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Whether it is seen at once, so that it is loaded first. */
  isFirst?: boolean;
  onBroken?: (url: string) => void;
}

/** A picture of an item, three wide to four high; grey where it is missing or broken. */
export function Picture({ url, alt, sizes, isFirst = false, onBroken }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === undefined || url === brokenUrl) {
    return (
      <span className={styles.space} role="img" aria-label={alt || 'No image'}>
        <ImageOff size={24} strokeWidth={1.25} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={styles.space}>
      <img
        key={url}
        className={styles.filling}
        {...pictureSource(url)}
        sizes={sizes}
        alt={alt}
        width={3}
        height={4}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => {
          setBrokenUrl(url);
          onBroken?.(url);
        }}
      />
    </span>
  );
}
