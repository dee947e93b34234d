import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Listbox, optionId } from './listbox.tsx';

const PLACES = ['Lisbon', 'Lille'];

const renderList = (options: readonly string[], active: number | null = null) => {
  const onTake = vi.fn();
  render(
    <>
      <input
        aria-label="City"
        aria-activedescendant={active === null ? undefined : optionId('places', active)}
      />
      <Listbox
        id="places"
        label="Places"
        options={options}
        active={active}
        keyOf={(place) => place}
        onTake={onTake}
      >
        {(place) => <span>{place}</span>}
      </Listbox>
    </>,
  );
  return onTake;
};

describe('a listbox', () => {
  it('is named, and lists its options', () => {
    renderList(PLACES);
    expect(screen.getByRole('listbox', { name: 'Places' })).toBeVisible();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(PLACES);
  });

  it('is closed without options, and still there for what its field controls', () => {
    renderList([]);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.getElementById('places')).not.toBeVisible();
  });

  it('marks what the keys of the field reached, under the id that the field names', () => {
    renderList(PLACES, 1);
    const reached = screen.getByRole('option', { selected: true });
    expect(reached).toHaveTextContent('Lille');
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-activedescendant', reached.id);
  });

  it('takes an option by a press and leaves the focus in the field', async () => {
    const onTake = renderList(PLACES);
    await userEvent.click(screen.getByRole('textbox'));
    const option = screen.getByRole('option', { name: 'Lille' });
    const press = createEvent.mouseDown(option);
    fireEvent(option, press);
    expect(press.defaultPrevented).toBe(true);
    await userEvent.click(option);
    expect(onTake).toHaveBeenCalledExactlyOnceWith('Lille');
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('is no stop of the Tab key', async () => {
    renderList(PLACES);
    screen.getByRole('textbox').focus();
    await userEvent.tab();
    for (const option of screen.getAllByRole('option')) expect(option).not.toHaveFocus();
  });
});
