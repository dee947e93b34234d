/** Who a provider says somebody is. */
export interface Identity {
  provider: 'password' | 'google' | 'facebook';
  /** The provider's own id of the person. */
  subject: string;
  /** In lower case. */
  email: string;
  isEmailVerified: boolean;
  name: string | null;
  /** When the person last proved who they are. */
  signedInAt: Date;
}

/**
 * What a provider refused (`refused`: the token or code is not valid) or could not answer
 * (`unreachable`).
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly kind: 'refused' | 'unreachable';

  constructor(kind: 'refused' | 'unreachable', message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Verifies identity tokens of the e-mail login: the built-in provider's or Firebase's. */
export interface IdentityVerifier {
  /** @throws IdentityError */
  verify(token: string): Promise<Identity>;
}

/** A code, and what only the browser that asked for it knows. */
export interface RedeemedCode {
  code: string;
  redirectUri: string;
  /** The secret behind the challenge that the code was asked for with (RFC 7636). */
  codeVerifier?: string | undefined;
  /** What the ID token has to repeat, where it repeats anything (OpenID Connect Core, 3.1.3.7). */
  nonce?: string | undefined;
}

/** Exchanges an authorization code for who somebody is (OpenID Connect). */
export interface CodeExchange {
  /** Where a browser is sent to; the client adds its own parameters. */
  authorizationUrl(): Promise<string>;
  /** @throws IdentityError */
  exchange(redeemed: RedeemedCode): Promise<Identity>;
}
