import { BODY_PARTS } from '../../bodies/body.ts';
import type { ClothModel } from '../model/cloth-model.ts';
import { cellOf, sortIntoCells } from './cell-lists.ts';
import { addContact, type Contacts } from './contacts.ts';
import { areNeighbors, type Neighborhood } from './neighborhood.ts';

/** What finding contacts needs to know of a garment, made once. */
export interface ContactSearch {
  model: ClothModel;
  neighborhood: Neighborhood;
  /** A vertex of each particle. */
  vertexOf: Uint32Array;
  /** Of each panel: its layer and its part of the body. */
  layers: Int32Array;
  parts: Int32Array;
  /** The longest edge, centimeters. */
  spacing: number;
  contacts: Contacts;
  centers: Float64Array;
  /** Three for each particle: where the right side of its cloth faces, of any length. */
  normals: Float64Array;
  /** 1 for particles that lie on the body. */
  touching: Uint8Array;
}

export function makeContactSearch(
  model: ClothModel,
  parts: { neighborhood: Neighborhood; contacts: Contacts },
): ContactSearch {
  const { assembly, welding, springs, edgeCount } = model;
  const vertexOf = new Uint32Array(model.count);
  for (let vertex = assembly.panelOf.length - 1; vertex >= 0; vertex -= 1) {
    vertexOf[welding.particleOf[vertex] ?? 0] = vertex;
  }
  const edges = springs.rest.slice(0, edgeCount).toSorted();
  return {
    ...parts,
    model,
    vertexOf,
    layers: Int32Array.from(assembly.panels, ({ layer }) => layer),
    parts: Int32Array.from(assembly.panels, ({ part }) => BODY_PARTS.indexOf(part)),
    spacing: edges[Math.floor(edges.length * 0.98)] ?? 1,
    centers: new Float64Array(model.triangles.length),
    normals: new Float64Array(model.count * 3),
    touching: new Uint8Array(model.count),
  };
}

/** Beyond the thickness: how far off a contact is seen. */
const SEEN_CM = 0.4;
/** How deep on a known wrong side a particle is still brought back, as a share of the spacing. */
const DEEPEST = 0.9;
/** Vertices of one panel that are nearer than this on the cloth never count as touching. */
const SAME_CLOTH_CM = 1.6;
const BESIDE = 0.12;
/** The cosine between faces beyond which they do not count as facing each other. */
const MOST_ALIKE = 0.2;

/** 1 or -1 where the garment itself says on which side a particle belongs, 0 where it does not. */
function knownSide(search: ContactSearch, panel: number, other: number): number {
  const above = (search.layers[panel] ?? 0) - (search.layers[other] ?? 0);
  if (above !== 0) return Math.sign(above);
  return search.parts[panel] === search.parts[other] ? 0 : 1;
}

function isOwnCloth(search: ContactSearch, vertex: number, corner: number): boolean {
  const { cloth, panelOf } = search.model.assembly;
  if (panelOf[vertex] !== panelOf[corner]) return false;
  const du = (cloth[vertex * 2] ?? 0) - (cloth[corner * 2] ?? 0);
  const dv = (cloth[vertex * 2 + 1] ?? 0) - (cloth[corner * 2 + 1] ?? 0);
  const near = Math.max(SAME_CLOTH_CM, search.spacing * 1.6);
  return du * du + dv * dv < near * near;
}

function isFar(
  { centers, spacing }: ContactSearch,
  positions: Float64Array,
  [particle, triangle]: readonly [number, number],
): boolean {
  const dx = (positions[particle * 3] ?? 0) - (centers[triangle * 3] ?? 0);
  const dy = (positions[particle * 3 + 1] ?? 0) - (centers[triangle * 3 + 1] ?? 0);
  const dz = (positions[particle * 3 + 2] ?? 0) - (centers[triangle * 3 + 2] ?? 0);
  return dx * dx + dy * dy + dz * dz > spacing * spacing;
}

/**
 * Adds the contact of a particle with a triangle if they are near each other. In the fold of an arm
 * there is no room for two cloths: there the body alone decides.
 */
