import type { Color } from '@modiste/contract/values';

/** Words that name a color wherever they stand, separated by commas. */
export const COLOR_WORDS: Readonly<Record<Color, string>> = {
  Black:
    'black, jet black, ebony, onyx, noir, blk, off black, true black, washed black, black denim, nero, blackish, blacks, faded black, carbon black, matte black, ink black, coal black, charcoal black',
  White:
    'white, ivory, off white, snow white, eggshell, alabaster, optic white, bone white, blanc, wht, porcelain, chalk white, pure white, bright white, winter white, milk white, antique white, bianco, whitish, whites, crisp white, cloud white, coconut white, vintage white, pearl white, cotton white, soft white',
  Gray: 'gray, grey, charcoal, slate gray, slate grey, heather gray, heather grey, grey melange, gray melange, ash gray, ash grey, graphite, gunmetal, pewter, light grey, light gray, dark grey, dark gray, anthracite, dove grey, dove gray, silver grey, steel grey, steel gray, grey marl, stone grey, smoke grey, smoky grey, greige, gry, grigio, mouse grey, grayish, greyish, pale grey, pale gray, mid grey, medium grey, medium gray, cool grey, warm grey, cement grey, concrete grey, iron grey, heather charcoal, grey heather, shadow grey, fog grey, storm grey',
  Beige:
    'beige, ecru, sand beige, nude, tan beige, oatmeal, oat, cream, off white cream, champagne beige, khaki, light khaki, fawn, camel, light tan, natural beige, vanilla, stone beige, sandstone, taupe, mushroom, parchment, flax beige, creme, buttermilk, macadamia, linen white, biege, sand color, skin color, skin tone, light beige, dark beige, warm beige, cream white, wheat beige, cashew beige, pebble beige, light camel, latte beige, almond beige, camel beige',
  Brown:
    'brown, chocolate, chestnut, cognac, tan, espresso, mocha, coffee brown, mahogany, walnut, caramel, toffee, tobacco, hazelnut, cocoa, umber, sienna, bronze, copper brown, copper, dark brown, light brown, chocolate brown, mushroom brown, saddle brown, whiskey, cinnamon, nutmeg, sepia, brn, tortoise, tortoiseshell, auburn, russet, pecan, hickory, cacao, chocolat, brownish, tawny, rust brown, dark tan, deep brown, red brown, cocoa brown, camel brown, walnut brown, chestnut brown, toffee brown, mid brown, nutmeg brown, wood brown, maple brown',
  Red: 'red, burgundy, maroon, crimson, scarlet, ruby, wine red, oxblood, cherry red, brick red, bordeaux, claret, vermilion, carmine, garnet red, cranberry, merlot, candy red, fire red, tomato red, blood red, dark red, bright red, ruby red, rouge, rosso, poppy red, reddish, redder, reds, deep red, wine colored, wine colour, ruby wine, chili red, rose red, apple red, lipstick red, christmas red, lava red, coral red, pomegranate, barn red, cardinal red, mahogany red, burgandy',
  Pink: 'pink, blush, rose, dusty rose, fuchsia, fuschia, fuchia, magenta, hot pink, salmon, salmon pink, coral pink, bubblegum, bubblegum pink, rose pink, baby pink, light pink, pale pink, blush pink, mauve pink, dusty pink, millennial pink, neon pink, cerise, rosewood, raspberry, blossom pink, shell pink, powder pink, bright pink, dark pink, petal pink, pinkish, pinker, rani pink, onion pink, flamingo pink, peach pink, soft pink, pastel pink, neon fuchsia, barbie pink, shocking pink, watermelon pink, carnation pink, ballet pink, cotton candy pink, mauve rose, old rose, dusky pink, peony pink, orchid pink, candy pink',
  Orange:
    'orange, coral, peach, apricot, tangerine, rust, burnt orange, terracotta, amber orange, persimmon, bright orange, neon orange, cantaloupe, clementine, tomato orange, paprika, arancio, orangish, pumpkin orange, neon coral, light orange, dark orange, pale orange, blood orange, rust orange, copper orange, mango orange, peach orange, saffron orange, papaya orange, melon orange, bright coral, sunset orange, spice orange, peachy',
  Yellow:
    'yellow, mustard, lemon, canary, butter yellow, marigold, neon yellow, lemon yellow, pale yellow, light yellow, bright yellow, mustard yellow, dandelion, turmeric, corn yellow, ochre, ocher, citron, maize, sunshine yellow, honey yellow, giallo, daffodil, banana yellow, yellowish, haldi yellow, sun yellow, golden yellow, mango yellow, pastel yellow, saffron yellow, soft yellow, deep yellow, dark yellow, fluorescent yellow, canary yellow, amber, amber yellow, sunflower yellow, chartreuse yellow, straw yellow, cream yellow, marigold yellow',
  Green:
    'green, olive, olive green, sage, sage green, mint, mint green, emerald, emerald green, forest green, hunter green, lime, lime green, moss, moss green, army green, khaki green, jade, pistachio, seafoam, sea green, kelly green, bottle green, dark green, light green, neon green, chartreuse, pine green, eucalyptus, fluorescent green, military green, loden, celadon, malachite, pea green, racing green, cypress green, grass green, apple green, verde, matcha, teal green, grn, greenish, greener, mehendi green, mehndi green, henna green, parrot green, leaf green, fern green, jade green, olive drab, pastel green, deep green, bright green, pale green, neon lime, spring green, pistachio green, basil green, avocado green, cactus green, spruce green, ivy green, mossy green, seaweed green, jungle green, aqua green, khaki olive',
  Blue: 'blue, navy, navy blue, royal blue, cobalt, cobalt blue, sky blue, baby blue, light blue, dark blue, powder blue, indigo, teal, turquoise, aqua, cyan, azure, sapphire, cerulean, denim blue, midnight blue, midnight, electric blue, turquoise blue, aquamarine, ice blue, pale blue, steel blue, slate blue, cornflower, cornflower blue, periwinkle blue, dusty blue, bright blue, ink blue, petrol, petrol blue, marine blue, peacock blue, peacock, cadet blue, oxford blue, chambray blue, blu, azul, ocean blue, french blue, dark wash, light wash, medium wash, mid wash, stonewash, stone wash, indigo wash, blue wash, mid blue, bluish, bluer, navy melange, deep blue, pastel blue, soft blue, neon blue, firozi, teal blue, aqua blue, arctic blue, royal navy, dark navy, bright navy, prussian blue, ultramarine, lapis blue, sapphire blue, airforce blue, air force blue, cobalt navy, lagoon blue, stone blue, smoke blue, storm blue, glacier blue, cerulean blue, medium blue, washed blue, vintage blue, acid wash, rinse wash, indigo blue, blue grey, blue gray, mineral blue, azure blue, periwinkle blue',
  Purple:
    'purple, lavender, lilac, violet, plum, mauve, aubergine, eggplant, amethyst, periwinkle, byzantium, light purple, dark purple, deep purple, heliotrope, royal purple, wisteria, iris purple, heather purple, boysenberry, prune, purplish, grape purple, orchid purple, mauve purple, plum purple, pastel purple, bright purple, neon purple, lavender purple, lilac purple, berry purple, wine purple, blackberry purple, mulberry purple, ultra violet, dusty purple, magenta purple, pale lilac',
  Gold: 'gold, golden, rose gold, yellow gold, gold tone, goldtone, gold toned, antique gold, champagne, champagne gold, brass gold, pale gold, metallic gold, light gold, goldish, rosegold, bronze gold, gold metallic, soft gold, dark gold, old gold, honey gold, matte gold, light golden',
  Silver:
    'silver, silver tone, silvertone, silver toned, metallic silver, chrome, white gold, antique silver, steel silver, gunmetal silver, metallic grey, silvery, light silver, dark silver, matte silver, oxidised silver, oxidized silver, silver metallic, platinum silver, shiny silver',
  Multicolor:
    'multicolor, multicolour, multi color, multi, multi colour, multicolored, multicoloured, multi colored, multi coloured, rainbow, colorful, colourful, assorted, assorted colors, mixed colors, tie dye multi, many colors, many colours, several colors, multi tone, tricolor, tri color, color mix, mixed colours, varicolored, jewel tones, primary colors',
};

