import { listOf } from '../words/tokens.ts';
import { type AttributeRow, inGroup } from './attribute-row.ts';

const PRAISE =
  'good, great, high, higher, better, best, excellent, stellar, glowing, decent, positive, strong, top, nice, fantastic, favorable, solid';
const OPINIONS = 'review, reviews, rating, ratings, review score, review scores, feedback';

/** "good reviews", "higher customer ratings" and so on. */
const WELL_RATED = [
  ...listOf(PRAISE).flatMap((praise) =>
    listOf(OPINIONS).flatMap((opinion) => [
      `${praise} ${opinion}`,
      `${praise} customer ${opinion}`,
      `${praise} user ${opinion}`,
    ]),
  ),
  'highly rated, well rated, well reviewed, nicely reviewed, highly reviewed, top rated, best rated',
  'better rated, higher rated, highly recommended, well received, rated highly, rated well',
].join(', ');

export const FEATURES: readonly AttributeRow[] = [
  ...inGroup('feature', [
    {
      id: 'waterproof',
      also: 'water resistant, water repellent, weatherproof, rainproof, showerproof, watertight, taped seams, dwr, water proof, keep water out, keeps water out, keep the water out, keeps the water out, keep rain out, keeps rain out, keep the rain out, keeps the rain out, keep rain off, keeps rain off, keep the rain off, keeps the rain off, keep me dry, keeps me dry, keep you dry, keeps you dry',
      related:
        'rain-jacket 0.9, raincoat 0.9, rain-boots 0.8, rain-poncho 0.6, wax-jacket 0.6, windbreaker 0.5, parka 0.5, gore-tex 0.7, ripstop 0.4',
    },
    { id: 'windproof', also: 'wind resistant, wind proof' },
    {
      id: 'breathable',
      also: 'ventilated, airy, mesh panels, air permeable, coolmax, ventilate, cooling',
    },
    {
      id: 'moisture-wicking',
      also: 'sweat wicking, dri fit, dry fit, wicking, moisture management, anti sweat, climalite',
    },
    { id: 'quick-dry', also: 'quick drying, fast drying, quickdry, fast dry' },
    { id: 'stretch', also: 'stretchy, four way stretch, 4 way stretch, elastic fabric, flexible' },
    {
      id: 'wrinkle-free',
      also: 'non iron, no iron, wrinkle resistant, easy care, anti wrinkle, crease resistant, crease free, travel friendly',
    },
    { id: 'machine-washable', also: 'machine wash, washable' },
    { id: 'dry-clean', also: 'dry clean only' },
    {
      id: 'insulated',
      also: 'thermal, warm, cozy, cosy, heat tech, brushed inside, thick, heavyweight',
      related:
        'puffer-jacket 0.9, parka 0.9, wool-coat 0.6, fleece-jacket 0.6, shearling-jacket 0.6, cold-weather-boots 0.7, sweater 0.4, beanie 0.6, gloves 0.6, robe 0.5, slippers 0.6, down-fill 0.8, wool 0.7, cashmere 0.8, fleece 0.7, sherpa 0.9, shearling 0.9',
    },
    { id: 'lightweight', also: 'light weight, ultra light, ultralight, featherweight, ultra thin' },
    { id: 'wireless', also: 'no wire, wire free, non wired, without underwire' },
    { id: 'underwire', also: 'underwired, wired cup' },
    { id: 'removable-pads', also: 'removable padding, removable cups' },
    { id: 'seamless', also: 'no seam' },
    { id: 'non-slip', also: 'slip resistant, anti slip, grip sole' },
    { id: 'steel-toe', also: 'safety toe, composite toe' },
    { id: 'arch-support', also: 'orthopedic, orthotic' },
    { id: 'packable', also: 'foldable' },
    {
      id: 'sustainable',
      also: 'eco friendly, recycled, ethical, upcycled, eco, fair trade, organic, carbon neutral',
    },
    {
      id: 'vegan',
      also: 'cruelty free, animal free',
      excludes: 'leather, wool, silk, fur, shearling, down-fill',
    },
    { id: 'handmade', also: 'hand made, handcrafted, artisanal, handwoven, hand knitted' },
    { id: 'maternity', also: 'pregnancy, pregnant, nursing' },
    {
      id: 'modest',
      also: 'full coverage, conservative cut, conservative, covered up, more coverage',
      related: 'long-sleeve 0.5, maxi 0.6, turtleneck 0.3',
    },
    {
      id: 'uv-protection',
      also: 'upf, upf 50, sun protection, uv400, uv 400, anti uv, uv, uv protective, uv protect',
    },
    { id: 'polarized', also: 'polarised, polarized lens, polarized lenses' },
    { id: 'anti-fog', also: 'antifog, fog free' },
    { id: 'photochromic', also: 'transition lenses, light adaptive' },
    { id: 'mirrored', also: 'mirror lens, mirrored lens' },
    { id: 'anti-odor', also: 'odor resistant, anti odour, antibacterial, antimicrobial' },
    { id: 'reflective', also: 'high visibility, hi vis, night reflective' },
    { id: 'comfortable', also: 'comfy, cushioned, soft, all day comfort, easy to wear' },
    { id: 'durable', also: 'hard wearing, long lasting, rugged, heavy duty' },
    { id: 'hypoallergenic', also: 'nickel free, sensitive skin' },
    { id: 'travel-ready', also: 'carry on friendly, travel size, anti theft' },
    { id: 'personalized', also: 'personalised, custom, engraved, customized, customised' },
    { id: 'adjustable', also: 'adjustable strap, adjustable straps' },
    { id: 'slimming', also: 'tummy control, body shaping, figure flattering, flattering' },
    { id: 'limited-edition', also: 'exclusive, one of a kind, collector' },
    { id: 'second-hand', also: 'pre owned, preloved, pre loved, used, thrifted, thrift' },
    {
      id: 'well-rated',
      name: 'well reviewed',
      also: WELL_RATED,
    },
  ]),
  ...inGroup('age', [
    {
      id: 'kids',
      also: 'kid, kidswear, kids wear, boys wear, girls wear, boys, boy, girls, girl, children, child, childrens, toddler, baby, infant, newborn, junior, youth, teen, teens, tween, kids unisex',
    },
    { id: 'adults', name: 'adults', also: 'adult, grown up, grown ups' },
  ]),
];
