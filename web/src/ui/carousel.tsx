import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import styles from './carousel.module.css';

interface CarouselProps {
  /** What the slides are, for screen readers. */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Where to find the row of slides, to put the focus on it. */
  trackRef?: RefObject<HTMLUListElement | null>;
}

/** What scrolls must be within reach of the keyboard, although a list is not a control. */
const REACHABLE_BY_KEYS = { tabIndex: 0 } as const;

/** Slides one beside the other that snap into place; swiped, stepped by buttons or by arrow keys. */
export function Carousel({ label, slides, trackRef }: CarouselProps) {
  const ownTrack = useRef<HTMLUListElement>(null);
  const track = trackRef ?? ownTrack;
  const target = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const last = slides.length - 1;

  const goTo = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 0), last);
    setIndex(next);
    target.current = next;
    if (track.current !== null) track.current.scrollLeft = next * track.current.clientWidth;
  };
  const followScroll = () => {
    const width = track.current?.clientWidth ?? 0;
    if (track.current === null || width === 0) return;
    const reached = Math.round(track.current.scrollLeft / width);
    if (target.current === reached) target.current = null;
    if (target.current === null) setIndex(reached);
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    goTo(event.key === 'ArrowLeft' ? index - 1 : index + 1);
  };

  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      onKeyDown={stepByKey}
    >
      <ul
        ref={track}
        {...REACHABLE_BY_KEYS}
        className={styles.track}
        onScroll={followScroll}
        onPointerDown={() => {
          target.current = null;
        }}
      >
        {slides.map(({ key, content }) => (
          <li key={key} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <>
          <button
            type="button"
            className={`${styles.arrow} ${styles.back}`}
            aria-label="Previous picture"
            aria-disabled={index === 0}
            onClick={() => goTo(index - 1)}
          >
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={`${styles.arrow} ${styles.forward}`}
            aria-label="Next picture"
            aria-disabled={index === last}
            onClick={() => goTo(index + 1)}
          >
            <ChevronRight size={20} aria-hidden="true" />
          </button>
          <p className={styles.counter} aria-live="polite">
            <span className="visually-hidden">Picture </span>
            {index + 1}
            <span aria-hidden="true"> / </span>
            <span className="visually-hidden"> of </span>
            {slides.length}
          </p>
        </>
      )}
    </section>
  );
}
