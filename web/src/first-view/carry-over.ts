const FIRST_VIEW = 'first-view';

const isInView = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest(`#${FIRST_VIEW}`) !== null;

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

const findButton = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => nameOf(button) === name);

/**
 * Begun before the view is on the page, it lets nobody wait for the app: what is scrolled in the first view stays scrolled in what takes its
 * place, and the button that was pressed last is pressed there.
 */
export function carryOver(): void {
  const scrolled = new Map<string, { top: number; left: number }>();
  let pressed: string | null = null;
  let hasCome = false;

  const noteScroll = ({ target }: Event) => {
    if (!isInView(target)) return;
    scrolled.set(target.className, { top: target.scrollTop, left: target.scrollLeft });
  };
  const notePress = ({ target }: Event) => {
    if (!isInView(target)) return;
    const button = target.closest('button');
    if (button !== null) pressed = nameOf(button);
  };
  const followApp = (_changes: unknown, observer: MutationObserver) => {
    const isThere = document.getElementById(FIRST_VIEW) !== null;
    hasCome ||= isThere;
    if (isThere || !hasCome) return;
    observer.disconnect();
    removeEventListener('scroll', noteScroll, true);
    removeEventListener('click', notePress, true);
    for (const [className, place] of scrolled) {
      document.getElementsByClassName(className)[0]?.scrollTo({ ...place, behavior: 'instant' });
    }
    if (pressed !== null) findButton(pressed)?.click();
  };
  addEventListener('scroll', noteScroll, true);
  addEventListener('click', notePress, true);
  new MutationObserver(followApp).observe(document, { childList: true, subtree: true });
}
