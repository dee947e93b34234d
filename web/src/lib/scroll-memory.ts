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

/** How far down each place was scrolled, kept for this browser tab even over a reload. */
export function createScrollMemory() {
  const places = readPlaces();
  return {
    read: (place: string): number => places.get(place) ?? 0,
    write: (place: string, topPx: number): void => {
      places.delete(place);
      places.set(place, topPx);
    },
    save: (): void => {
      try {
        sessionStorage.setItem(SCROLLS_KEY, JSON.stringify([...places].slice(-KEPT_PLACES)));
      } catch {
        // Without storage the places live as long as the page.
      }
    },
  };
}
