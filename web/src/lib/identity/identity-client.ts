export interface Credentials {
  email: string;
  password: string;
}

/**
 * The provider that keeps the passwords: the built-in one or Firebase. What a provider refuses is
 * thrown as a `CallError` with a code of the contract.
 */
export interface IdentityClient {
  /** Makes an account; it is the one at hand from now on. */
  signUp: (credentials: Credentials) => Promise<void>;
  /** Proves who it is, and answers the identity token that the server takes for a session. */
  signIn: (credentials: Credentials) => Promise<string>;
  /** Mails a link that verifies the address of the account at hand. */
  sendVerification: () => Promise<void>;
  /** Mails a link that resets the password. */
  sendReset: (email: string) => Promise<void>;
  confirmReset: (oobCode: string, password: string) => Promise<void>;
  /** Verifies an address by the code that was mailed to it. */
  applyCode: (oobCode: string) => Promise<void>;
  /** Lets go of the account at hand. */
  signOut: () => Promise<void>;
}
