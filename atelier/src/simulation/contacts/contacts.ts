/** Where cloth is near itself: a particle over a triangle, or two edges. Kept for a few steps. */
export interface Contacts {
  count: number;
  /** Four for each. */
  particles: Uint32Array;
  /** Four for each: what makes of their places the way from one side to the other. */
  weights: Float64Array;
  /** How far apart both sides are kept, centimeters; negative where one is pulled through the other. */
  gaps: Float64Array;
}

export const makeContacts = (): Contacts => ({
  count: 0,
  particles: new Uint32Array(4096),
  weights: new Float64Array(4096),
  gaps: new Float64Array(1024),
});

function grow(contacts: Contacts): void {
  const particles = new Uint32Array(contacts.particles.length * 2);
  particles.set(contacts.particles);
  contacts.particles = particles;
  const weights = new Float64Array(contacts.weights.length * 2);
  weights.set(contacts.weights);
  contacts.weights = weights;
  const gaps = new Float64Array(contacts.gaps.length * 2);
  gaps.set(contacts.gaps);
  contacts.gaps = gaps;
}

interface Contact {
  four: Uint32Array;
  weights: Float64Array;
  gap: number;
}

/** Adds a contact; its four particles and weights are copied. */
export function addContact(contacts: Contacts, { four, weights, gap }: Contact): void {
  if (contacts.count * 4 === contacts.particles.length) grow(contacts);
  contacts.particles.set(four, contacts.count * 4);
  contacts.weights.set(weights, contacts.count * 4);
  contacts.gaps[contacts.count] = gap;
  contacts.count += 1;
}
