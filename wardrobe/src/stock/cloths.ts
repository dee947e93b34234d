import { type Cloth, cloth } from './cloth.ts';
import { LIGHT_CLOTHS } from './light-cloths.ts';
import { known } from './pick.ts';

const CLOTHS: Readonly<Record<string, Cloth>> = {
  ...LIGHT_CLOTHS,
  merino: cloth(
    { title: 'Merino', of: 'merino wool', texture: 'knit' },
    1.3,
    'Extra-fine merino, warm without weight.',
    'Spun from 19-micron merino that needs washing half as often.',
    'The merino is fully fashioned, with no cut edges inside.',
  ),
  lambswool: cloth(
    { title: 'Lambswool', of: 'wool', texture: 'knit' },
    1.15,
    'Springy lambswool, milled until the stitches bloom.',
    'Scottish-spun lambswool with a marled depth of colour.',
  ),
  cashmere: cloth(
    { title: 'Cashmere', of: 'cashmere', texture: 'knit' },
    1.8,
    'Two-ply cashmere, combed from the underfleece.',
    'Cashmere of the softer, longer-fibred sort; it will not thin at the elbow.',
  ),
  cable: cloth(
    { title: 'Cable-Knit', of: 'wool', texture: 'cable' },
    1.3,
    'Ropes of cable run from shoulder to hem.',
    'The cables are worked by hand-framed machine in chunky wool.',
  ),
  ribknit: cloth(
    { title: 'Rib-Knit', of: 'cotton', texture: 'rib' },
    1,
    'A stretchy rib that hugs and recovers.',
    'Fine ribs lengthen the line and keep it close.',
  ),
  mohair: cloth(
    { title: 'Mohair-Blend', of: 'mohair wool', texture: 'teddy' },
    1.5,
    'A cloud of brushed mohair around a fine silk core.',
  ),
  cottonknit: cloth(
    { title: 'Cotton-Knit', of: 'cotton', texture: 'knit' },
    1,
    'A dry cotton knit for the months in between.',
    'Knitted in cool cotton with a visible, honest stitch.',
  ),
  fleece: cloth(
    { title: 'Loopback', of: 'cotton', texture: 'jersey' },
    1,
    'Loopback cotton, brushed nowhere, so it wears in and not out.',
    'Heavy loopback fleece with a soft reverse.',
  ),
  denim: cloth(
    { title: 'Denim', of: 'denim cotton', texture: 'denim' },
    1,
    'Twelve-ounce denim with just enough give.',
    'Rigid cotton denim that earns its creases.',
    'Ring-spun denim, rinsed once to take off the starch.',
  ),
  selvedge: cloth(
    { title: 'Selvedge Denim', of: 'denim cotton', texture: 'denim' },
    1.7,
    'Narrow-loom selvedge denim with a red line at the outseam.',
  ),
  twill: cloth(
    { title: 'Cotton-Twill', of: 'cotton twill', texture: 'twill' },
    1,
    'Garment-dyed twill, peached for softness.',
    'A tight cotton twill with two per cent stretch, where sitting happens.',
    'The twill is sturdy, with colour that ages at the seams.',
  ),
  gabardine: cloth(
    { title: 'Gabardine', of: 'cotton twill', texture: 'twill' },
    1.3,
    'Tightly woven gabardine that turns a shower away.',
  ),
  wool: cloth(
    { title: 'Wool', of: 'wool', texture: 'twill' },
    1.4,
    'A four-season wool that hangs its own creases out overnight.',
    'Worsted wool with natural stretch and a dry, clean finish.',
    'Italian-milled wool of eleven ounces.',
  ),
  melton: cloth(
    { title: 'Wool-Blend', of: 'wool', texture: 'teddy' },
    1.35,
    'Felted wool melton that wind does not find its way through.',
    'A double-faced wool blend, soft outside and in.',
  ),
  tweed: cloth(
    { title: 'Tweed', of: 'tweed wool', texture: 'tweed' },
    1.45,
    'Flecked tweed in which you can find nine colours.',
    'A bouncy tweed, woven in the Borders.',
  ),
  boucle: cloth(
    { title: 'Bouclé', of: 'wool tweed', texture: 'tweed' },
    1.45,
    'Looped bouclé with a soft, uneven surface.',
  ),
  corduroy: cloth(
    { title: 'Corduroy', of: 'corduroy cotton', texture: 'corduroy' },
    1.1,
    'Eight-wale corduroy with a velvety ridge.',
    'Washed cotton corduroy, fat of wale and easy of manner.',
  ),
  leather: cloth(
    { title: 'Leather', of: 'leather', texture: 'leather' },
    2.4,
    'Full-grain leather that will remember you.',
    'Supple lamb nappa, drum-dyed right through.',
    'Vegetable-tanned leather with visible grain.',
  ),
  suede: cloth(
    { title: 'Suede', of: 'suede leather', texture: 'smooth' },
    2.1,
    'Silky suede with a short, even nap.',
    'Soft split suede, treated against rain.',
  ),
  vegan: cloth(
    { title: 'Faux-Leather', of: 'faux-leather', texture: 'leather' },
    0.9,
    'Supple faux leather with a matte grain and no plastic squeak.',
  ),
  nylon: cloth(
    { title: 'Ripstop', of: 'nylon', texture: 'smooth' },
    1,
    'Recycled ripstop nylon, light as a map.',
    'A matte, windproof nylon that packs into its own pocket.',
  ),
  down: cloth(
    { title: 'Down-Filled', of: 'nylon down-fill', texture: 'smooth' },
    1.5,
    'Responsibly sourced down, baffled so that no cold line is left.',
  ),
  polar: cloth(
    { title: 'Fleece', of: 'fleece polyester', texture: 'teddy' },
    0.95,
    'High-pile fleece, warm even when damp.',
    'Recycled fleece with the hand of a favourite toy.',
  ),
  stretch: cloth(
    { title: 'Stretch', of: 'nylon spandex', texture: 'jersey' },
    1,
    'Four-way stretch that springs back and stays opaque in a squat.',
    'Compressive but never tight, with a cool matte hand.',
  ),
  swim: cloth(
    { title: 'Econyl', of: 'nylon spandex', texture: 'smooth' },
    1,
    'Spun from recovered fishing nets and resistant to chlorine.',
    'Matte swim jersey, doubled for hold.',
  ),
  canvas: cloth(
    { title: 'Canvas', of: 'canvas cotton', texture: 'canvas' },
    0.8,
    'Heavy cotton canvas that stands up on its own.',
    'Washed canvas with sturdy webbing.',
  ),
  straw: cloth(
    { title: 'Raffia', of: 'straw', texture: 'straw' },
    0.9,
    'Raffia palm, woven by hand and a little different each time.',
  ),
  felt: cloth(
    { title: 'Wool-Felt', of: 'wool', texture: 'teddy' },
    1.2,
    'Blocked from a single piece of wool felt.',
  ),
  mesh: cloth(
    { title: 'Mesh', of: 'mesh polyester', texture: 'canvas' },
    0.95,
    'Engineered mesh, open where you are warm.',
    'A one-piece knitted mesh with no seam to rub.',
  ),
  patent: cloth(
    { title: 'Patent', of: 'patent-leather leather', texture: 'leather' },
    1.9,
    'Patent leather with a deep mirror finish.',
  ),
  gold: cloth(
    { title: 'Gold-Plated', of: 'gold-plated', texture: 'smooth' },
    1,
    'Eighteen-carat gold over recycled sterling silver.',
    'Thick vermeil, polished until the edges go soft.',
  ),
  sterling: cloth(
    { title: 'Sterling Silver', of: 'sterling-silver', texture: 'smooth' },
    0.9,
    'Solid recycled sterling silver that takes a patina.',
  ),
  pearl: cloth(
    { title: 'Pearl', of: 'pearl sterling-silver', texture: 'smooth' },
    1.3,
    'Freshwater pearls, each a little off round.',
  ),
  steel: cloth(
    { title: 'Steel', of: 'stainless-steel', texture: 'smooth' },
    1.2,
    'Brushed steel with a scratch-resistant sapphire glass.',
  ),
  acetate: cloth(
    { title: 'Acetate', of: 'acetate', texture: 'smooth' },
    1,
    'Hand-polished Italian acetate with five-barrel hinges.',
  ),
};

export const clothOf = (key: string): Cloth => known(CLOTHS, key, 'cloth');
