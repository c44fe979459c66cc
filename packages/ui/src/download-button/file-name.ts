/** Characters that a file system, a shell or a path treats specially, and characters that reverse the reading direction. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu

/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?= *(?:\.|$))/i

/** The longest name, in characters and in bytes. Common file systems accept it, even when a browser adds a number. */
const MAX_LENGTH = 120
const MAX_BYTES = 240

const countBytes = (text: string): number => new TextEncoder().encode(text).length

/**
 * Makes a name that is valid on every system. A name that is too long keeps its extension.
 * @param name from a user or a server
 * @param fallback used when no valid character is left
 */
export function safeFileName(name: string, fallback = 'download'): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(REFUSED, ' ')
    .replaceAll(/\s+/gu, ' ')
    // A leading dot hides a file; Windows drops dots and spaces at the end.
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
    .replace(DEVICE, '$&_')
  if (plain === '') return fallback
  const characters = Array.from(plain)
  if (characters.length <= MAX_LENGTH && countBytes(plain) <= MAX_BYTES) return plain
  const extension = /\.[a-z\d]{1,8}$/i.exec(plain)?.[0] ?? ''
  const maxBytes = MAX_BYTES - extension.length
  const characterList: string[] = []
  let bytes = 0
  for (const character of characters.slice(0, Math.min(MAX_LENGTH, characters.length) - extension.length)) {
    bytes += countBytes(character)
    if (bytes > maxBytes) break
    characterList.push(character)
  }
  return characterList.join('').replace(/[. ]+$/, '') + extension
}
