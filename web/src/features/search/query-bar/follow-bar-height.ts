const HEIGHT_PROPERTY = '--query-bar-height';

/**
 * As the ref of the query bar, tells the styles how much of the page it covers, as
 * `--query-bar-height`, so that what floats stays above it and what gets the focus is not beneath it.
 */
export function followBarHeight(bar: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty(HEIGHT_PROPERTY, `${bar.offsetHeight}px`),
  );
  observer.observe(bar, { box: 'border-box' });
  return () => {
    observer.disconnect();
    style.removeProperty(HEIGHT_PROPERTY);
  };
}
