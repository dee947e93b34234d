import { type AttributeRow, inGroup } from './attribute-row.ts';

/** Looks that people name as one thing, each as what it is made of. */
export const AESTHETICS: readonly AttributeRow[] = inGroup('style', [
  {
    id: 'quiet-luxury',
    also: 'stealth wealth, understated luxury, loro piana style, succession style',
    related:
      'cashmere 0.9, cashmere-sweater 0.8, silk 0.6, wool-coat 0.7, loafers 0.7, wide-leg-pants 0.6, blazer 0.6, solid 0.6, neutral 0.7, beige 0.5, merino 0.5, leather-tote 0.4, silk-shirt 0.6',
  },
  {
    id: 'old-money',
    also: 'old money style, heritage, wasp style, country club, ralph lauren style',
    related:
      'cable-knit-sweater 0.9, polo-shirt 0.7, blazer 0.8, loafers 0.8, chinos 0.6, tweed-jacket 0.7, pearl-necklace 0.6, pleated-skirt 0.6, oxford-shirt 0.7, trench-coat 0.6, tennis-dress 0.3, silk-scarf 0.5, linen-shirt 0.4, camel 0.3',
  },
  {
    id: 'cottagecore',
    also: 'prairie, farmhouse, cottage core, milkmaid, country cottage',
    related:
      'prairie-dress 0.9, floral 0.7, puff-sleeve 0.7, midi-dress 0.6, gingham 0.6, eyelet 0.6, square-neck 0.4, cardigan 0.5, crochet 0.4, straw-hat 0.4, basket bag 0.3',
  },
  {
    id: 'gorpcore',
    also: 'gorp core, trailcore, outdoorsy, technical outdoor, hiking style, outdoor style',
    related:
      'rain-jacket 0.9, fleece-jacket 0.9, puffer-jacket 0.8, hiking-pants 0.8, trail-shoes 0.9, hiking-boots 0.7, cargo-pants 0.6, puffer-vest 0.6, beanie 0.4, belt-bag 0.4, gore-tex 0.7, waterproof 0.5, backpack 0.4',
  },
  {
    id: 'dark-academia',
    also: 'academia, light academia, scholarly, professor style, bookish',
    related:
      'tweed-jacket 0.9, turtleneck-sweater 0.8, plaid-skirt 0.7, pleated-skirt 0.6, blazer 0.7, oxfords 0.7, loafers 0.6, sweater-vest 0.7, cardigan 0.5, corduroy 0.6, brown 0.5, plaid 0.5, satchel 0.6, trench-coat 0.5, wool-coat 0.5',
  },
  {
    id: 'coastal-grandmother',
    also: 'coastal grandma, nancy meyers, hamptons, coastal chic',
    related:
      'linen-shirt 0.9, linen-pants 0.9, linen 0.8, cable-knit-sweater 0.7, cardigan 0.5, straw-hat 0.6, espadrilles 0.6, white 0.6, beige 0.5, canvas-tote 0.5, wide-leg-pants 0.5, boat-shoes 0.4',
  },
  {
    id: 'y2k',
    also: '2000s, y2k fashion, early 2000s, mcbling, noughties',
    related:
      'low-rise-jeans 0.9, baby-tee 0.9, mini-skirt 0.7, tube-top 0.7, tracksuit 0.6, cargo-pants 0.6, crop-top 0.6, baguette-bag 0.7, velvet 0.3, rhinestone 0.5, butterfly 0.4, platform-sandals 0.5, shield-sunglasses 0.4, pink 0.3, low-rise 0.6',
  },
  {
    id: 'balletcore',
    also: 'ballet core, ballerina style, ballerina aesthetic, off duty ballerina',
    related:
      'ballet-flats 1, leg-warmers 0.8, bodysuit 0.7, wrap-top 0.7, tulle-skirt 0.8, shrug 0.7, slip-skirt 0.4, pink 0.6, bow 0.5, satin 0.3, tights 0.4',
  },
  {
    id: 'coquette',
    also: 'coquette aesthetic, girly, doll like, lolita style',
    related:
      'bow 0.9, lace 0.8, hair-bow 0.7, ruffled 0.7, mini-dress 0.6, babydoll-dress 0.7, mary-janes 0.7, corset 0.5, pink 0.7, pearl 0.4, ballet-flats 0.5',
  },
  {
    id: 'office-siren',
    also: 'corporate siren, office siren aesthetic, secretary chic',
    related:
      'pencil-skirt 0.9, dress-shirt 0.7, blazer 0.7, slim-fit 0.4, kitten-heels 0.7, slingbacks 0.6, tights 0.5, glasses 0.6, waistcoat 0.6, mini-skirt 0.4, black 0.4, gray 0.4',
  },
  {
    id: 'clean-girl',
    also: 'clean girl aesthetic, that girl, model off duty, off duty',
    related:
      'tank-top 0.6, straight-jeans 0.6, blazer 0.6, sports-leggings 0.5, court-sneakers 0.6, hoop-earrings 0.6, claw clip 0.5, white 0.4, beige 0.4, slip-skirt 0.4, bodysuit 0.5',
  },
  {
    id: 'grunge',
    also: '90s grunge, seattle style, grungy, alternative style, alt',
    related:
      'flannel-shirt 0.9, ripped-jeans 0.9, combat-boots 0.9, graphic-tee 0.7, slip-dress 0.4, cardigan 0.4, beanie 0.5, plaid 0.6, fishnets 0.4, denim-jacket 0.4, distressed 0.6, choker 0.4',
  },
  {
    id: 'punk',
    also: 'punk rock, pop punk',
    related:
      'biker-jacket 0.9, studded 0.7, plaid 0.5, combat-boots 0.8, ripped-jeans 0.7, fishnets 0.5, graphic-tee 0.5, leather 0.6, black 0.4',
  },
  {
    id: 'gothic',
    also: 'goth, witchy, emo, whimsigoth, vampire, gothic style',
    related:
      'black 0.9, lace 0.6, velvet 0.7, combat-boots 0.6, corset 0.7, choker 0.6, maxi-dress 0.4, platform-boots 0.6, mesh 0.4, fishnets 0.4',
  },
  {
    id: 'indie-sleaze',
    also: 'indie, indie style, hipster, tumblr style',
    related:
      'skinny-jeans 0.8, leather-jacket 0.7, graphic-tee 0.6, ballet-flats 0.4, metallic 0.5, tights 0.4, wayfarers 0.4',
  },
  {
    id: 'mob-wife',
    also: 'mob wife aesthetic, maximalist, maximalism',
    related:
      'faux-fur-coat 1, leopard 0.9, leather-pants 0.6, gold 0.5, statement-earrings 0.6, oversized-sunglasses 0.7, stilettos 0.5, black 0.4, knee-high-boots 0.4',
  },
  {
    id: 'tomato-girl',
    also: 'tomato girl summer, italian summer, mediterranean style, la dolce vita, capri style',
    related:
      'sundress 0.9, red 0.5, linen 0.6, gingham 0.5, corset-dress 0.3, straw-hat 0.6, headscarf 0.5, sandals 0.5, floral 0.5, basket bag 0.5',
  },
  {
    id: 'blokecore',
    also: 'bloke core, football casual, terrace style, soccer core',
    related:
      'soccer-jersey 1, jersey 0.8, straight-jeans 0.6, retro-sneakers 0.8, track-jacket 0.7, track-pants 0.5',
  },
  {
    id: 'techwear',
    also: 'tech wear, cyberpunk, utility tech, warcore',
    related:
      'rain-jacket 0.8, cargo-pants 0.9, black 0.8, gore-tex 0.6, windbreaker 0.5, belt-bag 0.5, waterproof 0.6, buckle 0.4, joggers 0.4',
  },
  {
    id: 'barbiecore',
    also: 'barbie core, barbie style, hot pink outfit',
    related: 'pink 1, mini-dress 0.6, satin 0.4, pumps 0.5, sequin 0.4, platform-heels 0.5',
  },
  {
    id: 'mermaidcore',
    also: 'mermaid core, siren core, ocean inspired',
    related:
      'iridescent 0.8, sequin 0.8, mermaid-dress 0.6, pearl 0.6, mesh 0.5, crochet 0.5, blue 0.4',
  },
  {
    id: 'fairycore',
    also: 'fairy core, fairy, ethereal, whimsical, fairytale',
    related:
      'tulle 0.8, chiffon 0.7, floral 0.6, maxi-dress 0.6, bell-sleeve 0.5, corset 0.5, pastel 0.6, organza 0.6',
  },
  {
    id: 'americana',
    also: 'all american, workwear style, rugged style, ametora, blue collar',
    related:
      'denim-jacket 0.8, straight-jeans 0.8, flannel-shirt 0.7, work-boots 0.7, chore-jacket 0.8, carpenter-pants 0.7, henley 0.6, denim-shirt 0.6, varsity-jacket 0.5',
  },
  {
    id: 'parisian',
    also: 'french girl, french style, parisian chic, parisienne',
    related:
      'breton-top 0.9, trench-coat 0.8, straight-jeans 0.6, ballet-flats 0.7, blazer 0.7, beret 0.5, silk-scarf 0.6, cardigan 0.5, slip-skirt 0.4, baguette-bag 0.3, black 0.3',
  },
  {
    id: 'scandi',
    also: 'scandinavian style, nordic style, scandi style, copenhagen style, danish style',
    related:
      'oversized 0.5, wool-coat 0.6, chunky-sneakers 0.5, oversized-sweater 0.6, wide-leg-pants 0.5, quilted-coat 0.4, neutral 0.5, puff-sleeve 0.3, minimalist 0.5',
  },
  {
    id: 'regencycore',
    also: 'bridgerton, regency, royalcore, princesscore, victorian',
    related:
      'empire-waist 0.9, puff-sleeve 0.7, corset 0.7, opera-gloves 0.6, lace 0.6, pearl 0.5, satin 0.4, square-neck 0.4, tiara 0.4, pastel 0.4',
  },
  {
    id: 'rockabilly',
    also: 'pin up, pinup, 50s style, fifties, retro glam, sock hop',
    related:
      'polka-dot 0.8, circle-skirt 0.8, fit-and-flare 0.7, tea-dress 0.5, halter 0.5, cat-eye-sunglasses 0.6, red 0.3, leopard 0.3',
  },
  {
    id: 'mod',
    also: '60s style, sixties, swinging sixties, mod style',
    related:
      'shift 0.8, sheath-dress 0.6, mini-dress 0.6, color-block 0.6, knee-high-boots 0.6, geometric 0.5, peter-pan-collar 0.4, harrington-jacket 0.4',
  },
  {
    id: 'disco',
    also: '70s style, seventies style, studio 54, groovy',
    related:
      'flared-pants 0.8, sequin 0.8, metallic 0.7, jumpsuit 0.6, platform-heels 0.7, halter 0.5, bell-sleeve 0.4, suede-jacket 0.4',
  },
  {
    id: 'artsy',
    also: 'eclectic, avant garde, quirky, arty, experimental, creative style',
    related: 'abstract 0.7, color-block 0.6, patchwork 0.6, asymmetric 0.6, statement-earrings 0.5',
  },
  {
    id: 'modern-ethnic',
    also: 'indo western, fusion wear, indowestern',
    related: 'kurta 0.8, palazzo-pants 0.7, jutti 0.6, jhumkas 0.6, tunic 0.5, nehru-jacket 0.5',
  },
  {
    id: 'safari',
    also: 'safari style, utility chic, explorer',
    related: 'utility-jacket 0.9, shirt-dress 0.5, khaki 0.6, linen 0.4, panama-hat 0.4',
  },
  {
    id: 'equestrian',
    also: 'horse girl, riding style, equestrian style',
    related: 'riding-boots 0.9, blazer 0.6, tweed-jacket 0.5, quilted-jacket 0.5, leggings 0.3',
  },
]);
