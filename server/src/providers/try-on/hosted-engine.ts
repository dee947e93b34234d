import type { GarmentPicture, TryOnEngine, TryOnJob } from '@modiste/fitting/try-on-engine';
import type { TryOnModelSettings } from '../../config/config.ts';
import type { GuardedFetch } from '../web/guarded-fetch.ts';
import { asTryOnFailure } from './hosted-call.ts';

export interface HostedSettings extends TryOnModelSettings {
  /** Where the service is reached: its own address where none was set. */
  readonly url: URL;
}

/** What an adapter needs to reach its service. */
export interface HostedAccess {
  readonly settings: HostedSettings;
  /** Fetches the pictures that answers only name. */
  readonly guardedFetch: GuardedFetch;
  /** How often a job in a queue is asked after. */
  readonly pollEveryMs: number;
}

/** Makes the picture of one job; anything it throws becomes a failure of the port. */
export type MakePicture = (job: TryOnJob) => Promise<Uint8Array>;

/** An address below the service's own, whether that ends with a slash or not. */
export const addressUnder = (base: URL, path: string) =>
  new URL(`${base.href.replace(/\/$/, '')}/${path}`);

/** A seed for models that take one: a retry gets another. */
export const seedOf = (job: TryOnJob) => 42 + job.iteration;

/** A `MakePicture` for services that put on one garment at a time: the bottom, then the top. */
export function oneByOne(
  dress: (job: TryOnJob, pose: Uint8Array, garment: GarmentPicture) => Promise<Uint8Array>,
): MakePicture {
  return async (job) => {
    let pose = job.pose.bytes;
    for (const garment of job.garments) pose = await dress(job, pose, garment);
    return pose;
  };
}

/** The port around a service, with its time limit. */
export function hostedEngine(settings: HostedSettings, makePicture: MakePicture): TryOnEngine {
  const { provider: name, timeoutMs } = settings;
  return {
    name,
    async tryOn(job) {
      const signal = AbortSignal.any([job.signal, AbortSignal.timeout(timeoutMs)]);
      try {
        const bytes = await makePicture({ ...job, signal });
        return { bytes, engine: name, preview: false, doubts: [] };
      } catch (cause) {
        throw asTryOnFailure(cause, job.signal);
      }
    },
  };
}
