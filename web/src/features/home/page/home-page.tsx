import type { Trends } from '@modiste/contract/entities/trends-schema';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useScrollRestoration } from '../../../lib/history/use-scroll-restoration.ts';
import { lazyComponent, useLazyComponent } from '../../../lib/lazy-component.ts';
import { DailyOutfit } from '../daily/daily-outfit.tsx';
import type { HomeSlots } from '../home-slots.ts';
import { dailyOutfitOf, stylePicksOf } from '../trends/outfit-view.ts';
import { useTrends } from '../trends/use-trends.ts';
import { HomeMasthead } from './home-masthead.tsx';
import styles from './home-page.module.css';
import { HomeSections } from './home-sections.tsx';
import { HomeTrouble, HomeWaiting } from './home-stand-ins.tsx';

const outfitSheet = lazyComponent(() =>
  import('../outfit/outfit-sheet.tsx').then(({ OutfitSheet }) => OutfitSheet),
);

/** What of the trends the page shows, made ready once. */
function readPage(trends: Trends | null) {
  if (trends === null) return { day: null, picks: [], isEmpty: true };
  const { glamour_trends: tiles, suggested_items: suggested } = trends;
  const outfit = dailyOutfitOf(trends);
  const day = outfit && { outfit, words: trends.outfit_for_the_day };
  const picks = stylePicksOf(trends);
  const count = picks.length + tiles.length + suggested.length;
  return { day, picks, isEmpty: day === null && count === 0 };
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
  const { day, picks, isEmpty } = page;
  // What is seen first is not kept waiting by all that follows.
  const followed = useDeferredValue(trends, null);
  useScrollRestoration('home', followed !== null);

  const outfits = day === null ? picks : [day.outfit, ...picks];
  const opened = outfits.find(({ key }) => key === openOutfit) ?? null;
  // While it closes, it still shows what it showed.
  const [lastOpened, setLastOpened] = useState(opened);
  if (opened !== null && opened !== lastOpened) setLastOpened(opened);
  const isGone = openOutfit !== null && opened === null && lastOpened?.key === openOutfit;
  const leaveGone = useEffectEvent(onCloseOutfit);
  useEffect(() => {
    if (isGone) leaveGone();
  }, [isGone]);
  const drawOutfitSheet = useLazyComponent(outfitSheet, {
    isWanted: lastOpened !== null,
    onFailed: onCloseOutfit,
  });

  const isWaiting = trends === null && isLoading;
  // The outfit of the day was said to be none, and the next is on its way.
  const isReplacing = day === null && isLoading && !isEmpty;
  return (
    <div className={styles.home}>
      {slots.tickerOf?.(trends?.trending_searches ?? null)}
      <div className={styles.cover}>
        <HomeMasthead setting={trends?.setting ?? null} atMs={atMs} slots={slots} />
        {(day !== null || isWaiting || isReplacing) && <DailyOutfit day={day} slots={slots} />}
      </div>
      {(isWaiting || (followed === null && !isEmpty)) && <HomeWaiting />}
      {isEmpty && !isWaiting && (
        <div className={styles.part}>
          <HomeTrouble
            cause={trends !== null ? 'empty' : fetchAgain === null ? 'offline' : 'failed'}
            searchHref={slots.searchHref('')}
            onAgain={fetchAgain}
          />
        </div>
      )}
      {followed !== null && <HomeSections trends={followed} slots={slots} />}
      {slots.recentActivity !== undefined && !isWaiting && (followed !== null || isEmpty) && (
        <div className={styles.part}>{slots.recentActivity}</div>
      )}
      {!isWaiting && slots.promptBarOf?.(trends?.prompts ?? [])}
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
