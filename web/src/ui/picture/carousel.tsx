import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { IconButton } from '../form/icon-button.tsx';
import styles from './carousel.module.css';

interface Slide {
  key: string;
  content: ReactNode;
  /** The slide in small, to choose it by where there is room. */
  thumbnail: ReactNode;
}

interface CarouselProps {
  /** What the slides are, for screen readers. */
  label: string;
  slides: readonly Slide[];
  /** The slide on show. */
  index: number;
  /** Where to find the row of slides, to put the focus on it. */
  trackRef: RefObject<HTMLUListElement | null>;
  onShow: (index: number) => void;
}

/** What scrolls must be within reach of the keyboard, although a list is not a control. */
const REACHABLE_BY_KEYS = { tabIndex: 0 } as const;

/** Follows the slide that is scrolled to; while it scrolls to one that was asked for, that one. */
function useShownSlide({ slides, index, trackRef: track, onShow }: CarouselProps) {
  const target = useRef<number | null>(null);
  const reached = () => {
    const width = track.current?.clientWidth ?? 0;
    return track.current === null || width === 0 ? null : track.current.scrollLeft / width;
  };
  const scrollTo = (next: number) => {
    target.current = next;
    if (track.current !== null) track.current.scrollLeft = next * track.current.clientWidth;
  };
  const show = (next: number) => {
    if (next !== index) onShow(next);
  };

  const hasOpened = useRef(false);
  const follow = useEffectEvent((next: number) => {
    if (track.current === null || target.current === next) return;
    if (Math.round(reached() ?? next) === next) return;
    // It opens on its slide, without a way there.
    if (!hasOpened.current) track.current.style.scrollBehavior = 'auto';
    scrollTo(next);
    track.current.style.scrollBehavior = '';
  });
  useLayoutEffect(() => {
    follow(index);
    hasOpened.current = true;
  }, [index]);

  return {
    goTo: (wanted: number) => {
      const next = Math.min(Math.max(wanted, 0), slides.length - 1);
      show(next);
      scrollTo(next);
    },
    letGo: () => {
      target.current = null;
    },
    followScroll: () => {
      const at = reached();
      if (at === null) return;
      if (target.current === Math.round(at)) target.current = null;
      if (target.current === null) show(Math.round(at));
    },
  };
}

interface ChoiceProps {
  slides: readonly Slide[];
  index: number;
  goTo: (index: number) => void;
}

const Thumbnails = ({ slides, index, goTo }: ChoiceProps) => (
  <div className={styles.thumbnails}>
    {slides.map(({ key, thumbnail }, place) => (
      <button
        key={key}
        type="button"
        className={styles.thumbnail}
        aria-label={`Photo ${place + 1}`}
        aria-current={place === index}
        onClick={() => goTo(place)}
      >
        {thumbnail}
      </button>
    ))}
  </div>
);

const Arrows = ({ slides, index, goTo }: ChoiceProps) => (
  <>
    <IconButton
      className={`${styles.arrow} ${styles.back}`}
      label="Previous photo"
      icon={ChevronLeft}
      look="over-picture"
      aria-disabled={index === 0}
      data-presses="repeatable"
      onClick={() => goTo(index - 1)}
    />
    <IconButton
      className={`${styles.arrow} ${styles.forward}`}
      label="Next photo"
      icon={ChevronRight}
      look="over-picture"
      aria-disabled={index === slides.length - 1}
      data-presses="repeatable"
      onClick={() => goTo(index + 1)}
    />
    <p className={styles.counter} aria-live="polite">
      <span className="visually-hidden">Photo </span>
      {index + 1}
      <span aria-hidden="true"> / </span>
      <span className="visually-hidden"> of </span>
      {slides.length}
    </p>
  </>
);

/** Slides one beside the other that snap into place; swiped, stepped by buttons or by arrow keys. */
export function Carousel(props: CarouselProps) {
  const { label, slides, index, trackRef } = props;
  const { goTo, letGo, followScroll } = useShownSlide(props);
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    goTo(event.key === 'ArrowLeft' ? index - 1 : index + 1);
  };
  const choice = { slides, index, goTo };
  return (
    <section
      className={styles.carousel}
      aria-label={label}
      aria-roledescription="carousel"
      onKeyDown={stepByKey}
    >
      {slides.length > 1 && <Thumbnails {...choice} />}
      <div className={styles.window}>
        <ul
          ref={trackRef}
          {...REACHABLE_BY_KEYS}
          className={styles.track}
          onScroll={followScroll}
          onPointerDown={letGo}
        >
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
        {slides.length > 1 && <Arrows {...choice} />}
      </div>
    </section>
  );
}
