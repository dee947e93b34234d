import { DEEP_CARD_SPACING_PX } from '@modiste/contract/limits';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { prefersReducedMotion } from '../../../ui/device/reduced-motion.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import styles from './card-strip.module.css';

interface CardStripProps {
  /** What the cards are, for screen readers. */
  label: string;
  /** The title over the cards, beside the arrows. */
  title: ReactNode;
  cards: readonly { key: string; content: ReactNode }[];
  /** Whether they are small on a phone, where the words around them must be seen too. */
  isCompact?: boolean;
}

/** What scrolls must be within reach of the keyboard, although a list is not a control. */
const REACHABLE_BY_KEYS = { tabIndex: 0 } as const;
/** Fractions of a pixel, where the page is zoomed. */
const ROUNDING_PX = 2;

/** Where a row is scrolled to, and how to step through it. */
function useSteps(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  const follow = () => {
    const { current } = track;
    if (current === null) return;
    const leftPx = current.scrollLeft;
    const restPx = current.scrollWidth - current.clientWidth - leftPx;
    const next = { isAtStart: leftPx <= ROUNDING_PX, isAtEnd: restPx <= ROUNDING_PX };
    setEnds((before) =>
      before.isAtStart === next.isAtStart && before.isAtEnd === next.isAtEnd ? before : next,
    );
  };
  const followCards = useEffectEvent(follow);
  useLayoutEffect(() => {
    if (count > 0) followCards();
  }, [count]);
  const step = (cards: number) =>
    track.current?.scrollBy({
      left: cards * DEEP_CARD_SPACING_PX,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    });
  return { track, ends, follow, step };
}

/** Cards in a row that scrolls sideways; swiped, stepped by buttons or by arrow keys. */
export function CardStrip(props: CardStripProps) {
  const { label, title, cards, isCompact = false } = props;
  const { track, ends, follow, step } = useSteps(cards.length);
  const stepByKey = (event: KeyboardEvent) => {
    if (event.target !== track.current) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    step(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const isWhole = ends.isAtStart && ends.isAtEnd;
  return (
    <fieldset
      className={styles.strip}
      aria-label={label}
      aria-roledescription="carousel"
      data-compact={isCompact}
    >
      <div className={styles.head} hidden={title === null && isWhole}>
        <div className={styles.title}>{title}</div>
        <div className={styles.arrows} hidden={isWhole}>
          <IconButton
            label={`Previous of ${label}`}
            icon={ChevronLeft}
            aria-disabled={ends.isAtStart}
            data-presses="repeatable"
            onClick={() => step(-1)}
          />
          <IconButton
            label={`Next of ${label}`}
            icon={ChevronRight}
            aria-disabled={ends.isAtEnd}
            data-presses="repeatable"
            onClick={() => step(1)}
          />
        </div>
      </div>
      <ul
        ref={track}
        {...(!isWhole && REACHABLE_BY_KEYS)}
        className={styles.track}
        onScroll={follow}
        onKeyDown={stepByKey}
      >
        {cards.map(({ key, content }) => (
          <li key={key} className={styles.card}>
            {content}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
