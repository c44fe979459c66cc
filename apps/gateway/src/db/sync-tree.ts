import fs from 'node:fs'
import path from 'node:path'

/** Brings one file or folder to the disk. Windows opens no folders: there its entries are safe by other means. */
export function syncPath(name: string): void {
  let handle: number
  try {
    handle = fs.openSync(name, 'r')
  } catch (error) {
    if (process.platform === 'win32') return
    throw error
  }
  try {
    fs.fsyncSync(handle)
  } catch (error) {
    if (process.platform !== 'win32') throw error
  } finally {
    fs.closeSync(handle)
  }
}

/** Brings everything below a folder, and the folder, to the disk. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) syncTree(name)
    else if (entry.isFile()) syncPath(name)
  }
  syncPath(folder)
}
