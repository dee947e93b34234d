import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './item-grid.module.css';

/** How wide one picture of the grid is, for choosing its file. */
export const GRID_PICTURE_SIZES =
  '(min-width: 1600px) 15vw, (min-width: 1200px) 18vw, (min-width: 900px) 23vw, (min-width: 640px) 31vw, 47vw';

interface ItemGridProps {
  label: string;
  tiles: readonly { key: string; content: ReactNode }[];
  /** Whether what is shown is about to be replaced. */
  isFading?: boolean;
  /** Whether the first tile is large, as a magazine's cover is, where there is room. */
  hasCover?: boolean;
  ref?: Ref<HTMLUListElement>;
}

/** Tiles in columns, two on a phone, up to six on a very wide screen; nothing without any. */
export const ItemGrid = ({ label, tiles, isFading = false, hasCover, ref }: ItemGridProps) => (
  <ul
    ref={ref}
    className={styles.grid}
    data-cover={hasCover}
    hidden={tiles.length === 0}
    aria-label={isFading ? 'Previous results' : label}
    data-fading={isFading}
    inert={isFading}
  >
    {tiles.map(({ key, content }) => (
      <li key={key}>{content}</li>
    ))}
  </ul>
);

/** The place of a tile whose item is loading: its picture and two lines of words. */
export const WaitingTile = () => (
  <>
    <Skeleton className={styles.line} />
    <Skeleton className={styles.line} />
    <Skeleton className={styles.line} />
  </>
);

/** The place of a grid whose items are loading. */
export const WaitingGrid = ({ count, hasCover }: { count: number; hasCover?: boolean }) => (
  <div className={styles.grid} data-cover={hasCover} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => `waiting-${index}`).map((key) => (
      <div key={key}>
        <WaitingTile />
      </div>
    ))}
  </div>
);
