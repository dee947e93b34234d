/** A stretch of time of a simulation and what holds in it. */
export interface Stage {
  name: 'pinned' | 'sewn' | 'hung' | 'released' | 'settled' | 'lowered' | 'eased';
  seconds: number;
  stepSeconds: number;
  /** Share of the weight that pulls. */
  gravity: number;
  /** How quickly speed dies, a rate per second, beside the cloth's own. */
  damping: number;
  /** Whether what is held only at first is still held. */
  isHeld: boolean;
  touchesItself: boolean;
  /** Of the cloth's friction: 1 where absent. */
  grip?: number;
  /** Whether arms that are lifted come down to where they hang. */
  lowersArms?: boolean;
}

/** From the table to the body: cut coarsely, so that it may move far. */
export const HANG: readonly Stage[] = [
  {
    name: 'pinned',
    seconds: 0.12,
    stepSeconds: 1 / 500,
    gravity: 0,
    damping: 30,
    isHeld: true,
    touchesItself: false,
  },
  {
    name: 'sewn',
    seconds: 0.3,
    stepSeconds: 1 / 500,
    gravity: 0.1,
    damping: 16,
    isHeld: true,
    touchesItself: false,
  },
  {
    name: 'hung',
    seconds: 0.5,
    stepSeconds: 1 / 600,
    gravity: 1,
    damping: 3,
    isHeld: true,
    touchesItself: true,
  },
  {
    name: 'released',
    seconds: 1.4,
    stepSeconds: 1 / 600,
    gravity: 1,
    damping: 1,
    isHeld: false,
    touchesItself: true,
  },
];

/** A finer mesh goes on from where a coarser one came to rest: its own folds form and settle. */
export const REFINE: readonly Stage[] = [
  {
    name: 'released',
    seconds: 0.5,
    stepSeconds: 1 / 1000,
    gravity: 1,
    damping: 2,
    isHeld: false,
    touchesItself: true,
  },
  {
    name: 'settled',
    seconds: 0.3,
    stepSeconds: 1 / 1000,
    gravity: 1,
    damping: 10,
    isHeld: false,
    touchesItself: true,
  },
];

/** The last of it, repeated until the garment rests. */
export const SETTLE: Stage = {
  name: 'settled',
  seconds: 0.15,
  stepSeconds: 1 / 1000,
  gravity: 1,
  damping: 24,
  isHeld: false,
  touchesItself: true,
};

/** Arms that were lifted come down, and their sleeves with them. */
export const LOWER: Stage = {
  name: 'lowered',
  seconds: 1.4,
  stepSeconds: 1 / 800,
  gravity: 1,
  damping: 6,
  isHeld: false,
  touchesItself: true,
  grip: 0.1,
  lowersArms: true,
};

/** Cloth that was pushed together under the arms slides down again, as if it were shaken. */
export const EASE: Stage = {
  name: 'eased',
  seconds: 0.7,
  stepSeconds: 1 / 800,
  gravity: 1,
  damping: 2,
  isHeld: false,
  touchesItself: true,
  grip: 0.1,
};
