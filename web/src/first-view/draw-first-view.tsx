import type { Item } from '@modiste/contract/entities/item';
import { PAGES } from '@modiste/contract/paths';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { writeFirstItem } from '../app/shared-item/first-item.ts';
import { createItemClient, SharedItem } from '../app/shared-item/shared-item-page.tsx';

/** React asks for the picture ahead, which the head of the page has done already. */
const HINTS = /^(<link rel="preload"[^>]*>)+/;

/** Controls, and marks that turn the direction of what follows: they could hide or forge text. */
const UNSEEN = /[^\P{Cc}\n]|[\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

function drawPage(item: Item): string {
  const queryClient = createItemClient(item);
  try {
    return renderToStaticMarkup(
      <Router ssrPath={PAGES.app} ssrSearch={`?item=${encodeURIComponent(item.id)}`}>
        <QueryClientProvider client={queryClient}>
          <SharedItem />
        </QueryClientProvider>
      </Router>,
    );
  } finally {
    // Its clocks would tick on for an hour.
    queryClient.clear();
  }
}

/**
 * What a stranger sees of a shared item until the app is there to take its place, and the item
 * itself for the app: as HTML for the element that the app is drawn in.
 */
export function drawFirstView(item: Item): string {
  const seen = drawPage(item).replace(HINTS, '').toWellFormed().replace(UNSEEN, ' ');
  return `<div id="first-view">${seen}${writeFirstItem(item)}</div>`;
}
