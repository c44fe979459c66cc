import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'

/**
 * A set-up file of vitest for `npm run measure -- save-queries` alone: notes the text of each query that this process sends to PostgreSQL in a file of the folder RECORD_QUERIES.
 */
const file = path.join(process.env.RECORD_QUERIES ?? '', `${process.pid}.jsonl`)
const seen = new Set<string>()

const textOf = (query: unknown): string => {
  const text: unknown = typeof query === 'object' && query !== null && 'text' in query ? query.text : query
  return typeof text === 'string' ? text : ''
}

const send = Reflect.get(pg.Client.prototype, 'query') as (...values: unknown[]) => unknown
// Once for a process, which runs this file for each file of tests.
if (send.name !== 'noteAndSend') {
  Reflect.set(pg.Client.prototype, 'query', function noteAndSend(this: pg.Client, ...values: unknown[]): unknown {
    const text = textOf(values[0])
    if (!seen.has(text)) fs.appendFileSync(file, `${JSON.stringify(text)}\n`)
    seen.add(text)
    return Reflect.apply(send, this, values)
  })
}
