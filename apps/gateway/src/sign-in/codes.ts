import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { SECOND_FACTOR } from '@sitewright/domain/session/rules'

/** Makes a code of uniformly random digits. */
export const makeCode = (): string => String(randomInt(10 ** SECOND_FACTOR.digits)).padStart(SECOND_FACTOR.digits, '0')

/** Includes the row id, so that equal codes of two rows have different hashes. A slow hash would not help: there are only a million codes, and they expire within minutes. */
const digestOf = (rowId: string, code: string): Buffer => createHash('sha256').update(`${rowId}:${code}`).digest()

export const hashOfCode = (rowId: string, code: string): string => digestOf(rowId, code).toString('base64url')

/** Is this the code of a row? Compares in constant time. */
export const isRightCode = (rowId: string, code: string, hash: string): boolean =>
  timingSafeEqual(digestOf(rowId, code), Buffer.from(hash, 'base64url'))
