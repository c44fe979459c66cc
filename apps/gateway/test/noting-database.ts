import type { Database, Queries } from '../src/db/database'
import { originOfRequest } from '../src/http/request-origin'

const VERBS = new Set<PropertyKey>(['select', 'insert', 'update', 'delete', 'execute'])

/** A database that notes what calls ask it, a word for each statement. Jobs, mails and tasks, which ask at any time, are not noted. */
export function notingDatabase(db: Database, note: (statement: string) => void): Database {
  const noteOfCall = (statement: string): void => {
    if (originOfRequest() !== undefined) note(statement)
  }
  const noting = (queries: Queries, where: string): Queries =>
    new Proxy(queries, {
      get(target, property): unknown {
        if (VERBS.has(property)) noteOfCall(`${where} ${String(property)}`)
        const value: unknown = Reflect.get(target, property)
        return typeof value === 'function' ? (value.bind(target) as unknown) : value
      },
    })
  return {
    ...db,
    orm: noting(db.orm, 'alone'),
    execute: (query) => {
      noteOfCall('alone execute')
      return db.execute(query)
    },
    transaction: (run, config) => db.transaction((tx) => run(noting(tx, 'in a transaction')), config),
  }
}
