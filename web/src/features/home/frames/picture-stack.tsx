import { useState } from 'react';
import { Picture } from '../../../items/picture.tsx';
import styles from './picture-stack.module.css';

interface PictureStackProps {
  pictures: readonly (string | undefined)[];
  /** Which of them is seen. */
  shown: number;
  /** How wide they are shown, as the `sizes` of an image. */
  sizes: string;
  /** Whether the one that is seen first is seen at once. */
  isFirst?: boolean;
}

/** Pictures in one place, one of them seen; the next fades in over the one before. */
export function PictureStack({ pictures, shown, sizes, isFirst = false }: PictureStackProps) {
  const [start] = useState(shown);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  // The next one is loaded ahead, so that it never fades in empty.
  const wanted = [shown, (shown + 1) % pictures.length];
  if (wanted.some((index) => !seen.has(index))) setSeen(new Set([...seen, ...wanted]));
  return (
    <span className={styles.stack}>
      {pictures.map((url, index) =>
        seen.has(index) ? (
          <span key={url ?? index} className={styles.layer} data-shown={index === shown}>
            <Picture url={url} alt="" sizes={sizes} isFirst={isFirst && index === start} />
          </span>
        ) : null,
      )}
    </span>
  );
}
