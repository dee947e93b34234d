import { SCROLL_HINT_MS } from '@modiste/contract/limits';
import { startConsent } from './consent.ts';
import { startForms } from './forms.ts';
import { startPauseButton, turnLogo, turnWords } from './page-motion.ts';
import { startSlides } from './slides.ts';

// The pages can be read and used without this: it moves what moves, and sends forms in place.

document.documentElement.classList.add('has-script');

/** Highlights one card at most: by pointer, focus or touch. */
function startCards(lists: readonly HTMLElement[]): void {
  const cards = lists.flatMap((list) => [...list.querySelectorAll<HTMLElement>('[data-card]')]);
  const highlight = (chosen: HTMLElement | null) => {
    for (const card of cards) card.classList.toggle('is-highlighted', card === chosen);
  };
  for (const card of cards) {
    card.addEventListener('pointerenter', () => highlight(card));
    card.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') highlight(null);
    });
    card.addEventListener('focus', () => highlight(card));
    card.addEventListener('blur', () => highlight(null));
  }
}

/** Goes away half a second after the visitor has found out how to scroll. */
function startScrollHint(hint: HTMLElement): void {
  const onScroll = () => setTimeout(() => hint.classList.add('is-gone'), SCROLL_HINT_MS);
  window.addEventListener('scroll', onScroll, { once: true, passive: true });
}

const all = <Found extends Element>(selector: string) => [
  ...document.querySelectorAll<Found>(selector),
];

startConsent(document.querySelector<HTMLElement>('section[data-consent]'));
if (document.querySelector('[data-words], [data-turns], [data-rotates]')) {
  for (const button of all<HTMLElement>('[data-pause]')) startPauseButton(button);
}
for (const place of all<HTMLElement>('[data-words]')) turnWords(place);
for (const logo of all<SVGElement>('[data-turns]')) turnLogo(logo);
for (const slides of all<HTMLElement>('[data-slides]')) startSlides(slides);
for (const forms of all<HTMLElement>('[data-forms]')) startForms(forms);
for (const hint of all<HTMLElement>('[data-scroll-hint]')) startScrollHint(hint);
startCards(all<HTMLElement>('[data-cards]'));
