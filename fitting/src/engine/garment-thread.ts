import type { GarmentCutout } from '../garment/garment-cutout.ts';
import type { GarmentPicture } from '../try-on-engine.ts';
import { createGarmentReader } from './read-garment.ts';
import { serveTasks } from './serve-tasks.ts';

// A garment is cut out while the person is read.

serveTasks<GarmentPicture, GarmentCutout>(createGarmentReader());
