import { findFabric } from '@modiste/lexicon/attributes';
import { listOf } from '@modiste/lexicon/tokens';
import grades from './fabric-grades.json' with { type: 'json' };
import { exactFabrics, fabricName } from './fabric-traits.ts';

/** What fabrics are known to be good for, as far as it ranks them. */
export type FabricQuality = keyof typeof grades;

/** Where fabrics stand on a quality, from 0 to 10, and the clause that says why. */
export interface FabricGrade {
  grade: number;
  /** The fabric that decides, by lexicon id. */
  id: string;
  /** The same, by the name it has in prose. */
  fabric: string;
  /** What it does, as a clause: "is among the softest fibers there are". */
  does: string;
}

interface Place {
  grade: number;
  does: string;
}

/** Of several fabrics the most delicate one decides how a piece is washed or stands the rain. */
const WEAKEST_DECIDES: ReadonlySet<FabricQuality> = new Set(['rain', 'care']);

const placesOf = (quality: FabricQuality): ReadonlyMap<string, Place> =>
  new Map(
    grades[quality].flatMap(({ of, ...place }) =>
      listOf(of).map((id): [string, Place] => [id, place]),
    ),
  );

const PLACES: Readonly<Record<FabricQuality, ReadonlyMap<string, Place>>> = {
  softness: placesOf('softness'),
  durability: placesOf('durability'),
  rain: placesOf('rain'),
  care: placesOf('care'),
  warmth: placesOf('warmth'),
  formality: placesOf('formality'),
};

/** The place of a fabric, or of what it is a kind of. */
function placeOf(quality: FabricQuality, id: string): Place | null {
  const own = PLACES[quality].get(id);
  if (own !== undefined) return own;
  const wider = findFabric(id)?.of;
  return wider === undefined ? null : placeOf(quality, wider);
}

/** Where a piece of these fabrics stands on a quality; null where nothing is known of them. */
export function gradeFabrics(
  quality: FabricQuality,
  materials: readonly string[],
): FabricGrade | null {
  const placed = exactFabrics(materials)
    .flatMap((id) => {
      const place = placeOf(quality, id);
      return place === null ? [] : [{ id, ...place }];
    })
    .toSorted((one, other) => other.grade - one.grade);
  const decides = WEAKEST_DECIDES.has(quality) ? placed.at(-1) : placed[0];
  if (decides === undefined) return null;
  const mean = placed.reduce((sum, { grade }) => sum + grade, 0) / placed.length;
  return {
    grade: WEAKEST_DECIDES.has(quality) ? decides.grade : mean,
    id: decides.id,
    fabric: fabricName(decides.id),
    does: decides.does,
  };
}
