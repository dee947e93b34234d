import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { layersOf, leaveClosedLayers } from './layer-history.ts';
import { useBackToClose } from './use-back-to-close.ts';

const told: string[] = [];

/** A layer with another one over it, as a size dialog lies over the panel of filters. */
function Layer({ names }: { names: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, ...over] = names;
  const close = useBackToClose(isOpen, () => {
    told.push(`${name}`);
    setIsOpen(false);
  });
  if (name === undefined) return null;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open {name}
      </button>
      {isOpen && (
        <section aria-label={name}>
          <button type="button" onClick={close}>
            Close {name}
          </button>
          <Layer names={over} />
        </section>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isOpen = (name: string) => screen.queryByRole('region', { name }) !== null;
const open = async (...names: string[]) => {
  const page = render(<Layer names={names} />);
  for (const name of names) await press(`Open ${name}`);
  return page;
};
/** Until the browser has arrived there. */
const go = (steps: number) =>
  act(async () => {
    const arrived = new Promise((tell) => addEventListener('popstate', tell, { once: true }));
    history.go(steps);
    await arrived;
  });
const findPage = () => waitFor(() => expect(layersOf(history.state)).toEqual([]));
const findLayers = (count: number) =>
  waitFor(() => expect(layersOf(history.state)).toHaveLength(count));
const expectToLeave = async () => {
  await go(-1);
  await waitFor(() => expect(location.pathname).toBe('/before'));
};

beforeEach(() => {
  told.length = 0;
  history.replaceState(null, '', '/before');
  history.pushState({ cause: 'query' }, '', '/?q=coat');
});

describe('layers over each other', () => {
  it('are closed by Back one at a time, the topmost first', async () => {
    await open('filters', 'sizes', 'question');
    for (const left of [['sizes', 'filters'], ['filters'], []]) {
      await go(-1);
      await findLayers(left.length);
      await waitFor(() => expect(told).toHaveLength(3 - left.length));
      expect(['filters', 'sizes', 'question'].filter(isOpen).toReversed()).toEqual(left);
    }
    expect(told).toEqual(['question', 'sizes', 'filters']);
    await expectToLeave();
  });

  it('are all closed, each once, by a leap to the page in the history', async () => {
    await open('viewer', 'share', 'question');
    await go(-3);
    await findPage();
    await waitFor(() => expect(isOpen('viewer')).toBe(false));
    expect(told.toSorted()).toEqual(['question', 'share', 'viewer']);
    await expectToLeave();
  });

  it('stay when Forward leads to one that was closed, which is not opened again', async () => {
    await open('filters', 'sizes');
    await go(-1);
    await waitFor(() => expect(isOpen('sizes')).toBe(false));
    await go(1);
    await findLayers(1);
    expect(isOpen('filters')).toBe(true);
    expect(isOpen('sizes')).toBe(false);
    await go(-1);
    await waitFor(() => expect(isOpen('filters')).toBe(false));
    expect(told).toEqual(['sizes', 'filters']);
    await expectToLeave();
  });

  it('leave a page on which Forward does nothing and Back leaves', async () => {
    await open('filters', 'sizes');
    await go(-2);
    await findPage();
    await go(2);
    await findPage();
    expect(isOpen('filters')).toBe(false);
    await expectToLeave();
  });

  it('take turns: one closed by its button, the one below by Back', async () => {
    await open('filters', 'sizes');
    await press('Close sizes');
    await findLayers(1);
    expect(isOpen('filters')).toBe(true);
    await go(-1);
    await waitFor(() => expect(isOpen('filters')).toBe(false));
    await expectToLeave();
  });

  it('open and close again without leaving anything behind', async () => {
    await open('filters', 'sizes');
    for (const times of [1, 2, 3]) {
      await press('Close sizes');
      await waitFor(() => expect(told).toHaveLength(times));
      await press('Open sizes');
      await findLayers(2);
    }
    await go(-2);
    await findPage();
    await expectToLeave();
  });

  it('leave nothing behind when the lower one is closed with the other over it', async () => {
    await open('viewer', 'question');
    await press('Close viewer');
    await findPage();
    expect(isOpen('viewer')).toBe(false);
    await expectToLeave();
  });

  it('leave nothing behind when the page under them goes', async () => {
    const { unmount } = await open('account', 'question');
    unmount();
    await findPage();
    expect(history.state).toEqual({ cause: 'query' });
    await expectToLeave();
  });
});

describe('the entries of layers that are not there', () => {
  const pretendReload = (layers: number) => {
    for (let count = 1; count <= layers; count += 1) {
      const ids = Array.from({ length: count }, (_, index) => `before:r${index}:`);
      history.pushState({ cause: 'query', layers: ids }, '');
    }
  };

  it.each([1, 2, 3])('are left after a reload with %i of them', async (layers) => {
    pretendReload(layers);
    leaveClosedLayers();
    await findPage();
    expect(history.state).toEqual({ cause: 'query' });
    await expectToLeave();
  });

  it('are left by the Back that comes to them, after the app went on to another page', async () => {
    pretendReload(2);
    history.pushState(null, '', '/next');
    await go(-1);
    await waitFor(() => expect(history.state).toEqual({ cause: 'query' }));
    await expectToLeave();
  });

  it('do not keep a new layer from opening and closing', async () => {
    pretendReload(1);
    await open('filters');
    await go(-1);
    await waitFor(() => expect(isOpen('filters')).toBe(false));
    await findPage();
    await expectToLeave();
  });

  it.each([null, 'text', 7, { layers: 'none' }, { layers: [1, null] }])(
    'are none where the history holds %j',
    (state) => {
      expect(layersOf(state)).toEqual([]);
    },
  );
});
