import cookie from '@fastify/cookie';
import { PATHS } from '@modiste/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { ApiError } from '../../errors/api-error.ts';

const NAME = 'modiste_refresh';
/** The session's calls alone get the cookie. */
const PATH = PATHS.refreshTokens.path.replace(/\/[^/]*$/, '');
const CLIENT_TYPE_HEADER = 'x-client-type';

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export async function acceptCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
}

/** Whether cookies go over https alone. */
export const isSecure = (
  { protocol }: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean => publicUrl?.protocol === 'https:' || protocol === 'https';

/** Whether a browser asks or an app on a phone; a browser is what does not say. */
export const clientTypeOf = (request: FastifyRequest): 'web' | 'mobile' =>
  request.headers[CLIENT_TYPE_HEADER] === 'mobile' ? 'mobile' : 'web';

/**
 * How a refresh token travels: browsers carry it in a cookie that no script can read, apps in the
 * body.
 */
export class RefreshTokenTransport {
  readonly #config: Pick<Config, 'publicUrl'>;

  constructor(config: Pick<Config, 'publicUrl'>) {
    this.#config = config;
  }

  /** @throws ApiError for a cookie without the header that a form of another site cannot send. */
  read(
    request: FastifyRequest,
    body: { refresh_token?: string } | null | undefined,
  ): string | null {
    if (clientTypeOf(request) === 'mobile') return body?.refresh_token ?? null;
    const token = request.cookies[this.#cookieFor(request).name];
    if (token && request.headers[CLIENT_TYPE_HEADER] === undefined) {
      throw new ApiError('invalid_request', { detail: `${CLIENT_TYPE_HEADER}: is missing` });
    }
    return token || null;
  }

  /** Sends a token along; what is returned belongs into the body. */
  send(
    { request, reply }: Exchange,
    { token, lifeS }: { token: string; lifeS: number },
  ): { refresh_token?: string } {
    if (clientTypeOf(request) === 'mobile') return { refresh_token: token };
    const { name, options } = this.#cookieFor(request);
    reply.setCookie(name, token, { ...options, maxAge: lifeS });
    return {};
  }

  /** Also for calls that the cookie does not travel with. */
  clear({ request, reply }: Exchange): void {
    if (clientTypeOf(request) === 'mobile') return;
    const { name, options } = this.#cookieFor(request);
    reply.clearCookie(name, options);
  }

  #cookieFor(request: FastifyRequest) {
    const secure = isSecure(request, this.#config);
    const options = { httpOnly: true, sameSite: 'strict', path: PATH, secure } as const;
    return { name: secure ? `__Secure-${NAME}` : NAME, options };
  }
}
