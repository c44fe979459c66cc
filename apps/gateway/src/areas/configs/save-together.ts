import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { isProblem, type Problem } from '@sitewright/domain/shared/problem'
import type { Queries } from '../../db/database'
import { conflict, invalid } from '../../http/refusals'
import { tagOfNumbers } from '../../http/versions'
import { saveLocked, type Owner, type SaveCall, type Written } from '../../saves/save-locked'
import type { ReadEntries } from './judge'

/** A config as a save sends it. */
interface Sent extends Pick<Config, 'data'> {
  readonly version?: number | undefined
}

type Stored = Pick<Config, 'name' | 'data'> & { readonly version: number }

/** What differs between the configs of a project and those of a license. */
interface SaveOptions<Row extends Stored & Owner, Save extends Sent> {
  readonly action: string
  readonly sent: readonly Save[]
  readonly sentId: (save: Save) => number
  /** All configs of the locked project or license. */
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => number
  /** Judges and writes one config, as a save of it alone does. */
  readonly write: (row: Row, save: Save, readEntries: ReadEntries) => Promise<Written<Row> | undefined>
  readonly present: (row: Row) => Config & { readonly version: number }
}

/**
 * Saves several configs, all or none: they are judged with the new values of each other (CONF-72). Each has an audit entry of its own.
 * @throws Problem 409 with the sent configs that are still stored, where someone else changed or removed one, or If-Match names another state; 400 with the wrong values of all, as `configs.0.data.…`
 */
export async function saveTogether<Row extends Stored & Owner, Save extends Sent>(
  tx: Queries,
  call: SaveCall,
  { action, sent, sentId, rows, idOf, write, present }: SaveOptions<Row, Save>,
): Promise<{ readonly status: 200; readonly body: Config[]; readonly tag: string }> {
  const saves = sent.flatMap((save, place) => {
    const row = rows.find((stored) => idOf(stored) === sentId(save))
    return row === undefined ? [] : [{ row, place, save, version: save.version ?? row.version }]
  })
  const tag = tagOfNumbers(saves.map(({ row }) => [idOf(row), row.version]))
  const isOlder = saves.some(({ row, version }) => row.version !== version)
  if (saves.length < sent.length || isOlder || !call.isExpected(tag)) {
    throw conflict({ body: saves.map(({ row }) => present(row)), tag }, configMessages.conflictTogether)
  }
  const pending = new Map(saves.map(({ row, save }) => [row.name, save.data.configs]))
  const readEntries: ReadEntries = (name) =>
    Promise.resolve(pending.get(name) ?? rows.find((row) => row.name === name)?.data.configs)
  const refusals: [place: number, problem: Problem][] = []
  const body: Config[] = []
  const versions: [id: number, version: number][] = []
  for (const { row, place, save } of saves) {
    const saving = saveLocked<Row, { body: ReturnType<typeof present> }>(tx, call, {
      action,
      lock: () => Promise.resolve(row),
      write: (locked) => write(locked, save, readEntries),
      present: (saved) => Promise.resolve({ body: present(saved) }),
    })
    // The others are judged as well, so that the caller sees every wrong value at once. What is written is undone by the refusal below.
    await saving.then(
      (saved) => {
        body.push(saved.body)
        versions.push([idOf(row), saved.body.version])
      },
      (error: unknown) => {
        if (!isProblem(error) || error.status !== 400) throw error
        refusals.push([place, error])
      },
    )
  }
  const [first] = refusals
  if (first === undefined) return { status: 200, body, tag: tagOfNumbers(versions) }
  throw invalid(Object.fromEntries(refusals.flatMap(nameFields)), first[1].message)
}

/** The fields of a refused config, below its place in the body. */
const nameFields = ([place, { fields, message }]: [number, Problem]): [string, string[]][] => {
  const named = Object.entries(fields)
  if (named.length === 0) return [[`configs.${place}`, [message]]]
  return named.map(([path, sentences]) => [`configs.${place}.${path}`, sentences])
}
