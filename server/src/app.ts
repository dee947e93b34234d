import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { CallName } from '@modiste/contract/paths';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { Deps } from './deps/deps.ts';
import { attachmentRoutes } from './features/attachment/routes.ts';
import { authRoutes } from './features/auth/routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { demoShopRoutes } from './features/demo-shop/routes.ts';
import { dislikeRoutes } from './features/dislikes/routes.ts';
import { engagementRoutes } from './features/engagement/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { identityRoutes } from './features/identity/routes.ts';
import { itemRoutes } from './features/item/routes.ts';
import { locationRoutes } from './features/location/routes.ts';
import { mailboxRoutes } from './features/mailbox/routes.ts';
import { memoryRoutes } from './features/memory/routes.ts';
import { openapiRoutes } from './features/openapi/routes.ts';
import { pictureRoutes } from './features/pictures/routes.ts';
import { poseRoutes } from './features/pose/routes.ts';
import { priceAlertRoutes } from './features/price-alert/routes.ts';
import { privacyRoutes } from './features/privacy/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { describePage } from './features/shared-page/describe-page.ts';
import { sharedPageRoutes } from './features/shared-page/routes.ts';
import { trendsRoutes } from './features/trends/routes.ts';
import { tryOnRoutes } from './features/try-on/routes.ts';
import { userRoutes } from './features/user/routes.ts';
import { wishlistRoutes } from './features/wishlist/routes.ts';
import { ignoreForwardedHost, trustProxy } from './http/client-address.ts';
import { acceptCookies } from './http/cookies/refresh-token-transport.ts';
import { injectFaults } from './http/faults/inject-faults.ts';
import { handleErrors, refuseBrokenRequest, sendError } from './http/handle-errors.ts';
import { limitCalls } from './http/limits/limit-calls.ts';
import { limitSearches } from './http/limits/limit-searches.ts';
import { logRequests, requestId } from './http/log-requests.ts';
import { checkOrigins } from './http/origins/check-origin.ts';
import { acceptJson, acceptUploads } from './http/request-body.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { guardMarketingHosts } from './http/web/guard-marketing-host.ts';
import { serveWeb } from './http/web/serve-web.ts';
import { authenticateBy } from './sessions/authenticate.ts';

/** The time that requests under way have to end when the app stops. */
const GRACE_MS = 5_000;

/** A client that is slow to send its request must not keep the app from stopping cleanly. */
function shutdownGracefully(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
  });
}

const JSON_BYTES_MAX = 512 * 1024;
/** The longest a client may take to send a request. */
const REQUEST_LIMIT_MS = 120_000;
const PARAM_CHARS_MAX = 1_000;
/** The library's own default would spend a second on a page. */
const BROTLI_QUALITY = 4;

function bindFeatures(app: FastifyInstance, deps: Deps): void {
  authRoutes(app, deps);
  sessionRoutes(app, deps);
  identityRoutes(app, deps);
  searchRoutes(app, deps);
  chatRoutes(app, deps);
  historyRoutes(app, deps);
  itemRoutes(app, deps);
  priceAlertRoutes(app, deps);
  attachmentRoutes(app, deps);
  wishlistRoutes(app, deps);
  userRoutes(app, deps);
  memoryRoutes(app, deps);
  trendsRoutes(app, deps);
  dislikeRoutes(app, deps);
  engagementRoutes(app, deps);
  contactRoutes(app, deps);
  locationRoutes(app, deps);
  poseRoutes(app, deps);
  tryOnRoutes(app, deps);
  privacyRoutes(app, deps);
  healthRoutes(app, deps);
  demoShopRoutes(app, deps);
  pictureRoutes(app, deps);
  mailboxRoutes(app, deps);
  openapiRoutes(app);
  sharedPageRoutes(app, deps);
}

/**
 * The whole server: every plugin and every feature by name, in order.
 * @param webFolder Where the built web app lies, if elsewhere than usual.
 */
export async function createApp(
  deps: Deps,
  loggerInstance: FastifyBaseLogger,
  webFolder?: string,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'request_id',
    }),
    genReqId: requestId,
    trustProxy: trustProxy(deps.config.trustedProxy),
    bodyLimit: JSON_BYTES_MAX,
    requestTimeout: REQUEST_LIMIT_MS,
    routerOptions: { maxParamLength: PARAM_CHARS_MAX, ignoreTrailingSlash: true },
    frameworkErrors: sendError,
    clientErrorHandler: refuseBrokenRequest,
    return503OnClosing: false,
  });
  app.decorate('boundCalls', new Set<CallName>());
  app.decorate('authenticate', authenticateBy(deps));
  handleErrors(app);
  acceptJson(app);
  ignoreForwardedHost(app);
  logRequests(app);
  shutdownGracefully(app);
  await addSecurityHeaders(app, deps.config);
  await checkOrigins(app, deps.config);
  guardMarketingHosts(app, deps.config);
  await limitCalls(app, deps.config);
  limitSearches(app);
  await app.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await acceptUploads(app);
  await acceptCookies(app);
  if (deps.config.hasFaults) injectFaults(app);

  bindFeatures(app, deps);
  await serveWeb(app, {
    config: deps.config,
    describePage: (search, origin) => describePage(deps, search, origin),
    folder: webFolder,
  });
  return app;
}
