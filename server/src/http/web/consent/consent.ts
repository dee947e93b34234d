import { CONSENT_COOKIE } from '@modiste/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnalyticsSettings, Config } from '../../../config/config.ts';
import { escapeHtml } from '../../../html/escape-html.ts';
import { asksForPrivacy } from '../../origins/asks-for-privacy.ts';

/**
 * Whether a visitor of the public side may be counted. `off`: nobody is. `signal`: the browser asks
 * not to be, which counts more than what was chosen before.
 */
export type Consent = 'off' | 'signal' | 'undecided' | 'accepted' | 'refused';

export function consentOf(request: FastifyRequest, { analytics }: Pick<Config, 'analytics'>) {
  if (analytics === null) return 'off' satisfies Consent;
  if (asksForPrivacy(request)) return 'signal' satisfies Consent;
  const chosen = request.cookies[CONSENT_COOKIE];
  return (chosen === 'accepted' || chosen === 'refused' ? chosen : 'undecided') satisfies Consent;
}

/** The marked parts of a page that hold for this visitor. */
export const blocksFor = (consent: Consent): readonly string[] => {
  const canChoose = consent !== 'off' && consent !== 'signal';
  return [consent, ...(canChoose ? ['choice'] : []), ...(consent === 'off' ? [] : ['on'])];
};

/** What the page's script is to load once it may; empty where it never may. */
export const tagFor = (consent: Consent, analytics: AnalyticsSettings | null): string =>
  analytics === null || consent === 'signal'
    ? ''
    : escapeHtml(JSON.stringify({ src: analytics.url.href, ...analytics.data }));

/** Lets a page load the tag, and the tag report to its own origin. */
export function openPolicy(reply: FastifyReply, { url, origins }: AnalyticsSettings): void {
  const name = 'content-security-policy';
  const reported = [url.origin, ...origins].join(' ');
  const policy = String(reply.getHeader(name) ?? '')
    .replace(/(?<=script-src [^;]*)(?=;)/, ` ${url.origin}`)
    .replace(/(?<=connect-src [^;]*)(?=;)/, ` ${reported}`);
  reply.header(name, policy);
}
