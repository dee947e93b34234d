import type { DailyOutfit as DailyWords } from '@modiste/contract/entities/trends-schema';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { isBoolean } from '../../../lib/guards.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import type { HomeSlots } from '../home-slots.ts';
import type { OutfitView } from '../trends/outfit-view.ts';
import advice from './daily-advice.module.css';
import styles from './daily-outfit.module.css';
import { DailyPieces } from './daily-pieces.tsx';
import { DailyWaiting } from './daily-waiting.tsx';

const CLOSED_KEY = 'home-daily-closed';

/** How to wear the outfit of the day, a sentence each. */
function DailyAdvice({ recommendations }: { recommendations: readonly string[] }) {
  const id = useId();
  if (recommendations.length === 0) return null;
  return (
    <div className={advice.advice}>
      <h3 id={id} className={advice.title}>
        How to wear it
      </h3>
      <ol className={advice.list} aria-labelledby={id}>
        {recommendations.map((sentence) => (
          <li key={sentence} className={advice.sentence}>
            {sentence}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface DailyOutfitProps {
  /** Null while it is not known yet. */
  day: { outfit: OutfitView; words: DailyWords } | null;
  slots: HomeSlots;
}

/** The outfit of the day: its pieces one after another in large, and how to wear it. */
export function DailyOutfit({ day, slots }: DailyOutfitProps) {
  const id = useId();
  const [isClosed, setIsClosed] = useState(() => readStored(CLOSED_KEY, isBoolean) ?? false);
  const toggle = () => {
    writeStored(CLOSED_KEY, !isClosed);
    setIsClosed(!isClosed);
  };
  return (
    <section className={styles.daily} aria-labelledby={id} data-closed={isClosed}>
      <h2 id={id} className={styles.title}>
        <button type="button" className={styles.toggle} aria-expanded={!isClosed} onClick={toggle}>
          Your Daily Outfit Recommendation
          <ChevronDown className={styles.chevron} size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </h2>
      {!isClosed && day === null && <DailyWaiting />}
      {!isClosed && day !== null && (
        <>
          <DailyPieces key={day.outfit.key} {...day} slots={slots} />
          <DailyAdvice recommendations={day.words.recommendations} />
        </>
      )}
    </section>
  );
}
