/** How to reach a PostgreSQL database: an address, or its parts. */
export type ConnectionSettings =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string };
