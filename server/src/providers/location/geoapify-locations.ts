import { placesSchema } from '@modiste/contract/calls/location';
import { LOCATION_SUGGESTIONS_MAX } from '@modiste/contract/limits';
import type { LocationService, Place, Position } from './location-service.ts';

const TIME_LIMIT_MS = 5000;

interface GeoapifySettings {
  apiKey: string;
  url: URL;
  timeLimitMs?: number;
}

type Parameters = Readonly<Record<string, string | number>>;

/**
 * Finds places by Geoapify's Geocoding API.
 * https://apidocs.geoapify.com/docs/geocoding/
 */
export class GeoapifyLocations implements LocationService {
  readonly #apiKey: string;
  readonly #url: URL;
  readonly #timeLimitMs: number;

  constructor({ apiKey, url, timeLimitMs = TIME_LIMIT_MS }: GeoapifySettings) {
    this.#apiKey = apiKey;
    this.#url = url;
    this.#timeLimitMs = timeLimitMs;
  }

  /** The address holds the key, so no error may name it. */
  #addressOf(call: string, parameters: Parameters): URL {
    const address = new URL(this.#url);
    address.pathname = `${address.pathname.replace(/\/$/, '')}/v1/geocode/${call}`;
    for (const [name, value] of Object.entries(parameters)) {
      address.searchParams.set(name, String(value));
    }
    address.searchParams.set('apiKey', this.#apiKey);
    return address;
  }

  async #ask(call: string, parameters: Parameters): Promise<Place[]> {
    const response = await fetch(
      this.#addressOf(call, { ...parameters, type: 'city', lang: 'en' }),
      {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeLimitMs),
      },
    );
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Geoapify answers ${response.status}`);
    }
    const { features } = placesSchema.parse(await response.json());
    const formatted = new Set(features.map(({ properties }) => properties.formatted));
    return [...formatted].map((words) => ({ formatted: words }));
  }

  async suggest(text: string): Promise<Place[]> {
    return this.#ask('autocomplete', { text, limit: LOCATION_SUGGESTIONS_MAX });
  }

  async reverse({ lat, lon }: Position): Promise<Place[]> {
    return this.#ask('reverse', { lat, lon });
  }
}
