import { isIPv6 } from 'node:net'

const GROUPS = 8
/** Of an IPv6 address, the groups that name a network: the owner of one address of it has all of them (RFC 4291, section 2.5.4). */
const NETWORK_GROUPS = 4
/** An IPv4 address in the form of an IPv6 one. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** What attempts are counted for: an IPv4 address itself, of an IPv6 address its network of 64 bits. */
export function networkOf(address: string): string {
  const plain = MAPPED.exec(address)?.[1] ?? address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.toLowerCase().split('::')
  const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'))
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const missing = tail === undefined ? 0 : GROUPS - first.length - last.length
  const groups = [...first, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...last]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${network.join(':')}::/64`
}
