import path from 'node:path'
import { builtFile } from './built-file'

/** What the portal's build writes beside its page: `{ "version": "1.0.0+3f9c…" }`. */
const FILE = 'version.json'

const versionIn = (text: string): string => {
  try {
    const found: unknown = JSON.parse(text)
    return typeof found === 'object' && found !== null && 'version' in found && typeof found.version === 'string'
      ? found.version
      : ''
  } catch {
    // A build is being written.
    return ''
  }
}

/** Reads the version of the built portal, `''` where there is none. */
export function portalVersion(portalDist: string): () => Promise<string> {
  const version = builtFile(path.join(portalDist, FILE), versionIn)
  return async () => (await version()) ?? ''
}
