import { readdirSync, readFileSync } from 'node:fs'
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

/**
 * The address of the chunk of the built portal that contains a text, for code that several chunks share.
 * @throws when not exactly one does
 */
export function addressOfChunkWith(text: string): string {
  const folder = path.join(DIST, 'assets')
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(text),
  )
  if (files.length !== 1) throw new Error(`${files.length} chunks contain ${text}.`)
  return `/assets/${files[0]}`
}
