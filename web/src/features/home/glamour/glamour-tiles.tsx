import type { GlamourTrend } from '@modiste/contract/entities/trends-schema';
import { GLAMOUR_FLIP_MS } from '@modiste/contract/limits';
import { useId, useRef, useState } from 'react';
import type { HomeWays } from '../home-slots.ts';
import { useHold, useIsMoving, useTurns } from '../motion.ts';
import { GlamourTile } from './glamour-tile.tsx';
import styles from './glamour-tiles.module.css';

/** The same names in a random order (Fisher and Yates). */
function shuffled(names: readonly string[]): string[] {
  const rest = [...names];
  return names.flatMap(() => rest.splice(Math.floor(Math.random() * rest.length), 1));
}

interface GlamourTilesProps {
  trends: readonly GlamourTrend[];
  ways: HomeWays;
}

/**
 * What is worn now: tiles that show a picture and turn over to say why. Each turns once in ten
 * seconds, at a moment of its own and in another order each time.
 */
export function GlamourTiles({ trends, ways }: GlamourTilesProps) {
  const id = useId();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const { isHeld, hold } = useHold();
  const round = useRef<string[]>([]);
  const turn = (name: string) => {
    const next = new Set(turned);
    if (!next.delete(name)) next.add(name);
    setTurned(next);
  };
  const turning = { isMoving: useIsMoving(isHeld), everyMs: GLAMOUR_FLIP_MS / trends.length };
  useTurns(turning, () => {
    if (round.current.length === 0) round.current = shuffled(trends.map(({ trend }) => trend));
    const next = round.current.pop();
    if (next !== undefined) turn(next);
  });
  return (
    <section className={styles.glamour} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        What’s Glamorous Now
      </h2>
      <ul className={styles.tiles} aria-labelledby={id} {...hold}>
        {trends.map((trend) => (
          <li key={trend.trend} className={styles.place}>
            <GlamourTile
              trend={trend}
              isTurned={turned.has(trend.trend)}
              onTurn={() => turn(trend.trend)}
              href={ways.searchHref(trend.query)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
