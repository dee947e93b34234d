import type { Trends } from '@modiste/contract/entities/trends-schema';
import { memo, useMemo } from 'react';
import { GlamourTiles } from '../glamour/glamour-tiles.tsx';
import type { HomeSlots } from '../home-slots.ts';
import { StylePicks } from '../picks/style-picks.tsx';
import { SuggestedStrip } from '../suggested/suggested-strip.tsx';
import { stylePicksOf } from '../trends/outfit-view.ts';
import styles from './home-page.module.css';

const TILES_MAX = 6;

interface HomeSectionsProps {
  trends: Trends;
  slots: HomeSlots;
}

/** What follows the outfit of the day. */
export const HomeSections = memo(({ trends, slots }: HomeSectionsProps) => {
  const picks = useMemo(() => stylePicksOf(trends), [trends]);
  const suggested = trends.suggested_items;
  const tiles = trends.glamour_trends.slice(0, TILES_MAX);
  return (
    <>
      {picks.length > 0 && <StylePicks outfits={picks} slots={slots} />}
      {suggested.length > 0 && (
        <div className={styles.part}>
          <SuggestedStrip items={suggested} slots={slots} />
        </div>
      )}
      {tiles.length > 0 && (
        <div className={styles.part}>
          <GlamourTiles trends={tiles} ways={slots} />
        </div>
      )}
    </>
  );
});
