import { GEOLOCATION_MAX_AGE_MS, GEOLOCATION_TIMEOUT_MS } from '@modiste/contract/limits';
import { MESSAGES } from '@modiste/contract/messages';
import { call } from '../lib/call.ts';

/** A hundred metres are enough to tell the city, and all that the server has to know. */
const DEGREES_DIGITS = 3;

const askDevice = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: GEOLOCATION_TIMEOUT_MS,
      maximumAge: GEOLOCATION_MAX_AGE_MS,
      enableHighAccuracy: false,
    });
  });

/**
 * The name of the place where the device is.
 * @throws when the shopper or the device refuses, it takes too long, or the place has no name.
 */
export async function locateDevice(): Promise<string> {
  const { coords } = await askDevice();
  const { features } = await call('reverseLocation', {
    query: {
      lat: coords.latitude.toFixed(DEGREES_DIGITS),
      lon: coords.longitude.toFixed(DEGREES_DIGITS),
    },
  });
  const place = features[0]?.properties.formatted;
  if (place === undefined) throw new Error(MESSAGES.location_failed);
  return place;
}
