import { NAMED_RECORDS } from '@sitewright/domain/home/model'
import type { Page } from '../../db/by-key'

const FIRST: Page = { page: 1, pageSize: NAMED_RECORDS }

/** A list that a line of Home opens. */
interface LinkedList<Row> {
  readonly count: () => Promise<number>
  readonly read: (page: Page) => Promise<Row[]>
}

/** The number of rows of a list, and the first of them (HOME-03). No row is read if there is none. */
export async function readCounted<Row, Named>(
  { count, read }: LinkedList<Row>,
  present: (row: Row) => Named,
): Promise<{ count: number; named: Named[] }> {
  const total = await count()
  return { count: total, named: total === 0 ? [] : (await read(FIRST)).map(present) }
}
