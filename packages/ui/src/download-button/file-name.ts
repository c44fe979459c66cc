/** What no file system takes, what a shell or a path would read as more than a name, and what turns its reading around. */
const REFUSED = /[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu

/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?= *(?:\.|$))/i

/** The longest name in characters, and in bytes: every usual file system takes it, with room for a number that a browser adds. */
const LONGEST = 120
const MOST_BYTES = 240

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/**
 * A name that a file can have on any system. Its ending is kept when it is shortened.
 * @param name as somebody or a server gave it
 * @param fallback stands in when nothing of it is left
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
  if (characters.length <= LONGEST && bytesOf(plain) <= MOST_BYTES) return plain
  const ending = /\.[a-z\d]{1,8}$/i.exec(plain)?.[0] ?? ''
  const room = MOST_BYTES - ending.length
  const kept: string[] = []
  let bytes = 0
  for (const character of characters.slice(0, Math.min(LONGEST, characters.length) - ending.length)) {
    bytes += bytesOf(character)
    if (bytes > room) break
    kept.push(character)
  }
  return kept.join('').replace(/[. ]+$/, '') + ending
}
