import { SWIPE_THRESHOLD_PX } from '@modiste/contract/limits';
import { type TouchEvent, useRef } from 'react';

type SwipeDirection = 'left' | 'right' | 'down';

interface SwipeOptions {
  onSwipe: (direction: SwipeDirection) => void;
  thresholdPx?: number;
}

interface SwipeStart {
  x: number;
  y: number;
  mayGoSideways: boolean;
  mayGoDown: boolean;
}

function scrollsSideways(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  const isScroller = overflowX === 'auto' || overflowX === 'scroll';
  return isScroller && element.scrollWidth > element.clientWidth;
}

function readStart(event: TouchEvent): SwipeStart | null {
  const touch = event.touches[0];
  if (touch === undefined || event.touches.length > 1) return null;
  const start = { x: touch.clientX, y: touch.clientY, mayGoSideways: true, mayGoDown: true };
  let element = event.target instanceof Element ? event.target : null;
  while (element !== null) {
    if (element.scrollTop > 0) start.mayGoDown = false;
    if (scrollsSideways(element)) start.mayGoSideways = false;
    if (element === event.currentTarget) break;
    element = element.parentElement;
  }
  return start;
}

function readDirection(start: SwipeStart, end: { x: number; y: number }, thresholdPx: number) {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  if (Math.abs(dx) > Math.abs(dy)) {
    if (!start.mayGoSideways || Math.abs(dx) < thresholdPx) return null;
    return dx < 0 ? 'left' : 'right';
  }
  return start.mayGoDown && dy >= thresholdPx ? 'down' : null;
}

/**
 * Handlers that tell a finished one-finger swipe. Sideways swipes are left to anything under the
 * finger that scrolls sideways; a swipe down counts only where everything is scrolled to its top.
 *
 * Touch events, not pointer events: a browser cancels the pointer once it starts to scroll, so a
 * swipe down over a scrolling page would never be seen to end.
 */
export function useSwipe({ onSwipe, thresholdPx = SWIPE_THRESHOLD_PX }: SwipeOptions) {
  const start = useRef<SwipeStart | null>(null);

  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = readStart(event);
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const begun = start.current;
      start.current = null;
      if (begun === null || touch === undefined) return;
      const direction = readDirection(begun, { x: touch.clientX, y: touch.clientY }, thresholdPx);
      if (direction !== null) onSwipe(direction);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
