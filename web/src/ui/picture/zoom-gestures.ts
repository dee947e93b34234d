import type { ZoomControl } from './zoom-control.ts';

/** Listens to what zooms a picture that fills the screen; answers how to stop. */
export function listenOnSurface(surface: HTMLElement, control: ZoomControl): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const active = { signal, passive: false };
  let dragged: { id: number; px: number } | null = null;
  surface.addEventListener('touchstart', (event) => control.touchStart(event), active);
  surface.addEventListener('touchmove', (event) => control.touchMove(event), active);
  surface.addEventListener('touchend', (event) => control.touchEnd(event), { signal });
  surface.addEventListener('touchcancel', (event) => control.touchEnd(event), { signal });
  surface.addEventListener('wheel', (event) => control.wheel(event), active);
  surface.addEventListener(
    'pointerdown',
    (event) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      surface.setPointerCapture(event.pointerId);
      dragged = { id: event.pointerId, px: 0 };
    },
    { signal },
  );
  surface.addEventListener(
    'pointermove',
    (event) => {
      if (dragged?.id !== event.pointerId) return;
      dragged.px += Math.hypot(event.movementX, event.movementY);
      control.dragBy(event.movementX, event.movementY);
    },
    { signal },
  );
  surface.addEventListener(
    'pointerup',
    (event) => {
      if (dragged?.id !== event.pointerId) return;
      if (dragged.px < 4) control.toggleAt(event);
      else control.settle();
      dragged = null;
    },
    { signal },
  );
  window.addEventListener('resize', () => control.settle(), { signal });
  return () => ending.abort();
}

/**
 * Listens to what opens a picture in its place on the page: a press, plus, two fingers, or a
 * trackpad's pinch. The fingers that opened it keep their hold on it. Answers how to stop.
 */
export function listenOnPlace(
  place: HTMLElement,
  control: ZoomControl,
  open: (tap: MouseEvent | null) => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const active = { signal, passive: false };
  place.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof HTMLImageElement) open(event);
    },
    { signal },
  );
  place.addEventListener(
    'touchstart',
    (event) => {
      if (event.touches.length < 2) return;
      event.preventDefault();
      if (!control.isHeld) open(null);
      control.touchStart(event);
    },
    active,
  );
  place.addEventListener(
    'touchmove',
    (event) => {
      if (control.isHeld) control.touchMove(event);
    },
    active,
  );
  const lift = (event: TouchEvent) => {
    if (control.isHeld) control.touchEnd(event);
  };
  place.addEventListener('touchend', lift, { signal });
  place.addEventListener('touchcancel', lift, { signal });
  place.addEventListener(
    'keydown',
    (event) => {
      if (event.key === '+' && !event.ctrlKey && !event.metaKey) open(null);
    },
    { signal },
  );
  place.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      open(null);
      control.wheel(event);
    },
    active,
  );
  return () => ending.abort();
}
