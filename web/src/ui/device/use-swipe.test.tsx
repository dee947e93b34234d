// @vitest-environment jsdom
import { SWIPE_THRESHOLD_SMALL_PX } from '@modiste/contract/limits';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSwipe } from './use-swipe.ts';

function SwipeBox({ seen, thresholdPx }: { seen: string[]; thresholdPx?: number }) {
  const swipe = useSwipe({ onSwipe: (direction) => seen.push(direction), thresholdPx });
  return (
    <div data-testid="box" {...swipe}>
      <p>page</p>
      <div data-testid="strip" style={{ overflowX: 'auto' }}>
        <p>strip</p>
      </div>
    </div>
  );
}

interface Drag {
  over: string;
  by: [number, number];
  fingers?: number;
}

function drag({ over, by, fingers = 1 }: Drag) {
  const element = screen.getByText(over);
  const touches = Array.from({ length: fingers }, () => ({ clientX: 300, clientY: 200 }));
  fireEvent.touchStart(element, { touches });
  fireEvent.touchEnd(element, {
    changedTouches: [{ clientX: 300 + by[0], clientY: 200 + by[1] }],
  });
}

function renderBox(thresholdPx?: number): string[] {
  const seen: string[] = [];
  render(<SwipeBox seen={seen} thresholdPx={thresholdPx} />);
  return seen;
}

describe('useSwipe', () => {
  it('counts a swipe from 100 px on and nothing shorter', () => {
    const seen = renderBox();
    drag({ over: 'page', by: [-99, 0] });
    drag({ over: 'page', by: [0, 99] });
    expect(seen).toEqual([]);
    drag({ over: 'page', by: [-100, 20] });
    drag({ over: 'page', by: [140, -30] });
    drag({ over: 'page', by: [40, 100] });
    expect(seen).toEqual(['left', 'right', 'down']);
  });

  it('takes a smaller threshold', () => {
    const seen = renderBox(SWIPE_THRESHOLD_SMALL_PX);
    drag({ over: 'page', by: [-29, 0] });
    expect(seen).toEqual([]);
    drag({ over: 'page', by: [-30, 0] });
    expect(seen).toEqual(['left']);
  });

  it('takes the longer axis and ignores a swipe up', () => {
    const seen = renderBox();
    drag({ over: 'page', by: [110, 150] });
    drag({ over: 'page', by: [0, -300] });
    expect(seen).toEqual(['down']);
  });

  it('leaves a swipe down alone while the page is scrolled', () => {
    const seen = renderBox();
    screen.getByTestId('box').scrollTop = 10;
    drag({ over: 'page', by: [0, 200] });
    expect(seen).toEqual([]);
    drag({ over: 'page', by: [200, 0] });
    expect(seen).toEqual(['right']);
  });

  it('leaves sideways swipes to a strip that scrolls sideways', () => {
    const seen = renderBox();
    Object.defineProperty(screen.getByTestId('strip'), 'scrollWidth', { value: 900 });
    drag({ over: 'strip', by: [-200, 0] });
    expect(seen).toEqual([]);
    drag({ over: 'strip', by: [0, 200] });
    drag({ over: 'page', by: [-200, 0] });
    expect(seen).toEqual(['down', 'left']);
  });

  it('ignores two fingers and a cancelled touch', () => {
    const seen = renderBox();
    drag({ over: 'page', by: [-200, 0], fingers: 2 });
    const page = screen.getByText('page');
    fireEvent.touchStart(page, { touches: [{ clientX: 300, clientY: 200 }] });
    fireEvent.touchCancel(page);
    fireEvent.touchEnd(page, { changedTouches: [{ clientX: 50, clientY: 200 }] });
    expect(seen).toEqual([]);
  });
});
