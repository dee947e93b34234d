import { type AttributeRow, inGroup } from './attribute-row.ts';

/** What an invitation asks for, from white tie down. */
export const DRESS_CODES: readonly AttributeRow[] = inGroup('dress-code', [
  {
    id: 'white-tie',
    also: 'white tie event, white tie attire, full evening dress',
    related: 'evening-gown 1, opera-gloves 0.7, tuxedo 0.7, opera-pumps 0.6, tiara 0.4',
  },
  {
    id: 'black-tie-optional',
    also: 'formal attire, black tie preferred',
    related:
      'evening-gown 0.8, tuxedo 0.8, cocktail-dress 0.7, suit 0.7, maxi-dress 0.5, heels 0.5, bow-tie 0.5, clutch 0.5',
  },
  {
    id: 'semi-formal',
    also: 'semiformal, semi formal attire, dressy attire, after five',
    related:
      'cocktail-dress 0.9, midi-dress 0.8, suit 0.7, blazer 0.6, jumpsuit 0.5, heels 0.6, dress-shirt 0.5, tie 0.4, clutch 0.4',
  },
  {
    id: 'business-formal',
    also: 'boardroom, corporate attire, business professional',
    related:
      'suit 1, pantsuit 0.8, skirt-suit 0.8, dress-shirt 0.8, tie 0.6, sheath-dress 0.7, pumps 0.6, oxfords 0.7, briefcase 0.5',
  },
  {
    id: 'business-casual',
    also: 'business casual attire, office casual, casual friday, smart workwear',
    related:
      'blazer 0.8, chinos 0.8, oxford-shirt 0.8, blouse 0.8, dress-pants 0.7, loafers 0.7, cardigan 0.5, midi-skirt 0.5, polo-shirt 0.5, office 0.7',
  },
  {
    id: 'festive-attire',
    also: 'festive dress code, party attire, dress to impress',
    related: 'sequin 0.7, velvet 0.6, cocktail-dress 0.8, metallic 0.5, satin 0.5, party 0.7',
  },
  {
    id: 'resort-wear',
    also: 'resort, resortwear, cruise wear, riviera',
    related:
      'linen-shirt 0.8, kaftan 0.8, maxi-dress 0.7, linen-pants 0.7, espadrilles 0.7, sandals 0.6, sun-hat 0.6, cover-up 0.5, white 0.3',
  },
  {
    id: 'creative-black-tie',
    also: 'creative formal, themed gala',
    related: 'velvet-blazer 0.8, tuxedo 0.6, evening-gown 0.7, sequin 0.6, jacquard 0.5',
  },
]);
