import type { Point } from '../geometry/point.ts';
import { dot, unit } from '../lofts/surfaces/point-math.ts';
import { blankMaps, type OpenMaps, partNumber } from './blank-maps.ts';
import { type CloseLook, lookClosely } from './look-closely.ts';
import { type SeenSurfaces, seeSurfaces } from './see-surfaces.ts';
import { floorSeen, type StudioCamera } from './studio-camera.ts';
import type { StudioScene } from './studio-scene.ts';

/** Everything a camera sees of a scene but its light, `samples` squared looks for each pixel. */
export function photograph(scene: StudioScene, camera: StudioCamera, samples: number): OpenMaps {
  const maps = blankMaps(camera);
  const seen = seeSurfaces(scene, camera, samples);
  const poses = [...new Set(scene.meshes.map((mesh) => mesh.posed.toStudio))];
  const poseOf = scene.meshes.map((mesh) => poses.indexOf(mesh.posed.toStudio) + 1);
  for (let y = 0; y < camera.height; y += 1)
    for (let x = 0; x < camera.width; x += 1) {
      const looks = looksOf(scene, camera, { seen, x, y });
      const at = y * camera.width + x;
      if (looks.length > 0) resolve(maps, at, { looks, camera, samples, poseOf });
      const floor = floorSeen(camera, x + 0.5, y + 0.5);
      if (looks.length === 0 && floor) {
        maps.studioPlace.set(floor, at * 3);
        maps.smooth.set([0, 1, 0], at * 3);
      }
    }
  return maps;
}

interface Look extends CloseLook {
  mesh: number;
  depth: number;
  studio: Point;
}

function looksOf(
  scene: StudioScene,
  camera: StudioCamera,
  { seen, x, y }: { seen: SeenSurfaces; x: number; y: number },
): Look[] {
  const looks: Look[] = [];
  const { samples } = seen;
  for (let k = 0; k < samples * samples; k += 1) {
    const [column, row] = [x * samples + (k % samples), y * samples + Math.floor(k / samples)];
    const at = row * seen.width + column;
    const number = seen.mesh[at] ?? 0;
    const mesh = scene.meshes[number - 1];
    if (mesh === undefined) continue;
    const corner = {
      triangle: seen.triangle[at] ?? 0,
      second: seen.second[at] ?? 0,
      third: seen.third[at] ?? 0,
    };
    const depth = seen.depth[at] ?? 0;
    const across = ((column + 0.5) / samples - camera.width / 2) / camera.focal;
    const upward = (camera.height / 2 - (row + 0.5) / samples) / camera.focal;
    const axis = (i: 0 | 1 | 2) =>
      camera.eye[i] + (camera.right[i] * across + camera.up[i] * upward - camera.back[i]) * depth;
    const studio: Point = [axis(0), axis(1), axis(2)];
    looks.push({ ...lookClosely(mesh, camera, corner), mesh: number - 1, depth, studio });
  }
  return looks;
}

interface Resolved {
  looks: readonly Look[];
  camera: StudioCamera;
  samples: number;
  poseOf: readonly number[];
}

/** The pixel shows the part most of its looks see, and the mean of what they see of it. */
function resolve(maps: OpenMaps, at: number, { looks, camera, samples, poseOf }: Resolved): void {
  const votes = new Map<number, number>();
  const partOf = (look: Look) => partNumber(maps.parts, look.material, look.isInside);
  for (const look of looks) votes.set(partOf(look), (votes.get(partOf(look)) ?? 0) + 1);
  const [part] = [...votes].reduce((best, next) => (next[1] > best[1] ? next : best));
  const same = looks.filter((look) => partOf(look) === part);
  const first = same[0];
  if (first === undefined) return;
  const mean = (of: (look: Look) => Point): Point => {
    const sum: [number, number, number] = [0, 0, 0];
    for (const look of same) {
      const [x, y, z] = of(look);
      sum[0] += x;
      sum[1] += y;
      sum[2] += z;
    }
    return [sum[0] / same.length, sum[1] / same.length, sum[2] / same.length];
  };
  const normal = unit(mean((look) => look.normal));
  maps.part[at] = part;
  maps.coverage[at] = Math.round((255 * looks.length) / (samples * samples));
  const seen = [dot(normal, camera.right), dot(normal, camera.up), dot(normal, camera.back)];
  maps.normal.set(
    seen.map((value) => Math.round(127 * value)),
    at * 3,
  );
  maps.place.set(first.place, at * 3);
  maps.studioPlace.set(first.studio, at * 3);
  maps.smooth.set(unit(mean((look) => look.smooth)), at * 3);
  maps.openness[at] = same.reduce((sum, look) => sum + look.openness, 0) / same.length;
  maps.depth[at] = first.depth;
  maps.poseOf[at] = poseOf[first.mesh] ?? 1;
}
