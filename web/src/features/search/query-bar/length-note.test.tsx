import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LengthNote } from './length-note.tsx';

const show = (text: string, isChat = false) =>
  render(<LengthNote id="note" text={text} isChat={isChat} />);
const note = () => document.getElementById('note');

describe('the length of a search', () => {
  it.each([
    ['nothing', '', ''],
    ['a few words', 'red coat', ''],
    ['what is far from the limit', 'a'.repeat(900), ''],
    ['what comes near it', 'a'.repeat(901), '901 of  / 1,000'],
    ['what reaches it', 'a'.repeat(1000), '1,000 of  / 1,000'],
    [
      'what reaches it between spaces, which are not sent',
      ` ${'a'.repeat(1000)}\n`,
      '1,000 of  / 1,000',
    ],
  ])('of %s is counted near the limit only', (_name, text, told) => {
    show(text);
    expect(note()?.textContent).toBe(told);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['one letter', 'a'.repeat(1001), '1,001'],
    ['a pasted page', 'word '.repeat(2000), '9,999'],
    ['signs of two units', '👗'.repeat(501), '1,002'],
  ])('beyond the limit by %s is refused', (_name, text, count) => {
    show(text);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A search can have up to 1,000 characters. Shorten yours to search.',
    );
    expect(note()).toHaveTextContent(count);
  });

  it('is told of a message to the stylist as of a message', () => {
    show('a'.repeat(1001), true);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'A message can have up to 1,000 characters. Shorten yours to send it.',
    );
  });
});
