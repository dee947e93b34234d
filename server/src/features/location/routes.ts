import type { Places } from '@modiste/contract/calls/location';
import { MESSAGES } from '@modiste/contract/messages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { bindCall } from '../../http/bind-call.ts';
import type { Place } from '../../providers/location/location-service.ts';

/** Asks for places and answers them as Geoapify does; a failure is logged under its message. */
async function findPlaces(ask: () => Promise<Place[]>, failure: string): Promise<Places> {
  try {
    const places = await ask();
    return { features: places.map(({ formatted }) => ({ properties: { formatted } })) };
  } catch (error) {
    const cause = new Error(failure, { cause: error });
    throw new ApiError('location_failed', { message: failure, cause });
  }
}

export function locationRoutes(app: FastifyInstance, { location }: Deps): void {
  bindCall(app, 'suggestLocations', ({ query }) =>
    findPlaces(() => location.suggest(query.text), MESSAGES.suggestions_failed),
  );

  bindCall(app, 'reverseLocation', ({ query }) =>
    findPlaces(() => location.reverse(query), MESSAGES.location_failed),
  );
}
