import type { GlamourTrend } from '@modiste/contract/entities/trends-schema';
import { ArrowRight, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { Picture } from '../../../items/picture.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './glamour-tile.module.css';

const SIZES = '(min-width: 900px) 40vw, (min-width: 640px) 46vw, 92vw';

interface GlamourTileProps {
  trend: GlamourTrend;
  isTurned: boolean;
  onTurn: () => void;
  /** Where its search is. */
  href: string;
}

/** One trend: its picture and name on the front; what it is, why, and its search on the back. */
export function GlamourTile({ trend, isTurned, onTurn, href }: GlamourTileProps) {
  const { trend: name, description, reason, query, images } = trend;
  // Whoever comes to the link by keys sees it.
  const [isLinkFocused, setIsLinkFocused] = useState(false);
  const isBack = isTurned || isLinkFocused;
  return (
    <article className={styles.tile} data-turned={isBack}>
      <IconButton
        className={styles.turn}
        label={isBack ? `Show the picture of ${name}` : `Read about ${name}`}
        icon={RotateCw}
        look="over-picture"
        size={16}
        onClick={onTurn}
      />
      <div className={styles.card}>
        <div className={styles.front}>
          <Picture url={images[0]} alt="" sizes={SIZES} />
          <h3 className={styles.name}>{name}</h3>
        </div>
        <div className={styles.back}>
          <span className={styles.second}>
            <Picture url={images[1] ?? images[0]} alt="" sizes={SIZES} />
          </span>
          <p className={styles.title} aria-hidden="true">
            {name}
          </p>
          <p className={styles.description}>{description}</p>
          <p className={styles.reason}>{reason}</p>
          <Link
            className={styles.link}
            href={href}
            onFocus={() => setIsLinkFocused(true)}
            onBlur={() => setIsLinkFocused(false)}
          >
            Search {query}
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        </div>
      </div>
    </article>
  );
}
