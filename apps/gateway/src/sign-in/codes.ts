import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { SECOND_FACTOR } from '@sitewright/domain/session/rules'

/** A code for a mail: digits, each equally likely. */
export const makeCode = (): string => String(randomInt(10 ** SECOND_FACTOR.digits)).padStart(SECOND_FACTOR.digits, '0')

/** Bound to its row, so that equal codes of two rows look unlike. A slow hash would gain nothing: a code is one of a million, and expires within minutes. */
const digestOf = (rowId: string, code: string): Buffer => createHash('sha256').update(`${rowId}:${code}`).digest()

export const hashOfCode = (rowId: string, code: string): string => digestOf(rowId, code).toString('base64url')

/** Is this the code of a row? Takes equally long whatever the code. */
export const isRightCode = (rowId: string, code: string, hash: string): boolean =>
  timingSafeEqual(digestOf(rowId, code), Buffer.from(hash, 'base64url'))
