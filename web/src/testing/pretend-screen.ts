/** What no screen of a shopper with a mouse and a paid line answers yes to. */
const UNTRUE = /hover: none|prefers-reduced/;

/** jsdom has no screen: makes media queries answer as one of this width would. */
export function pretendScreen(widthPx: number, { reducesMotion = false } = {}): void {
  window.matchMedia = (query) => {
    const minWidthPx = Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? 0);
    return Object.assign(new EventTarget(), {
      matches:
        (reducesMotion && query.includes('reduced-motion')) ||
        (widthPx >= minWidthPx && !UNTRUE.test(query)),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
