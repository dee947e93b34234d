import { useEffect, useState } from 'react';

/** So long after the last touch it goes on. */
const REST_MS = 4000;

/** A part that stands still from a touch until it was left alone, by the handlers for its element. */
export function useTouchHold() {
  const [touches, setTouches] = useState(0);
  const isHeld = touches > 0;
  useEffect(() => {
    if (touches === 0) return;
    const timer = setTimeout(() => setTouches(0), REST_MS);
    return () => clearTimeout(timer);
  }, [touches]);
  const touch = () => setTouches((before) => before + 1);
  return {
    isHeld,
    hold: {
      onPointerDown: (event: { pointerType: string }) => {
        if (event.pointerType !== 'mouse') touch();
      },
      // As long as it still rolls out, too.
      onScrollCapture: () => {
        if (isHeld) touch();
      },
    },
  };
}
