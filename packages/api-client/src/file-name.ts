/** `filename*=UTF-8''…`: percent-encoded (RFC 8187). */
const EXTENDED = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i
/** `filename="…"`, with backslashes before quotes, or `filename=…` (RFC 6266). */
const PLAIN = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i
/** What is in quotes is no parameter. */
const QUOTED = /"(?:[^"\\]|\\.)*"/g

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text)
  } catch {
    // Not percent-encoded UTF-8: the plain name counts.
    return undefined
  }
}

/**
 * The file name in a Content-Disposition header. Only its last segment counts, because a name must not choose a folder (RFC 6266, section 4.3).
 * @returns `undefined` where the header has no name
 */
export function readFileName(header: string | null): string | undefined {
  if (header === null) return undefined
  const [, quoted, bare] = PLAIN.exec(header) ?? []
  const name = decode(EXTENDED.exec(header.replace(QUOTED, '""'))?.[1]) ?? quoted?.replace(/\\(.)/g, '$1') ?? bare
  const segment = name?.split(/[/\\]/).at(-1)
  return segment === undefined || segment === '' || segment === '.' || segment === '..' ? undefined : segment
}
