import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { RadioGroup } from './radio-group.tsx';

const SIZES = [
  { value: 's', label: 'Small', description: 'Fits close.' },
  { value: 'm', label: 'Medium' },
  { value: 'l', label: 'Large' },
] as const;
type Size = (typeof SIZES)[number]['value'];

function Sizes({ start = null }: { start?: Size | null }) {
  const [size, setSize] = useState<Size | null>(start);
  return (
    <>
      <button type="button">Before</button>
      <RadioGroup legend="Size" options={SIZES} value={size} onChange={setSize} />
      <button type="button">After</button>
    </>
  );
}

const option = (name: string) => screen.getByRole('radio', { name });

describe('a radio group', () => {
  it('is named by its legend, and each option by its label', () => {
    render(<Sizes />);
    expect(screen.getByRole('group', { name: 'Size' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(option('Small')).toHaveAccessibleDescription('Fits close.');
    expect(option('Medium')).not.toHaveAccessibleDescription();
  });

  it('has nothing chosen until something is', async () => {
    render(<Sizes />);
    for (const { label } of SIZES) expect(option(label)).not.toBeChecked();
    await userEvent.click(screen.getByText('Medium'));
    expect(option('Medium')).toBeChecked();
  });

  it('is one stop of the Tab key, at what is chosen', async () => {
    render(<Sizes start="m" />);
    await userEvent.click(screen.getByRole('button', { name: 'Before' }));
    await userEvent.tab();
    expect(option('Medium')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('is walked through by arrows, which choose', async () => {
    render(<Sizes start="m" />);
    option('Medium').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(option('Large')).toBeChecked();
    expect(option('Large')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(option('Small')).toBeChecked();
  });
});
