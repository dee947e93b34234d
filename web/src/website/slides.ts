import { PARTNER_SLIDE_MS } from '@modiste/contract/limits';
import { prefersReducedMotion } from '../ui/device/reduced-motion.ts';
import { repeat } from './page-motion.ts';

/** A row of slides that is scrolled by hand, with a dot for each, and by itself where it says so. */
export function startSlides(slides: HTMLElement): void {
  const track = slides.querySelector<HTMLElement>('.track');
  const dots = slides.querySelector<HTMLElement>('[data-dots]');
  if (!track || !dots) return;
  const buttons = [...dots.querySelectorAll('button')];
  dots.hidden = false;

  const current = () => Math.round(track.scrollLeft / Math.max(1, track.clientWidth));
  const show = (index: number) => {
    const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
    track.scrollTo({ left: index * track.clientWidth, behavior });
  };
  const mark = () => {
    const at = current();
    for (const [index, button] of buttons.entries()) {
      if (index === at) button.setAttribute('aria-current', 'true');
      else button.removeAttribute('aria-current');
    }
  };
  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => show(index));
  }
  track.addEventListener('scroll', mark, { passive: true });
  mark();
  if (slides.dataset.rotates === undefined) return;
  repeat(PARTNER_SLIDE_MS, () => {
    // Whoever reads or uses the slides turns them by hand.
    if (!slides.matches(':hover, :focus-within')) show((current() + 1) % buttons.length);
  });
}
