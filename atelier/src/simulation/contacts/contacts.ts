/** Particles near triangles of the same garment, kept for a few steps. */
export interface Contacts {
  count: number;
  /** Four for each: the particle, then the three of the triangle. */
  particles: Uint32Array;
  /** Three for each: where on the triangle. */
  weights: Float64Array;
  /** 1 where the particle belongs on the right side of the triangle, else -1. */
  sides: Int8Array;
  /** The side that each pair is on, so that a slip through does not turn it around. */
  memory: Map<number, number>;
}

export function makeContacts(): Contacts {
  return {
    count: 0,
    particles: new Uint32Array(4096),
    weights: new Float64Array(3072),
    sides: new Int8Array(1024),
    memory: new Map(),
  };
}

function grow(contacts: Contacts): void {
  const particles = new Uint32Array(contacts.particles.length * 2);
  particles.set(contacts.particles);
  contacts.particles = particles;
  const weights = new Float64Array(contacts.weights.length * 2);
  weights.set(contacts.weights);
  contacts.weights = weights;
  const sides = new Int8Array(contacts.sides.length * 2);
  sides.set(contacts.sides);
  contacts.sides = sides;
}

export interface Contact {
  particle: number;
  corners: readonly [number, number, number];
  weights: readonly [number, number, number];
  side: number;
}

export function addContact(contacts: Contacts, contact: Contact): void {
  if (contacts.count === contacts.sides.length) grow(contacts);
  const { count } = contacts;
  contacts.particles[count * 4] = contact.particle;
  for (let corner = 0; corner < 3; corner += 1) {
    contacts.particles[count * 4 + corner + 1] = contact.corners[corner] ?? 0;
    contacts.weights[count * 3 + corner] = contact.weights[corner] ?? 0;
  }
  contacts.sides[count] = contact.side;
  contacts.count += 1;
}
