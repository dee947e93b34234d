import { MESSAGES } from '@modiste/contract/messages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../composition/open-deps.ts';
import { bindCall } from '../../http/bind-call.ts';
import { findPlaces } from './find-places.ts';

export function locationRoutes(app: FastifyInstance, { location }: Deps): void {
  bindCall(app, 'suggestLocations', ({ query }) =>
    findPlaces(() => location.suggest(query.text), MESSAGES.suggestions_failed),
  );

  bindCall(app, 'reverseLocation', ({ query }) =>
    findPlaces(() => location.reverse(query), MESSAGES.location_failed),
  );
}