function tryContact(
  search: ContactSearch,
  positions: Float64Array,
  [particle, triangle]: readonly [number, number],
): void {
  const { model, contacts, neighborhood, vertexOf } = search;
  const { panelOf } = model.assembly;
  const seen = model.thickness + SEEN_CM;
  const corner = model.triangleVertices[triangle * 3] ?? 0;
  const vertex = vertexOf[particle] ?? 0;
  if (isFar(search, positions, [particle, triangle]) || isOwnCloth(search, vertex, corner)) return;
  const a = model.triangles[triangle * 3] ?? 0;
  const b = model.triangles[triangle * 3 + 1] ?? 0;
  const c = model.triangles[triangle * 3 + 2] ?? 0;
  const ax = positions[a * 3] ?? 0;
  const ay = positions[a * 3 + 1] ?? 0;
  const az = positions[a * 3 + 2] ?? 0;
  const ux = (positions[b * 3] ?? 0) - ax;
  const uy = (positions[b * 3 + 1] ?? 0) - ay;
  const uz = (positions[b * 3 + 2] ?? 0) - az;
  const vx = (positions[c * 3] ?? 0) - ax;
  const vy = (positions[c * 3 + 1] ?? 0) - ay;
  const vz = (positions[c * 3 + 2] ?? 0) - az;
  const px = (positions[particle * 3] ?? 0) - ax;
  const py = (positions[particle * 3 + 1] ?? 0) - ay;
  const pz = (positions[particle * 3 + 2] ?? 0) - az;
  const nx = uy * vz - uz * vy;
  const ny = uz * vx - ux * vz;
  const nz = ux * vy - uy * vx;
  const square = nx * nx + ny * ny + nz * nz + 1e-12;
  const distance = (px * nx + py * ny + pz * nz) / Math.sqrt(square);
  if (Math.abs(distance) > Math.max(DEEPEST * search.spacing, seen)) return;
  const beta =
    ((py * vz - pz * vy) * nx + (pz * vx - px * vz) * ny + (px * vy - py * vx) * nz) / square;
  const gamma =
    ((uy * pz - uz * py) * nx + (uz * px - ux * pz) * ny + (ux * py - uy * px) * nz) / square;
  if (Math.min(beta, gamma, 1 - beta - gamma) < -BESIDE) return;
  if ([a, b, c].some((one) => areNeighbors(neighborhood, particle, one))) return;
  const key = particle * model.triangles.length + triangle;
  const isAbove = search.layers[panelOf[vertex] ?? 0] !== search.layers[panelOf[corner] ?? 0];
  // Faces of one layer meet right side to right side, or wrong side to wrong side.
  const mx = search.normals[particle * 3] ?? 0;
  const my = search.normals[particle * 3 + 1] ?? 0;
  const mz = search.normals[particle * 3 + 2] ?? 0;
  const facing = (mx * nx + my * ny + mz * nz) / Math.sqrt(square * (mx * mx + my * my + mz * mz));
  if (!isAbove && !contacts.memory.has(key) && facing > MOST_ALIKE) return;
  let side = knownSide(search, panelOf[vertex] ?? 0, panelOf[corner] ?? 0);
  if (side === 0) {
    if (Math.abs(distance) > seen) return;
    side = contacts.memory.get(key) ?? (distance < 0 ? -1 : 1);
    contacts.memory.set(-1 - key, side);
  } else if (distance * side > seen || (!isAbove && search.touching[particle])) {
    return;
  }
  addContact(contacts, {
    particle,
    corners: [a, b, c],
    weights: [1 - beta - gamma, beta, gamma],
    side,
  });
}

/** What was seen in this round is what the next one remembers. */
function turnMemory(contacts: Contacts): void {
  const next = new Map<number, number>();
  for (const [key, side] of contacts.memory) if (key < 0) next.set(-1 - key, side);
  contacts.memory = next;
}

function findCentersAndNormals(search: ContactSearch, positions: Float64Array): void {
  const { model, centers, normals } = search;
  normals.fill(0);
  for (let index = 0; index < model.triangles.length; index += 3) {
    const a = (model.triangles[index] ?? 0) * 3;
    const b = (model.triangles[index + 1] ?? 0) * 3;
    const c = (model.triangles[index + 2] ?? 0) * 3;
    for (let axis = 0; axis < 3; axis += 1) {
      const one = (axis + 1) % 3;
      const other = (axis + 2) % 3;
      const pa = positions[a + axis] ?? 0;
      const pb = positions[b + axis] ?? 0;
      const pc = positions[c + axis] ?? 0;
      centers[index + axis] = (pa + pb + pc) / 3;
      const normal =
        ((positions[b + one] ?? 0) - (positions[a + one] ?? 0)) *
          ((positions[c + other] ?? 0) - (positions[a + other] ?? 0)) -
        ((positions[b + other] ?? 0) - (positions[a + other] ?? 0)) *
          ((positions[c + one] ?? 0) - (positions[a + one] ?? 0));
      normals[a + axis] = (normals[a + axis] ?? 0) + normal;
      normals[b + axis] = (normals[b + axis] ?? 0) + normal;
      normals[c + axis] = (normals[c + axis] ?? 0) + normal;
    }
  }
}

/** Finds which particles are near which triangles that are not their own neighborhood. */
export function findContacts(search: ContactSearch, positions: Float64Array): void {
  const { model, contacts, centers } = search;
  contacts.count = 0;
  findCentersAndNormals(search, positions);
  const lists = sortIntoCells(centers, search.spacing);
  for (let particle = 0; particle < model.count; particle += 1) {
    const x = Math.floor((positions[particle * 3] ?? 0) / lists.cell) - 1;
    const y = Math.floor((positions[particle * 3 + 1] ?? 0) / lists.cell) - 1;
    const z = Math.floor((positions[particle * 3 + 2] ?? 0) / lists.cell) - 1;
    for (let near = 0; near < 27; near += 1) {
      const cell = cellOf(x + (near % 3), y + (Math.floor(near / 3) % 3), z + Math.floor(near / 9));
      const end = lists.starts[cell + 1] ?? 0;
      for (let entry = lists.starts[cell] ?? 0; entry < end; entry += 1) {
        tryContact(search, positions, [particle, lists.entries[entry] ?? 0]);
      }
    }
  }
  turnMemory(contacts);
}
