/** The host of an address that only this machine answers. */
const isOfThisMachine = ({ hostname }: URL): boolean =>
  /^(?:.+\.)?localhost$/.test(hostname) || hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname)

/** May sign-ins be sent to this address? Others on the network could read what is sent over `http`. (CAT-05) */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOfThisMachine(url))
}

/** Is this an address without user name, password, query and fragment, which the product adds itself? */
export function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { href, search, hash } = new URL(address)
  return search === '' && hash === '' && !/[?#]/.test(address) && !/^[a-z]+:\/\/[^/]*@/.test(href)
}

/** Two addresses are one if this is equal: in any case of the host, with or without a slash at the end. */
export const addressKey = (address: string): string =>
  URL.canParse(address) ? new URL(address).href.replace(/\/+$/, '') : address
