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
 * How far down each place was scrolled, kept for this browser tab even over a reload. To be made
 * before the router listens to the history: it must know of a return before the place is rendered.
 */
export function createScrollMemory() {
  const places = readPlaces();
  let isReturning = true;
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => {
    isReturning = true;
  });
  window.addEventListener('pagehide', () => savePlaces(places));

  return {
    /** Whether the way here was Back, Forward or a reload. */
    isReturning: (): boolean => isReturning,
    arrive: (): void => {
      isReturning = false;
    },
    topOf: (place: string): number => places.get(place) ?? 0,
    leaveAt: (place: string, topPx: number): void => {
      places.delete(place);
      places.set(place, topPx);
    },
  };
}
