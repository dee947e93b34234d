import { listOf } from '../words/tokens.ts';

/** Attributes that make another one true of a garment, though nobody says so: strapless is sleeveless. */
const ENTAILING: Readonly<Record<string, string>> = {
  sleeveless: 'strapless, spaghetti-strap, thick-strap, halter, racerback',
  sleeved:
    'long-sleeve, three-quarter-sleeve, elbow-sleeve, short-sleeve, cap-sleeve, puff-sleeve, bell-sleeve, flutter-sleeve, batwing, lantern-sleeve, kimono-sleeve, rolled-sleeve, cape-sleeve, raglan',
  'v-neck': 'plunging',
  'high-neck': 'turtleneck, mock-neck',
  collared:
    'camp-collar, button-down-collar, club-collar, peter-pan-collar, polo-collar, mandarin-collar',
  mini: 'micro',
  'slim-fit': 'bodycon, skinny, muscle-fit',
  'relaxed-fit': 'oversized, boyfriend-fit',
  'high-heel': 'chunky-heel',
};

/** The attribute itself and those that entail it. */
export const attributesEntailing = (id: string): string[] => [id, ...listOf(ENTAILING[id])];

/** Types of which a fact is true that nobody names beside them: every sweater is knitted. */
const TYPES_ENTAILING: Readonly<Record<string, string>> = {
  knit: 'knitwear, knit-vest-top, sweater-dress, beanie',
  'low-heel': 'kitten-heels',
  'slip-on-closure': 'slip-ons, loafers, mules, slides, ballet-flats',
};

/** The types, by lexicon id, of which a fact is true by their nature. Kinds of them are not listed. */
export const typesEntailing = (fact: string): string[] => listOf(TYPES_ENTAILING[fact]);
