/** Where a material is asked for its appearance. One object is reused for all pixels. */
export interface MaterialPoint {
  /** On the cloth (z is 0, y along the grain) or in the solid, centimeters. */
  x: number;
  y: number;
  z: number;
  /** Where the surface of a solid faces there, of unit length. */
  normalX: number;
  normalY: number;
  normalZ: number;
  /** How far x and y (and z) change across a pixel: finer detail must fade out. */
  footprintX: number;
  footprintY: number;
  /** The larger of both. */
  footprint: number;
  /** The nearest seam and finished line: kind 0 is none; see `SewingMaps`. */
  seamKind: number;
  seamAcross: number;
  seamAlong: number;
  finishKind: number;
  finishAcross: number;
  finishAlong: number;
}

/** What a material answers. One object is reused: `resetSample` sets a matte gray. */
export interface MaterialSample {
  /** Linear albedo, 0 to 1; of a metal its reflectance. */
  red: number;
  green: number;
  blue: number;
  /** Height above the surface, centimeters: only its slope is seen. */
  height: number;
  /** 0 is a mirror, 1 is chalk. */
  roughness: number;
  /** Reflectance at normal incidence: 0.04 of most solids, less of loose fibers. */
  reflectance: number;
  /** 0 or 1. */
  metal: number;
  /** Light scattered by a pile of fibers at grazing angles, 0 to 1, and whose color it has. */
  sheen: number;
  sheenTint: number;
  /** How much narrower highlights are across the grain than along it: 0 is round, 1 is a line. */
  anisotropy: number;
  /** 1 hides what is behind. */
  opacity: number;
  /** Light that a crevice keeps, 0 to 1. */
  cavity: number;
}

export interface Material {
  sample(point: MaterialPoint, out: MaterialSample): void;
}

export function createPoint(): MaterialPoint {
  return {
    x: 0,
    y: 0,
    z: 0,
    normalX: 0,
    normalY: 0,
    normalZ: 1,
    footprintX: 0,
    footprintY: 0,
    footprint: 0,
    seamKind: 0,
    seamAcross: 0,
    seamAlong: 0,
    finishKind: 0,
    finishAcross: 0,
    finishAlong: 0,
  };
}

export function createSample(): MaterialSample {
  return {
    red: 0.5,
    green: 0.5,
    blue: 0.5,
    height: 0,
    roughness: 0.8,
    reflectance: 0.03,
    metal: 0,
    sheen: 0,
    sheenTint: 0.5,
    anisotropy: 0,
    opacity: 1,
    cavity: 1,
  };
}

export function resetSample(sample: MaterialSample): void {
  sample.red = 0.5;
  sample.green = 0.5;
  sample.blue = 0.5;
  sample.height = 0;
  sample.roughness = 0.8;
  sample.reflectance = 0.03;
  sample.metal = 0;
  sample.sheen = 0;
  sample.sheenTint = 0.5;
  sample.anisotropy = 0;
  sample.opacity = 1;
  sample.cavity = 1;
}
