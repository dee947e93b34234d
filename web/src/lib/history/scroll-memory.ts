const SCROLLS_KEY = 'modiste:scrolls';
const POSITIONS_MAX = 50;

function readPositions(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(SCROLLS_KEY) ?? '[]');
    if (!Array.isArray(entries)) return new Map();
    return new Map(entries.map(([scrollKey, top]) => [String(scrollKey), Number(top)]));
  } catch {
    return new Map();
  }
}

function savePositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(SCROLLS_KEY, JSON.stringify([...positions].slice(-POSITIONS_MAX)));
  } catch {
    // Without storage the positions live as long as the page.
  }
}

/**
 * How far down each view was scrolled, kept for this browser tab even over a reload. The router may
 * hear of Back first and render before anybody else is told, so what is noticed here is the other
 * way to a view: its own navigations, which render only once every listener has been called.
 */
export function createScrollMemory() {
  const positions = readPositions();
  let isNew = false;
  history.scrollRestoration = 'manual';
  const noticeNew = () => {
    isNew = true;
    // By then it is on the page.
    setTimeout(() => {
      isNew = false;
    });
  };
  window.addEventListener('pushState', noticeNew);
  window.addEventListener('replaceState', noticeNew);
  window.addEventListener('pagehide', () => savePositions(positions));

  return {
    /** Whether the way here was Back, Forward or a reload. */
    isReturning: (): boolean => !isNew,
    topOf: (scrollKey: string): number => positions.get(scrollKey) ?? 0,
    leaveAt: (scrollKey: string, topPx: number): void => {
      positions.delete(scrollKey);
      positions.set(scrollKey, topPx);
    },
  };
}
