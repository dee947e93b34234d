import type { Texture } from '../draw/texture.ts';

export interface Cloth {
  /** How a title says it. */
  title: string;
  materials: readonly string[];
  texture: Texture;
  /** What it does to the price. */
  factor: number;
  says: readonly string[];
}

/** A cloth by its title, its materials and its surface; then its price factor and its sentences. */
export const cloth = (
  named: { title: string; of: string; texture: Texture },
  factor: number,
  ...says: string[]
): Cloth => ({
  title: named.title,
  materials: named.of.split(' '),
  texture: named.texture,
  factor,
  says,
});
