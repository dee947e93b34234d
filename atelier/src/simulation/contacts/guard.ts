import type { ClothModel } from '../model/cloth-model.ts';
import { addContact, type Contacts, makeContacts } from './contacts.ts';
import { type Candidates, findCandidates, makeCandidates } from './find-candidates.ts';
import { type Crossing, findCrossings, isCrossing } from './find-crossings.ts';
import { nearestOfEdges, nearestOfFace } from './nearest.ts';
import { areNeighbors, findNeighborhood, type Neighborhood } from './neighborhood.ts';

/**
 * Keeps a garment from going through itself: it knows how near each particle is to other cloth, and
 * so how far it may move before it is measured again.
 */
export interface Guard {
  model: ClothModel;
  neighborhood: Neighborhood;
  candidates: Candidates;
  contacts: Contacts;
  /** How far each particle may move from `measured`, centimeters. */
  bounds: Float64Array;
  /** Where the particles were when distances were measured, and when candidates were found. */
  measured: Float64Array;
  listed: Float64Array;
  /** 1 for particles of cloth that goes through itself: they are not held where they are wrong. */
  tangled: Uint8Array;
  crossings: readonly Crossing[];
  isListed: boolean;
}

export function makeGuard(model: ClothModel): Guard {
  return {
    model,
    neighborhood: findNeighborhood(model),
    candidates: makeCandidates(),
    contacts: makeContacts(),
    bounds: new Float64Array(model.count),
    measured: new Float64Array(model.count * 3),
    listed: new Float64Array(model.count * 3),
    tangled: new Uint8Array(model.count),
    crossings: [],
    isListed: false,
  };
}

/** Other cloth farther away than this is not measured. */
const SEEN_CM = 0.5;
/** Of the way to the nearest cloth each side may go so much: together less than all of it. */
const SHARE = 0.45;
/** Nearer than this no cloth comes to other cloth by itself: less could not be told from nothing. */
const NEAREST_CM = 1e-6;
/** Candidates hold as long as no particle moves farther than this. */
const SLACK_CM = 0.5;
/** Cloth that is folded within two edges of itself comes nearer to itself than its thickness. */
const FOLDED_CM = 0.07;
/** In a fold particles may always move so much: triangles that are crushed must come free again. */
const LEAST_IN_FOLD_CM = 0.006;
/** How far cloth that went through other cloth is pulled beyond it. */
const BEYOND_CM = 0.03;
/** How far beyond the thickness of the cloth a contact is kept. */
const CLOSE_CM = 0.12;

const four = new Uint32Array(4);
const weights = new Float64Array(4);

function mostMoved(positions: Float64Array, from: Float64Array): number {
  let most = 0;
  for (let at = 0; at < positions.length; at += 3) {
    const dx = (positions[at] ?? 0) - (from[at] ?? 0);
    const dy = (positions[at + 1] ?? 0) - (from[at + 1] ?? 0);
    const dz = (positions[at + 2] ?? 0) - (from[at + 2] ?? 0);
    most = Math.max(most, dx * dx + dy * dy + dz * dz);
  }
  return Math.sqrt(most);
}

function listCandidates(guard: Guard, positions: Float64Array): void {
  guard.listed.set(positions);
  guard.isListed = true;
  const { model, candidates } = guard;
  findCandidates(model, { positions, candidates, reach: SEEN_CM + SLACK_CM * 2 });
  noteTangles(guard, findCrossings(model, positions));
}

/** Notes where the cloth goes through itself. */
function noteTangles(guard: Guard, crossings: readonly Crossing[]): void {
  guard.crossings = crossings;
  guard.tangled.fill(0);
  for (const { ends, corners } of guard.crossings) {
    for (const particle of [...ends, ...corners]) guard.tangled[particle] = 1;
  }
}

/**
 * Pulls cloth back that goes through itself: of each edge that crosses a triangle the end which is
 * nearer to it, the shortest way out.
 */
function untangle({ crossings, contacts }: Guard, positions: Float64Array): void {
  for (const { ends, corners } of crossings) {
    four.set(corners, 1);
    four[0] = ends[0];
    const first = nearestOfFace(positions, four, weights);
    four[0] = ends[1];
    if (first < nearestOfFace(positions, four, weights)) {
      four[0] = ends[0];
      nearestOfFace(positions, four, weights);
    }
    addContact(contacts, { four, weights, gap: -BEYOND_CM });
  }
}

