import type { Recognizer } from '@modiste/vision/recognizer';

/** Finds nothing in any picture, for tests whose point is not what a picture shows. */
export const BLIND_RECOGNIZER: Recognizer = {
  recognize: async () => ({ kinds: {}, explicit: [] }),
  judgePosePhoto: async () => [],
  close: async () => undefined,
};
