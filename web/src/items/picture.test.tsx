import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const show = (url: string | undefined) => render(<Picture url={url} alt="A coat" sizes="47vw" />);
const picture = () => screen.getByRole('img', { name: 'A coat' });

describe('a picture', () => {
  it.each(['/shop/pictures/coat.webp', '/pictures/coat.webp'])(
    'of our own, %s, comes in two widths',
    (url) => {
      show(url);
      expect(picture()).toHaveAttribute('srcset', `${url}?w=480 480w, ${url}?w=1080 1080w`);
      expect(picture()).toHaveAttribute('sizes', '47vw');
    },
  );

  it('of another shop is taken as it is', () => {
    show('https://shop.example/pictures/coat.jpg');
    expect(picture()).toHaveAttribute('src', 'https://shop.example/pictures/coat.jpg');
    expect(picture()).not.toHaveAttribute('srcset');
  });

  it('that is broken gives way to a placeholder of the same name', () => {
    show('/shop/pictures/coat.webp');
    fireEvent.error(picture());
    expect(picture().tagName).toBe('SPAN');
  });

  it('that is missing is a placeholder from the start', () => {
    show(undefined);
    expect(picture().tagName).toBe('SPAN');
  });

  it('that follows a broken one is tried again', () => {
    const { rerender } = show('/shop/pictures/coat.webp');
    fireEvent.error(picture());
    rerender(<Picture url="/shop/pictures/other.webp" alt="A coat" sizes="47vw" />);
    expect(picture().tagName).toBe('IMG');
  });
});
