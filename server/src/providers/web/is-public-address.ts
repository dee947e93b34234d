import ipaddr from 'ipaddr.js';

/**
 * Whether an address lies in the public internet: not this machine, not a private or link-local
 * network, not a range with a purpose of its own (RFC 6890), and no IPv6 wrapping of any of these.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address inside an IPv6 one is judged as the IPv4 address it leads to.
  return ipaddr.process(address).range() === 'unicast';
}
