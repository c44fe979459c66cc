/** In UTF-16 code units. File systems take 255 bytes, and browsers add " (1)" to a name that exists. */
const MAX_NAME_LENGTH = 120

/** Control characters, lone surrogates, and direction marks, which let `exe.csv` look like `vsc.exe`. */
const NEVER = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu
/** Separators of folders, and characters that Windows rejects. */
const SEPARATORS = /[/\\:*?"<>|]/g
/** RFC 8187 takes these as they are, `encodeURIComponent` leaves a few more. */
const NOT_ENCODED = /['()*]/g

/** A name that every file system takes, with its extension when it must be shortened. */
function cleanName(name: string): string {
  const clean = name.replace(NEVER, '').replace(SEPARATORS, '-').trim()
  if (clean === '' || /^\.+$/.test(clean)) return 'file'
  if (clean.length <= MAX_NAME_LENGTH) return clean
  const extension = /\.\w{1,10}$/.exec(clean)?.[0] ?? ''
  // A pair of surrogates can be cut in two.
  return clean.slice(0, MAX_NAME_LENGTH - extension.length).replace(/\p{Cs}/gu, '') + extension
}

const encode = (name: string): string =>
  encodeURIComponent(name).replace(NOT_ENCODED, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * A Content-Disposition header that saves the file under a name (RFC 6266): `filename` in ASCII for old clients, and `filename*` in UTF-8 (RFC 8187) where ASCII cannot say
 * it.
 */
export function attachment(fileName: string): string {
  const name = cleanName(fileName)
  // Some clients decode a percent sign in the plain name.
  const ascii = name.replace(/[^\x20-\x7e]|%/gu, '_')
  return ascii === name
    ? `attachment; filename="${name}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${encode(name)}`
}
