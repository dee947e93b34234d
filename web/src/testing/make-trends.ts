import type { Item } from '@modiste/contract/entities/item';
import type { OutfitItem, Trends } from '@modiste/contract/entities/trends-schema';
import { makeItem } from './make-item.ts';

function makePieces(labels: Readonly<Record<string, string>>) {
  const items = Object.keys(labels).map((id) => makeItem(id));
  const pieces = items.map(
    (item): OutfitItem => ({
      item_id: item.id,
      name: labels[item.id] ?? '',
      short_description: item.short_description,
      images: item.image_urls,
    }),
  );
  return { items, pieces };
}

function makeTrend(trend: string): Trends['glamour_trends'][number] {
  return {
    trend,
    description: `What ${trend} are.`,
    reason: `Why ${trend} are here`,
    query: `search ${trend}`,
    item_ids: [],
    images: [`https://shop.example/${trend}.jpg`],
  };
}

/** What Home shows to somebody; what matters to a test is given. */
export function makeTrends(given: Partial<Trends> = {}): Trends {
  const day = makePieces({ 'day-coat': 'Coat', 'day-dress': 'Dress', 'day-shoes': 'Shoes' });
  const office = makePieces({ 'office-shirt': 'Shirt', 'office-skirt': 'Skirt' });
  const walk = makePieces({ 'walk-coat': 'Jacket', 'walk-shoes': 'Boots' });
  const all: Item[] = [...day.items, ...office.items, ...walk.items];
  return {
    glamour_trends: ['skirts', 'boots', 'knits'].map(makeTrend),
    outfits: [
      { name: 'Office days', reason: 'You save tailoring', total: 180, items: office.pieces },
      { name: 'A long walk', reason: 'For dry days', total: 180, items: walk.pieces },
    ],
    outfit_for_the_day: {
      intro: 'A coat over a dress.',
      reason: 'For a cold day',
      outfit: { items: day.pieces, total: 270 },
      recommendations: ['Wear the coat open.'],
    },
    trending_searches: { search: ['coat'], reason: 'Searched this week' },
    suggested_items: [makeItem('new', { reason: 'New this week' })],
    prompts: ['A warm coat'],
    setting: {
      day: '2026-11-23',
      season: 'autumn',
      place: 'Oslo',
      low_c: -1,
      high_c: 4,
      is_rainy: false,
      source: 'climate',
    },
    items: Object.fromEntries(all.map((item) => [item.id, item])),
    timestamp: '2026-11-23T08:00:00.000Z',
    ...given,
  };
}
