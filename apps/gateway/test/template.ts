import fs from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../src/db/open'

/**
 * Makes the demo world once in `dir`, an empty folder: to be copied, never opened. A copy opens several times faster than a new world is made.
 * The browser tests' workers use it too: each copies it and starts a gateway on the copy with DATA_DIR.
 */
export async function prepareTemplate(dir: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: undefined, dataDir: dir, seed: 'demo', admin: undefined })
  await db.close()
}

/** Copies a template to `dir`, which becomes a DATA_DIR of SEED=demo. */
export const copyTemplate = (template: string, dir: string): void =>
  fs.cpSync(path.join(template, 'demo'), path.join(dir, 'demo'), {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
  })
