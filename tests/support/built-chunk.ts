import { readFileSync } from 'node:fs'
import path from 'node:path'

const DIST = path.resolve(import.meta.dirname, '../../apps/portal/dist')

/**
 * The address of the chunk of the built portal that begins with a module, such as `/assets/BvQbVuPm.js`.
 * @param module its path from apps/portal
 * @throws when no chunk begins with it
 */
export function addressOfChunk(module: string): string {
  const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string } | undefined
  >
  const file = manifest[module]?.file
  if (file === undefined) throw new Error(`No chunk begins with ${module}.`)
  return `/${file}`
}
