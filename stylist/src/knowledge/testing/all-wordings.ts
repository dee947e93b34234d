import { ANY_STAIN, CARE_TOPICS, STAINS } from '../care/care-topics.ts';
import { CARES } from '../care/material-care.ts';
import { LABEL_DECIDES, SAFE_CARE } from '../care/tell-care.ts';
import { FIT_TOPICS } from '../fit/fit-topics.ts';
import { GENERAL_TOPICS } from '../general/general-topics.ts';
import { HELP_TOPICS, SHOP_TOPICS } from '../help/help-with-app.ts';
import { MYTH_TOPICS } from '../style/advise-on-myths.ts';
import { PAIR_NOTES } from '../style/colors/color-pairs.ts';
import { COLOR_ROWS } from '../style/colors/color-rows.ts';
import { GARMENT_NOTES } from '../style/garment-notes.ts';
import { GARMENT_TOPICS } from '../style/garment-topics.ts';
import { CAPSULE_FACTS } from '../style/packing/advise-on-capsules.ts';
import { PACKING_TIPS } from '../style/packing/advise-on-packing.ts';
import {
  FABRIC_TOPICS,
  HOW_TO_TOPICS,
  OCCASION_TOPICS,
  PROPORTION_TOPICS,
} from '../style/style-topics.ts';
import { WEATHER_BANDS, WEATHER_TOPICS } from '../style/weather/advise-on-weather.ts';
import { OUT_OF_SCOPE_TOPICS, SMALL_TALK_TOPICS, UNSAFE_TOPICS } from '../talk/talk-topics.ts';
import { factWordings } from '../topics/find-topic.ts';
import type { Topic } from '../topics/topic.ts';

/** Every topic of every subject. */
export const ALL_TOPICS: readonly Topic[] = [
  ...MYTH_TOPICS,
  ...OCCASION_TOPICS,
  ...HOW_TO_TOPICS,
  ...PROPORTION_TOPICS,
  ...FABRIC_TOPICS,
  ...WEATHER_TOPICS,
  ...PACKING_TIPS,
  ...GARMENT_TOPICS,
  ...GENERAL_TOPICS,
  ...CARE_TOPICS,
  ...STAINS,
  ANY_STAIN,
  ...FIT_TOPICS,
  ...HELP_TOPICS,
  ...SHOP_TOPICS,
  ...SMALL_TALK_TOPICS,
  ...OUT_OF_SCOPE_TOPICS,
  ...UNSAFE_TOPICS,
];

/** Every wording of every table: each fact by itself. */
export const ALL_WORDINGS: readonly string[] = [
  ...ALL_TOPICS.flatMap(({ facts }) => facts.flatMap(factWordings)),
  ...WEATHER_BANDS.flatMap(({ facts }) => facts.flatMap(factWordings)),
  ...CAPSULE_FACTS.flatMap(factWordings),
  ...CARES.flatMap((row) => [row.wash, row.dry, row.iron, row.store, row.extra].flat(2)),
  ...COLOR_ROWS.flatMap(({ why }) => why),
  ...PAIR_NOTES,
  ...GARMENT_NOTES.flatMap(({ means = [], needed = [] }) => [...means, ...needed]),
  ...LABEL_DECIDES,
  ...SAFE_CARE.flat(),
];

/** Every turn that is suggested after an answer of a table. */
export const ALL_SUGGESTIONS: readonly string[] = [
  ...new Set([...ALL_TOPICS, ...WEATHER_BANDS].flatMap(({ next }) => next)),
];