function isOneSheet({ neighborhood }: Guard, four: Uint32Array, split: 1 | 2): boolean {
  for (let one = 0; one < split; one += 1) {
    for (let other = split; other < 4; other += 1) {
      if (areNeighbors(neighborhood, four[one] ?? 0, four[other] ?? 0)) return true;
    }
  }
  return false;
}

function takePair(guard: Guard, square: number, split: 1 | 2): void {
  if (square > SEEN_CM * SEEN_CM) return;
  const { bounds, tangled, model } = guard;
  const gap = Math.sqrt(square);
  let wrong = 0;
  for (let corner = 0; corner < 4; corner += 1) wrong += tangled[four[corner] ?? 0] ?? 0;
  if (wrong === 4) return;
  const isFold = isOneSheet(guard, four, split);
  const most = Math.max((gap - NEAREST_CM) * SHARE, isFold ? LEAST_IN_FOLD_CM : 0);
  for (let corner = 0; corner < 4; corner += 1) {
    const particle = four[corner] ?? 0;
    if ((bounds[particle] ?? 0) > most) bounds[particle] = most;
  }
  const kept = isFold ? FOLDED_CM : model.thickness;
  if (gap > kept + CLOSE_CM) return;
  addContact(guard.contacts, { four, weights, gap: kept });
}

/**
 * Measures how near the cloth is to itself: fills the contacts, and the bounds within which no
 * particle can reach any other cloth (Chen et al., Offset Geometric Contact, 2025).
 */
export function measureGuard(guard: Guard, positions: Float64Array): void {
  const { model, candidates, bounds } = guard;
  if (!guard.isListed || mostMoved(positions, guard.listed) > SLACK_CM) {
    listCandidates(guard, positions);
  } else if (guard.crossings.length > 0) {
    noteTangles(
      guard,
      guard.crossings.filter((crossing) => isCrossing(positions, crossing)),
    );
  }
  guard.measured.set(positions);
  guard.contacts.count = 0;
  bounds.fill(SEEN_CM * SHARE);
  const { faces, edges } = candidates;
  const { triangles, springs } = model;
  for (let pair = 0; pair < faces.count; pair += 2) {
    const triangle = (faces.values[pair + 1] ?? 0) * 3;
    four[0] = faces.values[pair] ?? 0;
    four[1] = triangles[triangle] ?? 0;
    four[2] = triangles[triangle + 1] ?? 0;
    four[3] = triangles[triangle + 2] ?? 0;
    takePair(guard, nearestOfFace(positions, four, weights), 1);
  }
  for (let pair = 0; pair < edges.count; pair += 2) {
    const one = (edges.values[pair] ?? 0) * 2;
    const other = (edges.values[pair + 1] ?? 0) * 2;
    four[0] = springs.ends[one] ?? 0;
    four[1] = springs.ends[one + 1] ?? 0;
    four[2] = springs.ends[other] ?? 0;
    four[3] = springs.ends[other + 1] ?? 0;
    takePair(guard, nearestOfEdges(positions, four, weights), 2);
  }
  untangle(guard, positions);
}

/**
 * Takes particles back that went farther than they may from where they were measured; returns how
 * many did.
 */
export function holdWithin({ bounds, measured }: Guard, positions: Float64Array): number {
  let held = 0;
  for (let particle = 0; particle < bounds.length; particle += 1) {
    const at = particle * 3;
    const x = measured[at] ?? 0;
    const y = measured[at + 1] ?? 0;
    const z = measured[at + 2] ?? 0;
    const dx = (positions[at] ?? 0) - x;
    const dy = (positions[at + 1] ?? 0) - y;
    const dz = (positions[at + 2] ?? 0) - z;
    const most = bounds[particle] ?? 0;
    const square = dx * dx + dy * dy + dz * dz;
    if (square <= most * most) continue;
    const share = most / Math.sqrt(square);
    positions[at] = x + dx * share;
    positions[at + 1] = y + dy * share;
    positions[at + 2] = z + dz * share;
    held += 1;
  }
  return held;
}
