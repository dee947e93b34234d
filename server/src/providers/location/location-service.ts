export interface Position {
  /** Degrees, north positive. */
  lat: number;
  /** Degrees, east positive. */
  lon: number;
}

/** A place in words, such as "Lyon, Auvergne-Rhône-Alpes, France". */
export interface Place {
  formatted: string;
}

/** Finds cities by the beginning of their name and by a position. */
export interface LocationService {
  /** The likeliest first. @throws Error when the service does not answer. */
  suggest(text: string): Promise<Place[]>;
  /** The nearest first. @throws Error when the service does not answer. */
  reverse(position: Position): Promise<Place[]>;
}
