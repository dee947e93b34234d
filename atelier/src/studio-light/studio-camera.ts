import type { Point } from '../geometry/point.ts';
import { cross, minus, plus, unit } from '../lofts/surfaces/point-math.ts';

export interface View {
  /** Degrees around the shape and above it. */
  yaw: number;
  pitch: number;
  /** What the picture is centered on, and how many centimeters it is wide there. */
  target: Point;
  width: number;
  /** Centimeters from the eye to the target: far, as product photographs are taken. */
  distance?: number;
}

/** A pinhole camera: `right`, `up` and `back` (toward the eye) are unit vectors of the studio. */
export interface StudioCamera {
  eye: Point;
  right: Point;
  up: Point;
  back: Point;
  /** Pixels for a slope of 1. */
  focal: number;
  /** Centimeters across a pixel at the target. */
  pixelCm: number;
  width: number;
  height: number;
}

const FAR_CM = 230;
const VERTICAL: Point = [0, 1, 0];

export function makeCamera(view: View, width: number, height: number): StudioCamera {
  const [yaw, pitch] = [(view.yaw * Math.PI) / 180, (view.pitch * Math.PI) / 180];
  const back: Point = [
    Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ];
  const right = unit(cross(VERTICAL, back));
  const distance = view.distance ?? FAR_CM;
  const eye = plus(view.target, back, distance);
  const focal = (width / view.width) * distance;
  return {
    eye,
    right,
    up: cross(back, right),
    back,
    focal,
    pixelCm: view.width / width,
    width,
    height,
  };
}

/** Where the ray through a pixel (its center at a half) meets the floor; null above the horizon. */
export function floorSeen(camera: StudioCamera, x: number, y: number): Point | null {
  const across = (x - camera.width / 2) / camera.focal;
  const upward = (camera.height / 2 - y) / camera.focal;
  const ray = minus(plus(plus([0, 0, 0], camera.right, across), camera.up, upward), camera.back);
  if (ray[1] > -1e-3) return null;
  const floor = plus(camera.eye, ray, -camera.eye[1] / ray[1]);
  return [floor[0], 0, floor[2]];
}
