import type { Feature } from './feature-texts.ts';
import type { ScreenName } from './picture-html.ts';

interface ScreenSlide extends Feature {
  picture: ScreenName;
  alt: string;
}

export const LANDING_SLIDES: readonly ScreenSlide[] = [
  {
    title: 'Home',
    text: 'An outfit a day, in your size and for your weather. Trends with the reason they are there.',
    picture: 'home',
    alt: 'The home page of Modiste with an outfit for the day',
  },
  {
    title: 'Chat',
    text: 'A conversation that finds, compares and explains. Every claim is true of the piece it is about.',
    picture: 'chat',
    alt: 'A conversation with the stylist, who shows pieces and says why',
  },
  {
    title: 'Try-on',
    text: 'See a piece on a mannequin or on a photo of yourself before you buy, and put a whole look together.',
    picture: 'try-on',
    alt: 'The Fitting Room with a dress on a mannequin',
  },
];

export const PARTNER_SLIDES: readonly Feature[] = [
  {
    title: 'Connect a feed, not a project',
    text: 'Six kinds of feeds are read as they are. Wrong lines are named with their reason, and the rest goes on sale.',
  },
  {
    title: 'Enriched by reading and looking',
    text: 'Type, cut, material, pattern, color and occasion are told from your texts and pictures, in the words that shoppers use.',
  },
  {
    title: 'Chosen for a reason',
    text: 'Your pieces are recommended with facts: the price among the candidates, the cloth, what it goes with in a shopper’s wishlist.',
  },
  {
    title: 'The sale is yours',
    text: 'Shoppers leave for your shop to buy. No checkout in between, and no copy of your customer.',
  },
  {
    title: 'Insights and agents',
    text: 'Demand by region, feedback on designs before they are made, and helpers for small teams.',
    isPlanned: true,
  },
];
