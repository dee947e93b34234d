import { type Cloth, cloth } from './cloth.ts';

/** Cottons, linens, silks and what is made to look like them. */
export const LIGHT_CLOTHS: Readonly<Record<string, Cloth>> = {
  cotton: cloth(
    { title: 'Cotton', of: 'cotton', texture: 'jersey' },
    1,
    'A mid-weight cotton jersey, soft from the first wear.',
    'Long-staple cotton keeps it smooth wash after wash.',
    'The jersey is compact enough not to cling.',
  ),
  heavy: cloth(
    { title: 'Heavyweight Cotton', of: 'cotton', texture: 'jersey' },
    1.25,
    'The cotton weighs 240 grams, enough to hold its shape all day.',
    'Dense open-end jersey with a dry hand.',
  ),
  pima: cloth(
    { title: 'Pima Cotton', of: 'cotton', texture: 'jersey' },
    1.3,
    'Pima cotton with a faint lustre, cool against the skin.',
    'Fine pima yarn, spun tight so that it does not pill.',
  ),
  poplin: cloth(
    { title: 'Cotton Poplin', of: 'cotton', texture: 'smooth' },
    1,
    'Crisp poplin with the snap of a new page.',
    'A close-woven poplin that takes an iron well and a crumple better.',
  ),
  oxford: cloth(
    { title: 'Oxford', of: 'cotton', texture: 'canvas' },
    1.05,
    'Basket-woven Oxford cloth that softens with every wash.',
    'The Oxford is sturdy, with a little tooth to it.',
  ),
  flannel: cloth(
    { title: 'Brushed Flannel', of: 'cotton flannel', texture: 'twill' },
    1.05,
    'Brushed on both faces until it feels like a blanket.',
    'Warm cotton flannel, woven rather than printed.',
  ),
  voile: cloth(
    { title: 'Cotton Voile', of: 'cotton', texture: 'linen' },
    1.1,
    'A voile so light that it moves before you do.',
    'Airy cotton voile for the warmest days.',
  ),
  linen: cloth(
    { title: 'Linen', of: 'linen', texture: 'linen' },
    1.2,
    'Washed European linen with an honest crease.',
    'The linen breathes, dries fast and gets better every summer.',
    'Mid-weight flax linen, garment-dyed for depth.',
  ),
  gauze: cloth(
    { title: 'Double Gauze', of: 'cotton', texture: 'linen' },
    1,
    'Two layers of gauze, tacked together and crinkled in the wash.',
  ),
  silk: cloth(
    { title: 'Silk', of: 'silk', texture: 'satin' },
    1.9,
    'Sand-washed silk with a soft, matte glow.',
    'Nineteen-momme silk falls close and never clings.',
    'Pure silk, cut so that the light runs down it.',
  ),
  satin: cloth(
    { title: 'Satin', of: 'satin polyester', texture: 'satin' },
    0.95,
    'Fluid satin with a low, expensive sheen.',
    'The satin is weighty enough to swing and recycled from end to end.',
    'A liquid satin that skims rather than grips.',
  ),
  crepe: cloth(
    { title: 'Crêpe', of: 'crepe polyester', texture: 'smooth' },
    1.1,
    'A matte crêpe that drops straight and shrugs off creases.',
    'Double crêpe gives it weight without stiffness.',
    'Pebbled crêpe with an easy, even drape.',
  ),
  viscose: cloth(
    { title: 'Viscose', of: 'viscose', texture: 'smooth' },
    0.9,
    'Cool viscose from managed forests, with plenty of swish.',
    'Soft viscose twill that moves like something dearer.',
    'The viscose is light, opaque and pleasant in heat.',
  ),
  chiffon: cloth(
    { title: 'Chiffon', of: 'chiffon polyester', texture: 'smooth' },
    1.15,
    'Layers of chiffon over a soft opaque lining.',
    'Floating chiffon, fully lined to the knee.',
  ),
  tulle: cloth(
    { title: 'Tulle', of: 'tulle', texture: 'smooth' },
    1.1,
    'Three layers of fine tulle over a smooth slip.',
  ),
  lace: cloth(
    { title: 'Lace', of: 'lace cotton', texture: 'lace' },
    1.3,
    'Corded lace over a tonal lining, scalloped where it ends.',
    'A dense guipure lace that keeps its secrets.',
  ),
  velvet: cloth(
    { title: 'Velvet', of: 'velvet', texture: 'satin' },
    1.3,
    'Deep-pile velvet that changes tone as you turn.',
    'Cotton velvet with a rich, inky bloom.',
  ),
  sequin: cloth(
    { title: 'Sequin', of: 'sequin polyester', texture: 'sequin' },
    1.4,
    'Thousands of small sequins, sewn flat so that they lie like scales.',
    'All-over sequins on a soft stretch mesh.',
  ),
};
