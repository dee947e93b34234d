import type { Places } from '@modiste/contract/calls/location';
import { ApiError } from '../../errors/api-error.ts';
import type { Place } from '../../providers/location/location-service.ts';

/** Asks for places and answers them as Geoapify does; a failure is logged under its message. */
export async function findPlaces(ask: () => Promise<Place[]>, failure: string): Promise<Places> {
  try {
    const places = await ask();
    return { features: places.map(({ formatted }) => ({ properties: { formatted } })) };
  } catch (error) {
    const cause = new Error(failure, { cause: error });
    throw new ApiError('location_failed', { message: failure, cause });
  }
}
