const SCROLLS_KEY = 'modiste:scrolls';
const KEPT_PLACES = 50;

function readPlaces(): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(SCROLLS_KEY) ?? '[]');
    if (!Array.isArray(entries)) return new Map();
    return new Map(entries.map(([place, top]) => [String(place), Number(top)]));
  } catch {
    return new Map();
  }
}

function savePlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(SCROLLS_KEY, JSON.stringify([...places].slice(-KEPT_PLACES)));
  } catch {
    // Without storage the places live as long as the page.
  }
}

/**
 * How far down each place was scrolled, kept for this browser tab even over a reload. The router may
 * hear of Back first and render before anybody else is told, so what is noticed here is the other
 * way to a place: its own navigations, which render only once every listener has been called.
 */
export function createScrollMemory() {
  const places = readPlaces();
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
  window.addEventListener('pagehide', () => savePlaces(places));

  return {
    /** Whether the way here was Back, Forward or a reload. */
    isReturning: (): boolean => !isNew,
    topOf: (place: string): number => places.get(place) ?? 0,
    leaveAt: (place: string, topPx: number): void => {
      places.delete(place);
      places.set(place, topPx);
    },
  };
}
