/** The signed-in person who asks. */
export interface Member {
  userId: string;
  sessionId: string;
  email: string;
  /** How the session was begun: `password`, `google` or `facebook`. */
  provider: string;
}

/**
 * Finds who asks from the `authorization` header: null without one.
 * @throws ApiError `authentication_required` for a token that is not valid or whose session ended.
 */
export type Authenticate = (authorization: string | undefined) => Promise<Member | null>;
