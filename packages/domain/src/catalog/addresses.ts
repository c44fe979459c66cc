/** The host of an address that only this machine answers. */
const isOfThisMachine = ({ hostname }: URL): boolean =>
  /^(?:.+\.)?localhost$/.test(hostname) || hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname)

/** Whether session guids and tokens may go to this address. Others on the network could read them over `http` (CAT-05). */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOfThisMachine(url))
}

/** Whether the address has no user name, password, query or fragment. The product adds its own query. */
export function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { href, search, hash } = new URL(address)
  return search === '' && hash === '' && !/[?#]/.test(address) && !/^[a-z]+:\/\/[^/]*@/.test(href)
}

/** A key that is equal for equal addresses. The case of the host and a slash at the end make no difference. */
export const addressKey = (address: string): string =>
  URL.canParse(address) ? new URL(address).href.replace(/\/+$/, '') : address
