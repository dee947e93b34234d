import { HEADLINE_WORD_MS, LOGO_TURN_MS } from '@modiste/contract/limits';
import { prefersReducedMotion } from '../ui/device/reduced-motion.ts';

/** Whether what moves by itself moves: not while paused, hidden, or for who asked for less motion. */
let isPaused = prefersReducedMotion();

/** Does something again and again, while motion is welcome and the page is looked at. */
export function repeat(everyMs: number, act: () => void): void {
  setInterval(() => {
    if (!isPaused && !document.hidden) act();
  }, everyMs);
}

/** Lets the visitor stop all that moves by itself, and start it again. */
export function startPauseButton(button: HTMLElement): void {
  const show = () => {
    button.setAttribute('aria-pressed', String(isPaused));
    document.documentElement.classList.toggle('is-paused', isPaused);
  };
  button.hidden = prefersReducedMotion();
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    show();
  });
  show();
}

/** Shows one word of a headline after the other. */
export function turnWords(place: HTMLElement): void {
  const words = (place.dataset.words ?? '').split(' ');
  let at = 0;
  repeat(HEADLINE_WORD_MS, () => {
    at = (at + 1) % words.length;
    place.textContent = words[at] ?? '';
    place.classList.remove('is-turning');
    // Read so that the animation begins anew.
    void place.offsetWidth;
    place.classList.add('is-turning');
  });
}

const QUARTER_TURN = 90;

/** Turns the logo, by a quarter each time. */
export function turnLogo(logo: SVGElement): void {
  let angle = 0;
  repeat(LOGO_TURN_MS, () => {
    angle += QUARTER_TURN;
    logo.style.rotate = `${angle}deg`;
  });
}
