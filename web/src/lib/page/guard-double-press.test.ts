import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardDoublePress } from './guard-double-press.ts';

/** A page of controls in a row, each 100 pixels wide; what is covered is not found by a press. */
const PAGE = `
  <a href="/item" id="tile"><img id="of-tile" alt=""></a>
  <button id="heart">Save</button>
  <button id="chip">Blue</button>
  <img id="picture" alt="">
  <div data-presses="repeatable"><button id="next">Next</button></div>
  <textarea id="box" enterkeyhint="search"></textarea>
  <textarea id="note"></textarea>
  <p id="words">Some words</p>
  <div data-presses="magnify"><i id="surface"></i></div>
  <button id="remove">Remove</button>
  <div id="backdrop"></div>
  <label id="choice"><input type="checkbox" id="box-of-choice"> S</label>`;

const done: string[] = [];
let covered = new Set<string>();
let stop = () => {};
let atMs = 0;

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id}.`);
  return element;
};
const ids = () => [...document.body.querySelectorAll('[id]')].map(({ id }) => id);
const spotOf = (id: string) => ({ clientX: 50 + 100 * ids().indexOf(id), clientY: 50 });

function fire(target: Element, event: Event): void {
  Object.defineProperty(event, 'timeStamp', { value: atMs });
  fireEvent(target, event);
}

interface At {
  /** How long after the last press. */
  afterMs: number;
  /** Where it is, when not in the middle of its target. */
  spot?: { clientX: number; clientY: number };
}

/** A press as a browser reports one. */
function press(id: string, { afterMs, spot = spotOf(id) }: At): void {
  atMs += afterMs;
  const target = find(id);
  const pointer = { bubbles: true, cancelable: true, isPrimary: true, button: 0, ...spot };
  fire(target, new PointerEvent('pointerdown', pointer));
  fire(target, new MouseEvent('mousedown', pointer));
  fire(target, new PointerEvent('pointerup', pointer));
  fire(target, new MouseEvent('click', { ...pointer, detail: 1 }));
}

function key(id: string, name: string, { afterMs = 0, ...given }: Partial<At> & KeyboardEventInit) {
  atMs += afterMs;
  const target = find(id);
  const init = { bubbles: true, cancelable: true, key: name, ...given };
  const down = new KeyboardEvent('keydown', init);
  fire(target, down);
  // What browsers make of it.
  if (!down.defaultPrevented && target.matches('button, a') && name !== 'Escape') target.click();
  fire(target, new KeyboardEvent('keyup', init));
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
  done.length = 0;
  covered = new Set();
  atMs = 10_000;
  document.elementFromPoint = (x) => {
    const id = ids()[Math.floor(x / 100)] ?? '';
    return covered.has(id) ? find('backdrop') : find(id);
  };
  for (const id of ids()) {
    find(id).addEventListener('click', (event) => {
      event.preventDefault();
      done.push(id);
    });
  }
  find('surface').addEventListener('pointerdown', () => done.push('magnified'));
  find('backdrop').addEventListener('pointerdown', () => done.push('dismissed'));
  find('box').addEventListener('keydown', ({ key: name }) => {
    if (name === 'Enter') done.push('sent');
  });
  stop = guardDoublePress();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('a second press of the same control', () => {
  it.each(['tile', 'heart', 'chip', 'remove', 'choice'])('of a %s is ignored', (id) => {
    press(id, { afterMs: 0 });
    press(id, { afterMs: 120 });
    expect(done).toEqual([id]);
  });

  it('is ignored as long as the presses go on', () => {
    for (const afterMs of [0, 300, 300, 300, 450]) press('heart', { afterMs });
    expect(done).toEqual(['heart']);
  });

  it('is ignored on a busy page, where both taps are over before the first click', () => {
    const tap = (pointerId: number) => {
      atMs += 100;
      const pointer = { pointerId, bubbles: true, isPrimary: true, ...spotOf('tile') };
      fire(find('tile'), new PointerEvent('pointerdown', pointer));
      fire(find('tile'), new PointerEvent('pointerup', pointer));
    };
    const click = (pointerId: number) =>
      fire(find('tile'), new PointerEvent('click', { pointerId, bubbles: true, cancelable: true }));
    tap(2);
    tap(3);
    click(2);
    click(3);
    expect(done).toEqual(['tile']);
  });

  it('counts when it comes later', () => {
    press('heart', { afterMs: 0 });
    press('heart', { afterMs: 600 });
    expect(done).toEqual(['heart', 'heart']);
  });

  it('counts where a control is made to be pressed quickly', () => {
    for (const afterMs of [0, 100, 100]) press('next', { afterMs });
    expect(done).toEqual(['next', 'next', 'next']);
  });

  it('counts on words, where it selects one', () => {
    press('words', { afterMs: 0 });
    press('words', { afterMs: 100 });
    expect(done).toEqual(['words', 'words']);
  });

  it('counts after the guard has gone', () => {
    stop();
    press('heart', { afterMs: 0 });
    press('heart', { afterMs: 100 });
    expect(done).toEqual(['heart', 'heart']);
  });
});

describe('a second press at the same spot', () => {
  const SPOT = { clientX: 50, clientY: 50 };
  const openOver = (...under: string[]) => {
    covered = new Set(under);
  };

  it.each([
    ['the picture of the viewer that a tile opened', 'picture'],
    ['the words of the viewer that a tile opened', 'words'],
    ['an arrow of the viewer that a tile opened', 'next'],
    ['a picture over the whole screen', 'surface'],
    ['the answer to a question', 'remove'],
    ['the page beside a dialog', 'backdrop'],
  ])('is ignored on %s', (_, id) => {
    find(id).toggleAttribute('inert', true);
    press('tile', { afterMs: 0, spot: SPOT });
    done.length = 0;
    openOver('tile', 'of-tile');
    find(id).toggleAttribute('inert', false);
    press(id, { afterMs: 200, spot: { clientX: 58, clientY: 45 } });
    expect(done).toEqual([]);
  });

  it('is ignored on what lay under the layer that the first has closed', () => {
    const under = [find('tile'), find('heart')];
    for (const one of under) one.toggleAttribute('inert', true);
    press('remove', { afterMs: 0, spot: SPOT });
    find('remove').remove();
    for (const one of under) one.toggleAttribute('inert', false);
    press('tile', { afterMs: 150, spot: SPOT });
    press('heart', { afterMs: 150, spot: SPOT });
    expect(done).toEqual(['remove']);
  });

  it('counts later, when the shopper has seen what is there', () => {
    press('tile', { afterMs: 0, spot: SPOT });
    openOver('tile', 'of-tile');
    press('picture', { afterMs: 700, spot: SPOT });
    expect(done).toEqual(['tile', 'picture']);
  });

  it('counts elsewhere', () => {
    press('tile', { afterMs: 0 });
    openOver('tile', 'of-tile');
    press('remove', { afterMs: 100 });
    expect(done).toEqual(['tile', 'remove']);
  });

  it('counts on what could be pressed before and was only moved there', () => {
    press('tile', { afterMs: 0, spot: SPOT });
    openOver('tile', 'of-tile');
    press('chip', { afterMs: 200, spot: SPOT });
    expect(done).toEqual(['tile', 'chip']);
  });

  it('counts once something was written in between', () => {
    press('heart', { afterMs: 0 });
    fire(find('note'), new InputEvent('input', { bubbles: true }));
    press('heart', { afterMs: 100 });
    expect(done).toEqual(['heart', 'heart']);
  });

  it('counts beside what is still there, such as the next chip of a row', () => {
    press('chip', { afterMs: 0, spot: { clientX: 390, clientY: 50 } });
    press('heart', { afterMs: 150, spot: { clientX: 420, clientY: 50 } });
    expect(done).toEqual(['chip', 'heart']);
  });

  it('magnifies a picture, which a double tap is for', () => {
    press('picture', { afterMs: 0, spot: SPOT });
    openOver('tile', 'of-tile', 'picture');
    press('surface', { afterMs: 150, spot: SPOT });
    expect(done).toContain('magnified');
  });

  it('counts after a scroll that began as a press', () => {
    atMs += 100;
    fire(find('tile'), new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
    fire(find('tile'), new PointerEvent('pointercancel', { bubbles: true }));
    press('heart', { afterMs: 100 });
    expect(done).toEqual(['heart']);
  });
});

describe('a second press of a key', () => {
  it.each(['Enter', ' '])('(%j) on the same control is ignored', (name) => {
    key('heart', name, {});
    key('heart', name, { afterMs: 150 });
    expect(done).toEqual(['heart']);
  });

  it('is ignored on what the focus was moved to', () => {
    key('heart', 'Enter', {});
    key('remove', 'Enter', { afterMs: 150 });
    expect(done).toEqual(['heart']);
  });

  it('is ignored while the key is held down', () => {
    key('heart', 'Enter', {});
    for (let times = 0; times < 30; times += 1)
      key('heart', 'Enter', { afterMs: 30, repeat: true });
    key('remove', 'Enter', { afterMs: 30, repeat: true });
    expect(done).toEqual(['heart']);
  });

  it('sends a search once, and another one once it is written', () => {
    key('box', 'Enter', {});
    key('box', 'Enter', { afterMs: 150 });
    expect(done).toEqual(['sent']);
    key('box', 'a', { afterMs: 50 });
    key('box', 'Enter', { afterMs: 50 });
    expect(done).toEqual(['sent', 'sent']);
  });

  it('counts where the shopper went on by Tab', () => {
    key('heart', 'Enter', {});
    key('chip', 'Tab', { afterMs: 80 });
    done.length = 0;
    key('chip', 'Enter', { afterMs: 80 });
    expect(done).toEqual(['chip']);
  });

  it('writes lines where there are lines to write', () => {
    const lines = vi.fn<(event: Event) => void>();
    find('note').addEventListener('keydown', lines);
    key('note', 'Enter', {});
    key('note', 'Enter', { afterMs: 80 });
    expect(lines).toHaveBeenCalledTimes(2);
  });

  it('closes one layer, however long Escape is held', () => {
    const closes = vi.fn<(event: Event) => void>();
    document.addEventListener('keydown', closes);
    key('heart', 'Escape', {});
    key('heart', 'Escape', { afterMs: 500, repeat: true });
    key('heart', 'Escape', { afterMs: 30, repeat: true });
    document.removeEventListener('keydown', closes);
    expect(closes).toHaveBeenCalledTimes(1);
  });

  it('leaves alone what the app presses itself', () => {
    key('heart', 'Enter', {});
    find('choice').click();
    expect(done).toContain('choice');
  });
});
