import type { DaySetting } from '@modiste/contract/entities/trends-schema';
import { TRENDS_MAX_AGE_MS } from '@modiste/contract/limits';
import { relativeTime } from '@modiste/contract/relative-time';
import { useState } from 'react';
import { Kicker } from '../../../ui/text/kicker.tsx';
import type { HomeSlots } from '../home-slots.ts';
import { dateOf, deviceDay, weatherOf, weekdayOf } from './dateline.ts';
import styles from './home-masthead.module.css';

interface HomeMastheadProps {
  /** Null while it is not known. */
  setting: DaySetting | null;
  /** When the page was fetched; 0 while it was not. */
  atMs: number;
  slots: HomeSlots;
}

/** The day that the page is for, as its title. */
export function HomeMasthead({ setting, atMs, slots }: HomeMastheadProps) {
  const [openedAtMs] = useState(Date.now);
  const day = setting?.day ?? deviceDay();
  const isOld = atMs > 0 && openedAtMs - atMs > TRENDS_MAX_AGE_MS;
  return (
    <header className={styles.masthead}>
      <Kicker className={styles.weather}>{setting === null ? '' : weatherOf(setting)}</Kicker>
      <h1 className={styles.title}>
        {weekdayOf(day)}
        <span className="visually-hidden">, </span>
        <span className={styles.date}>{dateOf(day)}</span>
      </h1>
      <div className={styles.ways}>
        {slots.fittingRoom}
        {slots.pauseControl}
      </div>
      {isOld && <p className={styles.age}>Last updated {relativeTime(atMs, openedAtMs)}</p>}
    </header>
  );
}
