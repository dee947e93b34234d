import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './picture.module.css';

/** Pictures that the server gives in two widths. */
const OWN_PREFIXES = ['/shop/pictures/', '/pictures/'];
const OWN_WIDTHS_PX = [480, 1080] as const;

const isOwn = (url: string) => OWN_PREFIXES.some((prefix) => url.startsWith(prefix));

function sourceSet(url: string): string | undefined {
  if (!isOwn(url)) return undefined;
  return OWN_WIDTHS_PX.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}

interface PictureProps {
  url: string | undefined;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Whether it is seen at once, so that it is loaded first. */
  isFirst?: boolean;
}

/** A picture of an item, three wide to four high; grey where it is missing or broken. */
export function Picture({ url, alt, sizes, isFirst = false }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (url === undefined || url === brokenUrl) {
    return (
      <span className={styles.space} role="img" aria-label={alt || 'No picture'}>
        <ImageOff size={24} strokeWidth={1.25} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={styles.space}>
      <img
        key={url}
        className={styles.filling}
        src={isOwn(url) ? `${url}?w=${OWN_WIDTHS_PX[0]}` : url}
        srcSet={sourceSet(url)}
        sizes={sizes}
        alt={alt}
        width={3}
        height={4}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setBrokenUrl(url)}
      />
    </span>
  );
}
