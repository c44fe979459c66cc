/**
 * Which versions a caller means to save over: If-Match (RFC 9110 §13.1.1; a weak tag counts, the version is all that it says) and `version` in the body. Where both
 * are given both must fit.
 */
export function expectationOf(ifMatch: string | undefined, body: unknown): (version: number) => boolean {
  const tags = ifMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const named = versionOf(body)
  return (version) =>
    (tags === undefined || tags.includes('*') || tags.includes(`"${version}"`)) &&
    (named === undefined || named === version)
}

function versionOf(body: unknown): number | undefined {
  if (typeof body !== 'object' || body === null || !('version' in body)) return undefined
  return typeof body.version === 'number' ? body.version : undefined
}
