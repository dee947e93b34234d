import { SWIPE_THRESHOLD_PX } from '@modiste/contract/limits';
import { boundZoom, followFingers, type Point, WHOLE, type Zoom, zoomAt } from './zoom-geometry.ts';

const CLOSE_UP = 2.5;
/** Fingers that close the picture to less than this leave it. */
const LEAVING_SCALE = 0.8;
const DOUBLE_TAP_MS = 300;
const TAP_SLOP_PX = 12;
const DOUBLE_TAP_SLOP_PX = 40;

interface Stroke {
  from: Point;
  to: Point;
  isPinch: boolean;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** From the middle of the screen, which a picture that is zoomed fills. */
const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX - window.innerWidth / 2,
  y: clientY - window.innerHeight / 2,
});

/**
 * Moves and magnifies a picture by fingers, mouse, wheel or calls. It writes nothing but the
 * transform of the picture, so that no frame waits for a layout or for React.
 */
export class ZoomControl {
  #zoom = WHOLE;
  #picture: HTMLElement | null = null;
  /** Whether it is still on its way from its place on the page. */
  #isArriving = false;
  #fingers: readonly Point[] = [];
  #stroke: Stroke | null = null;
  #lastTap: { atMs: number; point: Point } | null = null;
  readonly #watchers = new Set<() => void>();
  readonly #leavers = new Set<() => void>();

  /** Begins anew, from where the picture is seen now; a tap that led here may be half of two. */
  begin(zoom: Zoom, tap: { clientX: number; clientY: number; timeStamp: number } | null): void {
    this.#zoom = zoom;
    this.#isArriving = true;
    this.#fingers = [];
    this.#lastTap = tap === null ? null : { atMs: tap.timeStamp, point: fromMiddle(tap) };
  }

  /** To be given the picture that is moved, as its ref. */
  readonly picture = (element: HTMLElement | null): void => {
    this.#picture = element;
    if (element === null) return;
    this.#show(this.#zoom);
    requestAnimationFrame(() => {
      if (this.isHeld) return;
      this.#arrive();
      this.settle();
    });
  };

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Tells when the fingers put the picture away. */
  onLeave(leave: () => void): () => void {
    this.#leavers.add(leave);
    return () => this.#leavers.delete(leave);
  }

  readonly percent = (): number => Math.round(this.#zoom.scale * 100);

  get isHeld(): boolean {
    return this.#fingers.length > 0;
  }

  /** Magnifies at a point, the middle when absent. */
  zoomBy(factor: number, at: Point = { x: 0, y: 0 }): void {
    this.#arrive();
    this.#zoom = zoomAt(this.#zoom, factor, at);
    this.settle();
  }

  panBy(x: number, y: number): void {
    this.#arrive();
    this.#zoom = { ...this.#zoom, x: this.#zoom.x + x, y: this.#zoom.y + y };
    this.settle();
  }

  showWhole(): void {
    this.#isArriving = false;
    this.#zoom = WHOLE;
    this.settle();
  }

  /** Shows the point close up, or the whole when it was close up. */
  toggleAt(at: { clientX: number; clientY: number }): void {
    if (this.#isCloseUp()) this.showWhole();
    else this.zoomBy(CLOSE_UP, fromMiddle(at));
  }

  /** Goes to the nearest zoom within bounds and tells what it is. */
  settle(): void {
    this.#show(this.#bounded(this.#zoom), false);
    for (const watcher of this.#watchers) watcher();
  }

  touchStart(event: TouchEvent): void {
    this.#fingers = [...event.touches].map(fromMiddle);
    const [first] = this.#fingers;
    if (first === undefined) return;
    // Fingers take the picture from where they see it.
    this.#isArriving = false;
    const isPinch = this.#fingers.length > 1;
    this.#stroke =
      isPinch || this.#stroke === null ? { from: first, to: first, isPinch } : this.#stroke;
  }

  touchMove(event: TouchEvent): void {
    event.preventDefault();
    const after = [...event.touches].map(fromMiddle);
    const next = followFingers(this.#zoom, this.#fingers, after);
    this.#fingers = after;
    const [first] = after;
    if (this.#stroke !== null && first !== undefined) this.#stroke.to = first;
    this.#show(after.length > 1 ? next : this.#bounded(next));
  }

  touchEnd(event: TouchEvent): void {
    this.#fingers = [...event.touches].map(fromMiddle);
    if (this.isHeld) return;
    const stroke = this.#stroke;
    this.#stroke = null;
    if (stroke !== null && this.#putsAway(stroke)) {
      for (const leave of this.#leavers) leave();
      return;
    }
    this.settle();
    if (stroke !== null) this.#tap(stroke, event.timeStamp);
  }

  dragBy(x: number, y: number): void {
    this.#show(this.#bounded({ ...this.#zoom, x: this.#zoom.x + x, y: this.#zoom.y + y }));
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    // A trackpad's pinch comes as a wheel with Ctrl, in smaller steps.
    const perPx = event.ctrlKey ? 0.01 : 0.002;
    this.zoomBy(Math.exp(-event.deltaY * perPx), fromMiddle(event));
  }

  #isCloseUp(): boolean {
    return this.#zoom.scale > 1.05;
  }

  /** Whoever does not hold the picture means it as it will be seen, whole. */
  #arrive(): void {
    if (this.#isArriving) this.#zoom = WHOLE;
    this.#isArriving = false;
  }

  #putsAway({ from, to, isPinch }: Stroke): boolean {
    if (isPinch) return this.#zoom.scale < LEAVING_SCALE;
    const isDown = to.y - from.y >= SWIPE_THRESHOLD_PX && to.y - from.y > Math.abs(to.x - from.x);
    return !this.#isCloseUp() && isDown;
  }

  #tap({ from, to, isPinch }: Stroke, atMs: number): void {
    const last = this.#lastTap;
    this.#lastTap = null;
    if (isPinch || distance(from, to) > TAP_SLOP_PX) return;
    const isSecond =
      last !== null &&
      atMs - last.atMs < DOUBLE_TAP_MS &&
      distance(last.point, to) < DOUBLE_TAP_SLOP_PX;
    if (!isSecond) this.#lastTap = { atMs, point: to };
    else if (this.#isCloseUp()) this.showWhole();
    else this.zoomBy(CLOSE_UP, to);
  }

  #bounded(zoom: Zoom): Zoom {
    const fitted = {
      width: this.#picture?.offsetWidth ?? 0,
      height: this.#picture?.offsetHeight ?? 0,
    };
    return boundZoom(zoom, fitted, { width: window.innerWidth, height: window.innerHeight });
  }

  #show(zoom: Zoom, isMoving = true): void {
    this.#zoom = zoom;
    if (this.#picture === null) return;
    this.#picture.dataset.moving = String(isMoving);
    this.#picture.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
  }
}
