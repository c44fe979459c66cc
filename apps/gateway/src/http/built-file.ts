import { readFile, stat } from 'node:fs/promises'

/**
 * A file of the portal's build, which every page and navigation requests. It is read only when it has changed, and a new build is noticed without a restart.
 * @param read what is made of its text
 * @returns asks for it; `undefined` where there is no such file
 */
export function builtFile<T>(file: string, read: (text: string) => T): () => Promise<T | undefined> {
  let known: { readonly changedAt: number; readonly value: T } | undefined
  return async () => {
    try {
      const { mtimeMs } = await stat(file)
      if (known?.changedAt !== mtimeMs) known = { changedAt: mtimeMs, value: read(await readFile(file, 'utf8')) }
      return known.value
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
      throw error
    }
  }
}
