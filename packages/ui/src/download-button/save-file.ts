import { safeFileName } from './file-name'

/** A file, with or without a name of its own. */
export type LoadedFile = Blob | { blob: Blob; fileName: string }

/** How long the object URL stays valid, in milliseconds: a browser may read a large file for a while after the click. */
const REVOKE_AFTER = 60_000

/** Lets the browser save a file, like a click on a download link. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER)
}

/**
 * Lets the browser save a loaded file by a name that every system accepts.
 * @param fileName used when the file has no name of its own; "download" by default
 * @returns the name
 */
export function saveLoaded(file: LoadedFile, fileName = ''): string {
  const { blob, fileName: ownName } = file instanceof Blob ? { blob: file, fileName } : file
  const name = safeFileName(ownName, safeFileName(fileName))
  saveFile(blob, name)
  return name
}