/** Words that name a color only where a color is asked for, as in a feed's color column. */
export const LOOSE_COLOR_WORDS: Readonly<Partial<Record<Color, string>>> = {
  Black:
    'raven, caviar, ink, night, coal, licorice, liquorice, phantom, shadow, obsidian, tar, pirate black, carbon',
  White:
    'snow, milk, pearl, chalk, cloud, bone, coconut, lily, frost, marshmallow, swan, natural white, salt',
  Gray: 'cement, slate, ash, smoke, stone, steel, fog, mist, storm, iron, lead, concrete, heather, flint, shark, dove, asphalt, thunder, cinder, moon, zinc, castlerock',
  Beige:
    'buff, biscuit, almond, wheat, skin, sand, natural, desert, dune, oyster, shell, straw, latte, cashew, sesame, hemp, canvas, neutral, bisque, barley, pebble, driftwood, nougat, linen, clay beige, bone beige, mojave',
  Brown:
    'marron, coffee, earth, wood, bark, cedar, truffle, cola, tea, teak, bison, bear, cigar, leather brown, clay, nut, brunette, havana, leopard, brandy, acorn, driftwood brown',
  Red: 'cardinal, wine, cherry, fire, brick, lava, chili, chilli, poppy, apple, lipstick, berry, tomato, blood, flame, ketchup, lobster, beet, sangria, rumba, port, rhubarb',
  Pink: 'rosa, carnation, flamingo, peony, watermelon, lotus, ballet, bloom, candy, flush, lychee, petal, cameo, begonia, guava, punch, sorbet, quartz, posy, azalea, blossom',
  Orange:
    'melon, pumpkin, papaya, mango, sunset, ginger, fanta, carrot, fox, ember, clementine orange, sunrise, squash, nectarine, tiger',
  Yellow:
    'honey, sunflower, saffron, sun, honey, butter, corn, bee, sunshine, banana, pollen, citrus, custard, sunny, blonde, pineapple, lime yellow, sulphur',
  Green:
    'juniper, spruce, fern, avocado, cactus, basil, forest, pine, army, hunter, jungle, leaf, ivy, cypress, kiwi, grass, thyme, laurel, evergreen, palm, cucumber, agave, pear, pesto, camo, camouflage, tea green, alpine, seaweed',
  Blue: 'royal, sky, ocean, sea, denim, marine, pacific, atlantic, lagoon, river, bluebird, lake, pool, ice, storm blue, arctic, mediterranean, chambray, bluebell, yale, aegean, galaxy, dark indigo, rinse, stonewashed, lapis, blueberry, airforce, raf, dusk, surf',
  Purple:
    'thistle, orchid, iris, mulberry, grape, iris, fig, wine purple, thistle purple, blackberry, acai, currant, jam, elderberry, damson, beetroot, ultraviolet, haze',
  Gold: 'oro, sunstone, goldenrod, brass, metallic',
  Silver: 'argent, mirror, nickel, platinum, chrome silver, rhodium, mercury, aluminum, titanium',
  Multicolor:
    'multi, print, floral, patterned, various, mix, mixed, combo, many, prism, tie dye, stripe, plaid, confetti, kaleidoscope, neon multi, 2 tone, two tone',
};
