/** As long as systems wait for the second press of a double click. */
const DOUBLE_PRESS_MS = 500;
/** A finger does not hit the same spot twice. */
const SAME_SPOT_PX = 40;

/** What does something when it is pressed; a double click on words selects them. */
const CONTROL =
  'button, a, summary, label, [role="button"], input:is([type="checkbox"], [type="radio"])';
/** May be pressed quickly and often, such as an arrow that steps through pictures. */
const REPEATABLE = '[data-presses]';
/** A picture over the whole screen, which a double tap on the small one magnifies at once. */
const MAGNIFIES = '[data-presses="magnify"]';
/** Where Enter writes a line. */
const TEXT = 'textarea:not([enterkeyhint])';

const POINTER_EVENTS = ['mousedown', 'touchstart', 'touchend', 'pointerup', 'mouseup'] as const;

interface Press {
  atMs: number;
  /** Null for a press of a key. */
  spot: { x: number; y: number } | null;
  target: Element;
}

/** A press that is under way. */
interface BegunPress extends Press {
  /** The press that was done when this one began. */
  after: DonePress | null;
  isIgnored: boolean;
}

interface DonePress extends Press {
  /** What could be pressed then: a press of it is meant, wherever it has moved since. */
  controls: ReadonlySet<Element>;
}

/** Whether what was pressed is still where it was, so that a press beside it is meant. */
function isStillThere(spot: { x: number; y: number }, target: Element): boolean {
  const found = document.elementFromPoint(spot.x, spot.y);
  return found !== null && target.contains(found);
}

const OUT_OF_REACH = '[inert], [aria-hidden="true"]';

const controlsInReach = (): ReadonlySet<Element> =>
  new Set([...document.querySelectorAll(CONTROL)].filter((one) => !one.closest(OUT_OF_REACH)));

/** Whether a press is the second half of a double press: of the same control, or of what took its place. */
function isSecond(last: DonePress | null, { atMs, spot, target }: Press): boolean {
  if (last === null || atMs - last.atMs >= DOUBLE_PRESS_MS) return false;
  if (last.target === target) {
    return (spot === null || target.matches(CONTROL)) && target.closest(REPEATABLE) === null;
  }
  if (last.target.matches('img') && target.closest(MAGNIFIES) !== null) return false;
  if (last.spot === null || spot === null) return last.spot === spot;
  const isNear = Math.hypot(last.spot.x - spot.x, last.spot.y - spot.y) < SAME_SPOT_PX;
  return isNear && !last.controls.has(target) && !isStillThere(last.spot, last.target);
}

function pressOf(event: Event, spot: Press['spot']): Press | null {
  const { target, timeStamp } = event;
  if (!(target instanceof Element)) return null;
  return { atMs: timeStamp, spot, target: target.closest(CONTROL) ?? target };
}

function ignore(event: Event): void {
  if (event.type === 'click' || event instanceof KeyboardEvent) event.preventDefault();
  event.stopImmediatePropagation();
}

/** Decides which presses count. */
class DoublePressGuard {
  #last: DonePress | null = null;
  /** By their pointers: on a busy page both taps of a double tap have begun before the first click. */
  readonly #begun = new Map<number, BegunPress>();
  #isIgnoring = false;
  #ignoredKey: string | null = null;

  readonly pointerDown = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    const press = pressOf(event, { x: event.clientX, y: event.clientY });
    if (press === null) return;
    this.#isIgnoring = isSecond(this.#last, press);
    this.#begun.set(event.pointerId, {
      ...press,
      after: this.#last,
      isIgnored: this.#isIgnoring,
    });
    if (this.#isIgnoring) this.#putOff(event);
  };

  /** What began is a scroll, or was let go of elsewhere. */
  readonly pointerCancel = (event: PointerEvent): void => {
    this.#begun.delete(event.pointerId);
    this.#isIgnoring = false;
  };

  readonly pointerMoreover = (event: Event): void => {
    if (this.#isIgnoring) ignore(event);
  };

  readonly click = (event: MouseEvent): void => {
    const press = this.#takeBegun(event);
    // Without a pointer it comes from a key or from the app itself.
    if (press === undefined) return;
    const isOvertaken = press.after !== this.#last && isSecond(this.#last, press);
    if (press.isIgnored || isOvertaken) this.#putOff(event);
    else this.#note({ ...press, atMs: event.timeStamp });
    this.#isIgnoring = false;
  };

  readonly keyDown = (event: KeyboardEvent): void => {
    this.#begun.clear();
    this.#isIgnoring = false;
    if (event.key === 'Escape' && event.repeat) ignore(event);
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isPlain || (event.key !== 'Enter' && event.key !== ' ')) {
      this.#last = null;
      return;
    }
    const press = pressOf(event, null);
    if (press === null || !this.#isPressedByKey(press.target, event.key)) return;
    const isHeld = event.repeat && press.target.closest(REPEATABLE) === null;
    if (!isHeld && !isSecond(this.#last, press)) {
      this.#note(press);
      return;
    }
    this.#ignoredKey = event.key;
    this.#putOff(event);
  };

  readonly keyUp = (event: KeyboardEvent): void => {
    if (event.key === this.#ignoredKey) ignore(event);
    if (event.key === this.#ignoredKey) this.#ignoredKey = null;
  };

  /** Who writes between two presses means both. */
  readonly input = (): void => {
    this.#last = null;
  };

  /** The press that a click ends; where clicks do not name their pointer, the latest. */
  #takeBegun(event: MouseEvent): BegunPress | undefined {
    const latest = [...this.#begun.keys()].at(-1) ?? -1;
    const pointerId = event instanceof PointerEvent ? event.pointerId : latest;
    const press = this.#begun.get(pointerId);
    this.#begun.delete(pointerId);
    return press;
  }

  #note(press: Press): void {
    this.#last = { ...press, controls: controlsInReach() };
  }

  /** Space presses buttons; Enter also sends what is written. */
  #isPressedByKey(target: Element, key: string): boolean {
    return target.matches(CONTROL) || (key === 'Enter' && !target.matches(TEXT));
  }

  /** A third press is no first one. */
  #putOff(event: Event): void {
    if (this.#last !== null) this.#last.atMs = event.timeStamp;
    ignore(event);
  }
}

/**
 * Lets a second press never do a second thing. Whoever presses twice, by habit or by impatience,
 * means it once: the second press of the same control is ignored, and so is one that lands on what
 * the first has brought there. Controls that are to be pressed quickly say so by `data-presses`.
 * Returns how to stop.
 */
export function guardDoublePress(): () => void {
  const ending = new AbortController();
  const guard = new DoublePressGuard();
  const options = { capture: true, passive: true, signal: ending.signal };
  const active = { ...options, passive: false };
  window.addEventListener('pointerdown', guard.pointerDown, options);
  window.addEventListener('pointercancel', guard.pointerCancel, options);
  for (const name of POINTER_EVENTS) window.addEventListener(name, guard.pointerMoreover, options);
  window.addEventListener('click', guard.click, active);
  window.addEventListener('keydown', guard.keyDown, active);
  window.addEventListener('keyup', guard.keyUp, active);
  window.addEventListener('input', guard.input, options);
  return () => ending.abort();
}
