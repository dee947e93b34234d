import type { DaySetting } from '@modiste/contract/entities/trends-schema';

/** Tells what a day is like where a person is. */
export interface WeatherService {
  /**
   * The local day of the place with its season and weather; the day in UTC and a northern season
   * where no place is given or it is not known. Never throws: what a month is usually like stands in
   * for a forecast that fails.
   * @param place In words, such as "Lyon, Auvergne-Rhône-Alpes, France".
   */
  settingOf(place: string | null, now: Date): Promise<DaySetting>;
}
