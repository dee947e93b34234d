import type { Gender } from '@modiste/contract/values';

/** Words that say whom a garment is for, wherever they stand. */
export const GENDER_WORDS: Readonly<Record<Gender, string>> = {
  Men: 'men, mens, man, male, males, gents, gent, gentleman, gentlemen, gentlemens, menswear, mens wear, mans',
  Women:
    'women, womens, woman, womans, female, females, lady, ladies, womenswear, womens wear, misses, womxn',
  Unisex: 'unisex, gender neutral, genderless, all genders, gender free',
};

/** Words that say so only when a shopper types them. */
export const SHOPPER_GENDER_WORDS: Readonly<Partial<Record<Gender, string>>> = {
  Men: 'for him, him, his, guy, guys, husband, my boyfriend, for boyfriend, my dad, for dad, my father, for father, grandpa, grandfather, my brother, for brother, my uncle, groom, groomsman, groomsmen, fathers day, grooms',
  Women:
    'for her, her, hers, wife, my girlfriend, for girlfriend, my mom, for mom, my mum, for mum, my mother, for mother, grandma, grandmother, my sister, for sister, my aunt, mothers day, mother of the bride, mother of the groom',
};
