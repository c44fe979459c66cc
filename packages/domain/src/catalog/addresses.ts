/** The host of an address that only this machine answers. */
const isOfThisMachine = ({ hostname }: URL): boolean =>
  /^(?:.+\.)?localhost$/.test(hostname) || hostname === '[::1]' || /^127\.[\d.]+$/.test(hostname)

/**
 * An address as people write it. A browser accepts more: it drops line ends and tabs, reads a backslash as a slash, and adds missing slashes. Two such texts can look different
 * and be one address.
 */
const WRITTEN =
  /^https?:\/\/[^\s\\/\p{Cc}\p{Default_Ignorable_Code_Point}][^\s\\\p{Cc}\p{Default_Ignorable_Code_Point}]*$/iu

/** The longest label of a host in DNS. */
const LABEL_LIMIT = 63

const isAscii = (text: string): boolean => /^\p{ASCII}*$/u.test(text)

/** Whether no character of a label stands for other ones, such as a letter in a circle. */
const isPlainLabel = (label: string): boolean =>
  label.normalize('NFKC').toLowerCase() === label.normalize('NFC').toLowerCase()

/** Whether a URL parser reads a label as it is written, apart from case and Punycode. */
const isSameLabel = (written: string, read: string): boolean =>
  isAscii(written) ? written.toLowerCase() === read : isPlainLabel(written) && read.startsWith('xn--')

/**
 * Whether a URL parser reads the host as it is written. It decodes `%68` and reads `127.1` as 127.0.0.1. An IPv6 address
 * has brackets, so that all its forms are recognizable.
 */
function isWrittenHost(address: string): boolean {
  const { host, hostname } = new URL(address)
  if (host.endsWith(':0')) return false
  if (hostname.startsWith('[')) return true
  const written = /^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#:]*)/i.exec(address)?.[1] ?? ''
  const labels = written.replace(/\.$/, '').split('.')
  const read = hostname.replace(/\.$/, '').split('.')
  return (
    labels.length === read.length &&
    read.every((label, index) => label.length <= LABEL_LIMIT && label !== '' && isSameLabel(labels[index] ?? '', label))
  )
}

/** Whether a browser and a person read the same address in this text. */
const isWritten = (address: string): boolean => WRITTEN.test(address) && URL.canParse(address) && isWrittenHost(address)

/** Whether a picture can be loaded from this address. */
export const isPictureAddress = (address: string): boolean =>
  isWritten(address) && new URL(address).protocol === 'https:' && !hasUserName(address)

/** Also an empty user name, which a browser drops. */
const hasUserName = (address: string): boolean => /^[a-z]+:\/\/[^/?#]*@/i.test(address)

/** Whether session guids and tokens may go to this address. Others on the network could read them over `http` (CAT-05). */
export function isSafeAddress(address: string): boolean {
  if (!isWritten(address)) return false
  const url = new URL(address)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOfThisMachine(url))
}

/** Whether the address has no user name, password, query or fragment. The product adds its own query. */
export const isPlainAddress = (address: string): boolean => !/[?#]/.test(address) && !hasUserName(address)

/** A key that is equal for equal addresses. The case of the host, a dot at its end and a slash at the end of the address make no difference. */
export const addressKey = (address: string): string =>
  URL.canParse(address)
    ? new URL(address).href.replace(/^([a-z]+:\/\/[^/:]*?)\.+(?=[:/])/, '$1').replace(/\/+$/, '')
    : address
