import { type RefObject, useLayoutEffect } from 'react';

const HEIGHT_PROPERTY = '--query-bar-height';

/**
 * Tells the styles how much of the page the query bar covers, as `--query-bar-height`, so that what
 * floats stays above it and what gets the focus is not hidden beneath it.
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (current === null || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(HEIGHT_PROPERTY, `${current.offsetHeight}px`),
    );
    observer.observe(current, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT_PROPERTY);
    };
  }, [bar]);
}
