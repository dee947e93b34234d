import { type AttributeRow, inGroup } from './attribute-row.ts';

export const STYLES: readonly AttributeRow[] = inGroup('style', [
  {
    id: 'casual',
    also: 'laid back, casualwear, easygoing, leisure, dressed down, dress down, informal',
    related: 'jeans 0.6, t-shirt 0.6, sneakers 0.6, hoodie 0.4, denim-jacket 0.4, polo-shirt 0.3',
  },
  {
    id: 'smart-casual',
    also: 'dressy casual, elevated casual',
    related:
      'chinos 0.8, blazer 0.7, loafers 0.7, oxford-shirt 0.7, polo-shirt 0.6, blouse 0.5, chelsea-boots 0.5',
  },
  {
    id: 'boho',
    also: 'bohemian, hippie, boho chic, free spirited',
    related:
      'maxi-dress 0.8, fringed 0.7, crochet 0.7, paisley 0.6, embroidered 0.5, kimono 0.6, suede 0.4, tiered 0.5, sandals 0.4',
  },
  {
    id: 'streetwear',
    also: 'street style, hypebeast, urban, skater style, hip hop',
    related:
      'hoodie 0.9, sneakers 0.8, graphic-tee 0.8, joggers 0.7, cargo-pants 0.7, oversized 0.5, bomber-jacket 0.6, cap 0.5, beanie 0.4',
  },
  {
    id: 'minimalist',
    also: 'minimal, clean lines, understated, simple, plain style',
    related:
      'slip-dress 0.5, blazer 0.5, solid 0.6, crewneck-sweater 0.4, wide-leg-pants 0.4, cashmere 0.4, neutral 0.6',
  },
  {
    id: 'vintage',
    also: 'retro, old school, 1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 1990s, 70s, 80s, 90s, 60s, 50s, nineties, seventies, eighties, throwback',
    related:
      'tea-dress 0.6, mom-jeans 0.6, polka-dot 0.4, corduroy 0.5, flared-jeans 0.5, cat-eye-sunglasses 0.4, denim-jacket 0.3',
  },
  {
    id: 'athleisure',
    also: 'sporty, athletic, sports, sport, activewear, active wear, sportswear, sports wear, performance, outdoor, outdoors, gymwear',
    related:
      'sports-leggings 0.9, joggers 0.8, sneakers 0.8, track-jacket 0.7, sports-bra 0.7, tracksuit 0.7, hoodie 0.6, athletic-shorts 0.7',
  },
  {
    id: 'preppy',
    also: 'prep, ivy league, ivy style, collegiate, varsity style',
    related:
      'polo-shirt 0.8, cable-knit-sweater 0.8, loafers 0.7, chinos 0.6, pleated-skirt 0.7, blazer 0.6, oxford-shirt 0.7, argyle 0.6, boat-shoes 0.5',
  },
  {
    id: 'edgy',
    also: 'rock, rocker, badass, moto, rock n roll',
    related:
      'biker-jacket 0.9, leather-jacket 0.8, combat-boots 0.8, ripped-jeans 0.7, leather-pants 0.6, studded 0.5, band tee 0.5, black 0.4',
  },
  {
    id: 'glamorous',
    also: 'glam, glamour, hollywood, showstopper, statement',
    related:
      'sequin 0.8, satin 0.6, evening-gown 0.7, stilettos 0.6, faux-fur-coat 0.6, chandelier-earrings 0.5, metallic 0.6',
  },
  {
    id: 'chic',
    also: 'elegant, sophisticated, classy, polished, refined, elevated',
    related:
      'blazer 0.6, trench-coat 0.7, midi-dress 0.5, silk 0.5, pumps 0.4, beret 0.4, silk-scarf 0.5, ballet-flats 0.5',
  },
  {
    id: 'classic',
    also: 'timeless, staple, essential, wardrobe essential',
    related: 'trench-coat 0.6, oxford-shirt 0.5, blazer 0.5, straight-jeans 0.4, loafers 0.4',
  },
  {
    id: 'romantic',
    also: 'feminine, dreamy, ladylike, princess',
    related:
      'lace 0.7, ruffled 0.7, floral 0.6, chiffon 0.6, tulle 0.5, pink 0.4, bow 0.5, ballet-flats 0.5',
  },
  {
    id: 'western',
    also: 'cowboy, cowgirl, country, rodeo, nashville',
    related:
      'cowboy-boots 0.9, cowboy-hat 0.8, denim-shirt 0.6, fringed 0.6, suede 0.5, bootcut-jeans 0.5',
  },
  {
    id: 'nautical',
    also: 'sailor, marine, yacht, coastal',
    related: 'stripes 0.7, blue 0.3, boat-shoes 0.7, breton-top 0.7, white 0.2',
  },
  {
    id: 'military',
    also: 'army, utility, utilitarian, tactical',
    related: 'utility-jacket 0.8, cargo-pants 0.8, camouflage 0.7, combat-boots 0.6, green 0.2',
  },
  {
    id: 'trendy',
    also: 'fashionable, stylish, on trend, viral, hot, cool, fashion, it girl, hot girl, cool girl, baddie, city girl',
  },
  {
    id: 'sexy',
    also: 'sultry, revealing, seductive',
    related: 'bodycon-dress 0.7, mini-dress 0.6, lace 0.4, cutout 0.5, backless 0.5, stilettos 0.4',
  },
  { id: 'cute', also: 'kawaii, adorable, sweet' },
  { id: 'luxurious', also: 'opulent, couture, high fashion, runway' },
  {
    id: 'pitti',
    also: 'sartorial, dapper, gentleman, sprezzatura, dandy',
    related: 'suit 0.8, blazer 0.8, loafers 0.6, pocket-square 0.6, waistcoat 0.6, linen 0.3',
  },
  { id: 'pastel', also: 'pastels, pastel colors, soft colors, light colors' },
  { id: 'neutral', also: 'neutrals, neutral colors, earth tones, earthy, neutral tones' },
  {
    id: 'bright',
    also: 'vibrant, neon, neon colors, fluorescent, colorful outfit, bold color, bold',
  },
  { id: 'dark', also: 'dark colors, moody' },
]);
