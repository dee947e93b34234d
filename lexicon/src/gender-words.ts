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
  Men: 'for him, him, his, guy, guys, husband, boyfriend, dad, father, grandpa, grandfather, brother, uncle, groom, groomsman, groomsmen, for my son, fathers day, mr',
  Women:
    'for her, her, hers, wife, girlfriend, mom, mum, mother, grandma, grandmother, sister, aunt, mothers day, girly girl, bridesmaid, mother of the bride, mother of the groom, mrs',
};
