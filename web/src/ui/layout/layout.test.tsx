import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Kicker } from '../text/kicker.tsx';
import { Wordmark } from '../text/wordmark.tsx';
import { Disclosure } from './disclosure.tsx';
import { EmptyState } from './empty-state.tsx';
import { MessagePage } from './message-page.tsx';

describe('a message page', () => {
  it('is the main part of a page that has nothing else', () => {
    render(<MessagePage title="Not here">Words.</MessagePage>);
    expect(screen.getByRole('main')).toHaveTextContent('Words.');
    expect(screen.getByRole('heading', { level: 1, name: 'Not here' })).toBeVisible();
  });

  it('is a part named by its title where the page has a main part', () => {
    render(
      <MessagePage as="section" kicker="Home" title="Coming soon">
        Words.
      </MessagePage>,
    );
    expect(screen.getByRole('region', { name: 'Coming soon' })).toHaveTextContent('Home');
  });

  it('is read out at once where something broke', () => {
    render(
      <MessagePage role="alert" title="Broken">
        Words.
      </MessagePage>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Broken');
  });
});

describe('an empty state', () => {
  it('is a part named by its title', () => {
    render(<EmptyState title="No exact matches">Words.</EmptyState>);
    expect(screen.getByRole('region', { name: 'No exact matches' })).toBeVisible();
  });
});

describe('a disclosure', () => {
  it('says what is inside while it is closed, and opens by a press', async () => {
    render(
      <Disclosure title="Color" summary="Black">
        All colors
      </Disclosure>,
    );
    expect(screen.getByText('All colors')).not.toBeVisible();
    await userEvent.click(screen.getByText('Black'));
    expect(screen.getByText('All colors')).toBeVisible();
  });

  it('may start open', () => {
    render(
      <Disclosure title="Color" startsOpen>
        All colors
      </Disclosure>,
    );
    expect(screen.getByText('All colors')).toBeVisible();
  });
});

describe('the wordmark', () => {
  it('leads home where it is given a way', () => {
    render(<Wordmark href="/" />);
    expect(screen.getByRole('link', { name: 'Modiste' })).toHaveAttribute('href', '/');
  });

  it('is only a name elsewhere', () => {
    render(<Wordmark />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Modiste')).toBeVisible();
  });
});

describe('a kicker', () => {
  it('is a heading where it names what follows', () => {
    render(<Kicker as="h3">Your preferences</Kicker>);
    expect(screen.getByRole('heading', { level: 3, name: 'Your preferences' })).toBeVisible();
  });
});
