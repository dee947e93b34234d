import type { GarmentCutout } from '../garment/garment-cutout.ts';
import type { GarmentPicture } from '../try-on-engine.ts';
import { createTryOnMaker } from './make-try-on.ts';
import { serveTasks } from './serve-tasks.ts';
import { TaskThread } from './task-thread.ts';
import type { MadeTryOn, TryOnTask } from './try-on-task.ts';

// A try-on computes for seconds: in a thread of its own it does not hold up requests. Garments are
// cut out in another one, while the person is read.

const garments = new TaskThread<GarmentPicture, GarmentCutout>({
  module: new URL('./garment-thread.ts', import.meta.url),
  waitingMax: 16,
  idleMs: 60_000,
});
const maker = createTryOnMaker((picture, signal) => garments.perform(picture, signal));

serveTasks<TryOnTask, MadeTryOn | null>(async (task, signal) => {
  if (task.kind === 'make') return maker.make({ ...task.job, signal });
  if (task.kind === 'check') return maker.check(task.job);
  await maker.prepare(task.pose);
  return null;
});
