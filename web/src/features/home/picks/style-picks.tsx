import { STYLE_PICKS_TURN_MS, SWIPE_THRESHOLD_SMALL_PX } from '@modiste/contract/limits';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useSwipe } from '../../../ui/device/use-swipe.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import type { HomeSlots } from '../home-slots.ts';
import { useHold, useIsMoving, useTurns } from '../motion.ts';
import type { OutfitView } from '../trends/outfit-view.ts';
import { PickPanel } from './pick-panel.tsx';
import styles from './style-picks.module.css';

interface StylePicksProps {
  outfits: readonly OutfitView[];
  slots: HomeSlots;
}

/** Outfits to choose from, one of them on show; it turns by itself, by buttons, swipes and keys. */
export function StylePicks({ outfits, slots }: StylePicksProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  // A new page may have fewer outfits.
  const shown = chosen % outfits.length;
  const { isHeld, hold } = useHold();
  const isMoving = useIsMoving(isHeld);
  const step = (by: number) => setChosen((shown + by + outfits.length) % outfits.length);
  useTurns({ isMoving, everyMs: STYLE_PICKS_TURN_MS, from: shown }, () => step(1));
  const swipe = useSwipe({
    onSwipe: (direction) => {
      if (direction !== 'down') step(direction === 'left' ? 1 : -1);
    },
    thresholdPx: SWIPE_THRESHOLD_SMALL_PX,
  });
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    <section
      className={styles.band}
      aria-labelledby={id}
      aria-roledescription="carousel"
      onKeyDown={stepByKey}
      {...hold}
    >
      <div className={styles.picks}>
        <div className={styles.contents}>
          <h2 id={id} className={styles.title}>
            Style Picks For You
          </h2>
          <ol className={styles.names}>
            {outfits.map(({ key, name }, index) => (
              <li key={key}>
                <button
                  type="button"
                  className={styles.name}
                  aria-current={index === shown ? 'true' : undefined}
                  onClick={() => setChosen(index)}
                >
                  {name}
                </button>
              </li>
            ))}
          </ol>
          <div className={styles.steps}>
            <IconButton
              label="Previous outfit"
              icon={ArrowLeft}
              look="floating"
              data-presses="repeatable"
              onClick={() => step(-1)}
            />
            <IconButton
              label="Next outfit"
              icon={ArrowRight}
              look="floating"
              data-presses="repeatable"
              onClick={() => step(1)}
            />
            <p className={styles.position}>
              <span className="visually-hidden">Outfit </span>
              {shown + 1} of {outfits.length}
            </p>
          </div>
        </div>
        <div className={styles.stage} {...swipe}>
          {outfits.map((outfit, index) => (
            <PickPanel
              key={outfit.key}
              outfit={outfit}
              isShown={index === shown}
              isNear={index === shown || index === (shown + 1) % outfits.length}
              isMoving={isMoving && index === shown}
              slots={slots}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
