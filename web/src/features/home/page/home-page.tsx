import type { Trends } from '@modiste/contract/entities/trends-schema';
import { useMemo, useState } from 'react';
import { useScrollRestoration } from '../../../lib/history/use-scroll-restoration.ts';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { DailyOutfit } from '../daily/daily-outfit.tsx';
import { GlamourTiles } from '../glamour/glamour-tiles.tsx';
import type { HomeSlots } from '../home-slots.ts';
import { StylePicks } from '../picks/style-picks.tsx';
import { SuggestedStrip } from '../suggested/suggested-strip.tsx';
import { dailyOutfitOf, stylePicksOf } from '../trends/outfit-view.ts';
import { useTrends } from '../trends/use-trends.ts';
import { HomeMasthead } from './home-masthead.tsx';
import styles from './home-page.module.css';
import { HomeTrouble, HomeWaiting } from './home-stand-ins.tsx';

const TILES_MAX = 6;

const outfitSheet = lazyComponent(() =>
  import('../outfit/outfit-sheet.tsx').then(({ OutfitSheet }) => OutfitSheet),
);

/** What of the trends the page shows, made ready once. */
function readPage(trends: Trends | null) {
  const outfit = trends && dailyOutfitOf(trends);
  return {
    day: trends && outfit && { outfit, words: trends.outfit_for_the_day },
    picks: trends === null ? [] : stylePicksOf(trends),
    tiles: trends?.glamour_trends.slice(0, TILES_MAX) ?? [],
    suggested: trends?.suggested_items ?? [],
  };
}

interface HomePageProps {
  slots: HomeSlots;
  /** The key of the outfit that the address names. */
  openOutfit: string | null;
  onCloseOutfit: () => void;
}

/** The Home tab: the outfit of the day and what else is worn now, chosen for the person. */
export function HomePage({ slots, openOutfit, onCloseOutfit }: HomePageProps) {
  const { trends, atMs, isLoading, fetchAgain } = useTrends();
  const page = useMemo(() => readPage(trends), [trends]);
  const { day, picks, tiles, suggested } = page;
  useScrollRestoration('home', trends !== null);

  const outfits = day === null ? picks : [day.outfit, ...picks];
  const opened = outfits.find(({ key }) => key === openOutfit) ?? null;
  // While it closes, it still shows what it showed.
  const [lastOpened, setLastOpened] = useState(opened);
  if (opened !== null && opened !== lastOpened) setLastOpened(opened);
  const drawOutfitSheet = useLazyComponent(outfitSheet, {
    isWanted: lastOpened !== null,
    onFailed: onCloseOutfit,
  });

  const isEmpty = outfits.length + tiles.length + suggested.length === 0;
  const isWaiting = trends === null && isLoading;
  return (
    <div className={styles.home}>
      {trends !== null && slots.tickerOf?.(trends.trending_searches)}
      <div className={styles.cover}>
        <HomeMasthead setting={trends?.setting ?? null} atMs={atMs} slots={slots} />
        {(day !== null || isWaiting) && <DailyOutfit day={day} slots={slots} />}
      </div>
      {isWaiting && <HomeWaiting />}
      {isEmpty && !isWaiting && (
        <div className={styles.part}>
          <HomeTrouble
            cause={trends !== null ? 'empty' : fetchAgain === null ? 'offline' : 'failed'}
            searchHref={slots.searchHref('')}
            onAgain={fetchAgain}
          />
        </div>
      )}
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
      {slots.recentActivity !== undefined && (
        <div className={styles.part}>{slots.recentActivity}</div>
      )}
      {trends !== null && slots.promptBarOf?.(trends.prompts)}
      {lastOpened !== null &&
        drawOutfitSheet({
          outfit: opened ?? lastOpened,
          open: opened !== null,
          slots,
          onClose: onCloseOutfit,
        })}
    </div>
  );
}
