import { createHash } from 'node:crypto'
import type { Migration } from './migration'

/**
 * The checksum of what a migration does: SHA-256 of its statements in hex. Its name is left out, and so is the width of white space: a new indentation of the source must not
 * stop every database from opening.
 */
export const checksumOf = ({ statements }: Pick<Migration, 'statements'>): string =>
  createHash('sha256')
    .update(JSON.stringify(statements.map((statement) => statement.replace(/\s+/g, ' ').trim())))
    .digest('hex')
