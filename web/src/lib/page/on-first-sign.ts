const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once, as soon as somebody moves, presses or types: what is needed only then is not
 * fetched with the page. Returns how to stop waiting.
 */
export function onFirstSign(go: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, follow, true);
  };
  const follow = () => {
    stop();
    go();
  };
  for (const sign of SIGNS) addEventListener(sign, follow, true);
  return stop;
}
