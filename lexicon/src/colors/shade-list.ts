import type { Color } from '@modiste/contract/values';

/** Shades that people name, by the color that each counts as: a name and its sRGB value. */
export const SHADE_LIST: Readonly<Partial<Record<Color, string>>> = {
  Black:
    'black #0c0c0d, jet black #0a0a0a, onyx #26282b, ebony #2b2724, off black #1f1f21, washed black #3a3a3c, caviar #292a2d, raven #1b1c20',
  White:
    'white #ffffff, off white #f7f3e8, ivory #fbf5e1, snow white #fbfbfd, eggshell #f0ead6, alabaster #f2efe6, pearl #eae6da, chalk white #f4f2ec, bone white #ece6d8, porcelain #f1f3f2, winter white #f3eee1',
  Gray: 'gray #8a8d90, grey #8a8d90, light gray #c9cbcd, light grey #c9cbcd, dark gray #4c4f53, dark grey #4c4f53, charcoal #36393e, slate gray #6b7680, slate grey #6b7680, heather gray #a9abae, heather grey #a9abae, ash gray #b4b8b5, graphite #45474a, gunmetal #3f454b, anthracite #33373b, dove gray #a8a39d, pewter #8c8f8d, steel gray #71797e, stone grey #9b978e, greige #b8ad9e, smoke grey #77797c',
  Beige:
    'beige #d9c6a5, ecru #e4d8bd, cream #f5ead0, creme #f5ead0, oatmeal #dccfb8, oat #dfd2b9, sand beige #d6bf96, nude #e3bc9a, khaki #b9a67c, light khaki #cdbf97, camel #c19a6b, fawn #cfae7f, taupe #94836f, vanilla #f3e5ab, stone beige #cbbfa8, sandstone #d5b78c, champagne beige #eddcbf, parchment #eee3c6, mushroom #b5a397, buttermilk #f6ebc7, light tan #d8b98a',
  Brown:
    'brown #6f4b2f, dark brown #462f1f, light brown #9c7048, chocolate #4b2e20, chestnut #7b3f22, cognac #9a4f22, tan #b98a58, espresso #38251b, mocha #6d4c3a, coffee brown #553b2b, mahogany #5b261c, walnut #5d4433, caramel #b0713a, toffee #8e5a32, tobacco #7f5a34, hazelnut #a5784f, cocoa #61402f, umber #635147, sienna #9a4b26, bronze #8c6a3a, copper #b1683c, cinnamon #96562f, saddle brown #8b4a1d, auburn #742f21, russet #80461b, tortoise #6a4526, whiskey #a9682f, pecan #8a5a3b',
  Red: 'red #c8202b, bright red #e8202a, dark red #8b1018, burgundy #6d1526, maroon #6f1422, crimson #b3122c, scarlet #d9261c, ruby #9b1138, wine red #66182a, oxblood #4d1214, cherry red #b8132d, brick red #9a3b2e, bordeaux #5c1524, claret #74182c, cranberry #972038, vermilion #dd4127, garnet red #701f2b, tomato red #d9442f, blood red #780a10, merlot #571a26, fire red #d62119, candy red #da1a35',
  Pink: 'pink #ee9fb8, light pink #f7c6d2, pale pink #f6d3da, baby pink #f5bfcb, blush #eec3bd, blush pink #edc0bf, rose #d9748a, dusty rose #c48a8d, dusty pink #d0a19f, hot pink #ee2f86, fuchsia #cc1d7f, magenta #c4197a, salmon #ef8b77, coral pink #f2817a, bubblegum pink #f69ac1, rose pink #e6879d, powder pink #ecc8cb, cerise #d0285c, rosewood #9b5d5b, raspberry #b41b51, neon pink #ff4aa2, bright pink #f4458f, dark pink #c9386f, millennial pink #efbfba',
  Orange:
    'orange #ee7a23, bright orange #fb6d13, burnt orange #b9521c, coral #f2715a, peach #f7bd96, apricot #f4b077, tangerine #f28a1f, rust #a6461f, terracotta #b8593d, persimmon #e65f33, cantaloupe #f8b27b, clementine #ef7f22, neon orange #ff6a1f, paprika #b23c22, tomato orange #e5562f',
  Yellow:
    'yellow #f5cf2d, bright yellow #fbdc18, light yellow #f8eca1, pale yellow #f6eebb, mustard #c9982a, mustard yellow #cd9e2c, lemon #f6e555, canary #f7e03c, butter yellow #f5e19b, marigold #eaa322, neon yellow #e6f93a, dandelion #f0c52c, ochre #c1862d, turmeric #d8971f, citron #cbc53b, honey yellow #e0a93b, sunshine yellow #fbd63f, daffodil #f9dc48',
  Green:
    'green #2f8044, dark green #173f2a, light green #a3d39b, olive #656332, olive green #62622f, sage #9cac90, sage green #9aab8e, mint #b3e0c8, mint green #aee0c4, emerald #0f7a57, emerald green #0d7b57, forest green #1f4a2c, hunter green #29472f, lime #a7d22f, lime green #9acd32, moss green #71783f, army green #4d5430, khaki green #757a4c, jade #3c9d78, pistachio #bfd597, seafoam #a3dcc2, sea green #389174, kelly green #2a9a3e, bottle green #10402f, pine green #1d4b3d, eucalyptus #7c9a86, chartreuse #c3db2e, neon green #52f23c, loden #474e36, celadon #acc9ad, racing green #123b2b, apple green #8cb53b, teal green #12695f, military green #50563a, grass green #539238, matcha #a8b572',
  Blue: 'blue #2a5caa, dark blue #1a2f5c, light blue #a9cbe6, pale blue #c3daea, navy #1c2744, navy blue #1b2745, royal blue #2348a8, cobalt #1c4aa5, cobalt blue #1b4aa8, sky blue #8cc3e8, baby blue #b3d4ee, powder blue #b4cbdc, indigo #2e3a6b, teal #11757a, turquoise #35bfbd, aqua #63d2d3, cyan #21c3df, azure #3594dd, sapphire #153f8d, cerulean #2b81b8, denim blue #4b6a8c, midnight blue #161f3a, midnight #151c33, electric blue #1f55f2, aquamarine #84ddc9, ice blue #d3e8f1, steel blue #4d7799, slate blue #5a6e8e, cornflower blue #6c8fd8, dusty blue #8ba3b8, petrol #15505f, petrol blue #144f60, ink blue #1d2a42, oxford blue #17233f, chambray blue #7d98b5, french blue #2c6fb5, ocean blue #1e638f, dark wash #27344d, medium wash #54708f, light wash #a2b9cf, periwinkle blue #8b98e0, bright blue #1a6fe8',
  Purple:
    'purple #6c3a8c, dark purple #3c1f52, light purple #bba3d6, lavender #c3b3de, lilac #c8a9d2, violet #7445a4, plum #5b2749, mauve #a9889f, aubergine #3e2036, eggplant #412338, amethyst #8f63b8, periwinkle #9da2e0, deep purple #43205e, wisteria #a890cf, royal purple #5a3293, boysenberry #722a4d, heather purple #8f7b9b',
  Gold: 'gold #c8a045, golden #d0a540, rose gold #c98d7b, yellow gold #d6ae45, antique gold #a2803c, champagne #e6d0a8, champagne gold #ddc193, pale gold #dfc98e, metallic gold #bf9a41',
  Silver:
    'silver #bfc3c7, chrome #cdd1d5, white gold #dcdad2, antique silver #96989a, metallic silver #b6babe',
};
