/** The signed-in person who asks. */
export interface Member {
  userId: string;
  sessionId: string;
  email: string;
  /** How the session was begun: `password`, `google` or `facebook`. */
  provider: string;
}
