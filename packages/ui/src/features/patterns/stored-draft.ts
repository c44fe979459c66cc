import { alignToStored, type Draft, type FieldValue, isSameValue, type VersionTag } from '../../draft/draft'
import { mergeRecords } from '../../draft/merge-fields'
import { isSecretInput } from '@sitewright/domain/shared/secret-fields'
import { readDraftText, writeDraftText } from './draft-text'

/** Fields by name. */
export type Fields = Readonly<Record<string, unknown>>

/** What a form stores: a draft, without its secrets. `writeContent` also leaves out those of rows, which takes long for many. */
export interface DraftContent {
  /** The value that the draft started from. */
  readonly base: Fields
  readonly value: Fields
  readonly version?: VersionTag
}

/** A stored draft that fits a form. */
export interface DraftOffer {
  readonly content: DraftContent
  /** Epoch milliseconds. */
  readonly savedAt: number
  /** Whether another version of the form stored it, so that some of its fields are missing here. */
  readonly isOlderForm: boolean
}

const isSame = (one: unknown, other: unknown): boolean => isSameValue(one as FieldValue, other as FieldValue)

/** Lists the fields that a draft changes. */
export const listChanged = ({ base, value }: DraftContent): string[] =>
  Object.keys(value).filter((field) => !isSame(base[field], value[field]))

const withoutSecretFields = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isSecretInput(name)))

/** Whether plain data contains a secret. It is compared and saved as a whole, so it is stored as a whole or not at all. */
const hasSecret = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Set) &&
  Object.entries(value).some(([name, content]) => isSecretInput(name) || hasSecret(content))

const withoutSecretsIn = (value: unknown): unknown =>
  value instanceof Map ? new Map([...value].map(([id, row]) => [id, withoutSecrets(row as object)])) : value

/** A record without its secrets, also those in the rows of its lists.  */
function withoutSecrets(fields: object): Fields {
  const entries = Object.entries(fields).filter(
    ([name, value]) => !isSecretInput(name) && (value instanceof Map || !hasSecret(value)),
  )
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutSecretsIn(value)]))
}

/** Writes what a form stores. A field that has not changed since the start is written once. */
export function writeContent({ base, value, version }: DraftContent): string {
  const changed = Object.entries(value).filter(([name, content]) => !(name in base) || content !== base[name])
  return writeDraftText({ base: withoutSecrets(base), value: withoutSecrets(Object.fromEntries(changed)), version })
}

/** Reads what `writeContent` wrote. */
function readContent(text: string): DraftContent {
  const content = readDraftText(text) as DraftContent
  return { ...content, value: { ...content.base, ...content.value } }
}

/**
 * Returns what to store of a draft; undefined without a change. In a conflict, that is on top of the value that both sides started from.
 * @param hasChanges compares the values by default
 */
export function toContent<T extends object>(
  { base, value, conflict }: Pick<Draft<T>, 'base' | 'value' | 'conflict'>,
  hasChanges?: boolean,
): DraftContent | undefined {
  const start = conflict?.start ?? base
  const content = { base: withoutSecretFields(start.value), value: withoutSecretFields(value), version: start.version }
  return (hasChanges ?? listChanged(content).length > 0) ? content : undefined
}

type Kind = 'set' | 'map' | 'none' | 'string' | 'number' | 'boolean' | 'object'

function getKind(value: unknown): Kind {
  if (value === undefined || value === null) return 'none'
  if (value instanceof Set) return 'set'
  return value instanceof Map ? 'map' : (typeof value as Kind)
}

/** Whether a stored value can be a value of this field. */
function fits(stored: unknown, current: unknown): boolean {
  const [one, other] = [getKind(stored), getKind(current)]
  const isScalarMissing = (kind: Kind, missing: Kind): boolean => missing === 'none' && kind !== 'set' && kind !== 'map'
  if (one !== other) return isScalarMissing(one, other) || isScalarMissing(other, one)
  return !(stored instanceof Map && current instanceof Map) || fitRows([...stored.values()], [...current.values()])
}

/** Whether stored rows have the shape of the rows of now. A row can leave out fields that other rows have. */
function fitRows(stored: readonly Fields[], current: readonly Fields[]): boolean {
  const [first] = current
  if (first === undefined || stored.length === 0) return true
  const known = new Set(stored.flatMap((row) => Object.keys(row)))
  const isMissing = (name: string): boolean => !known.has(name) && current.every((row) => name in row)
  if (Object.keys(first).some(isMissing)) return false
  return stored.every((row) =>
    Object.entries(row).every(([name, value]) => {
      const isUsed = current.some((other) => name in other)
      return !isUsed || current.some((other) => name in other && fits(value, other[name]))
    }),
  )
}

/**
 * Joins two drafts field by field, and lists row by row if both have the same start.
 * @param newer what it changed wins
 * @returns all fields of `newer`
 */
export function joinContents(older: DraftContent, newer: DraftContent): DraftContent {
  const mine = new Set(listChanged(newer))
  const joined = { ...newer, value: mergeRecords(older.base, newer.value, older.value).value }
  const fields = Object.keys(newer.value).map((field) => {
    if (!(field in older.value)) return [field, newer] as const
    if (!mine.has(field)) return [field, older] as const
    const isSameStart = isSame(withoutSecretsIn(older.base[field]), withoutSecretsIn(newer.base[field]))
    return [field, isSameStart ? joined : newer] as const
  })
  return {
    base: Object.fromEntries(fields.map(([field, { base }]) => [field, base[field]])),
    value: Object.fromEntries(fields.map(([field, { value }]) => [field, value[field]])),
    version: older.version,
  }
}

/**
 * Reads a stored draft for a form.
 * @param current the values of the form
 * @returns undefined if nothing of it can be restored
 */
export function readOffer(text: string, savedAt: number, current: object): DraftOffer | undefined {
  const fields = withoutSecrets(current)
  const content = readContent(text)
  const names = Object.keys(fields).filter(
    (name) =>
      name in content.base &&
      name in content.value &&
      [content.base, content.value].every((side) => fits(side[name], fields[name])),
  )
  const select = (side: Fields): Fields => Object.fromEntries(names.map((name) => [name, side[name]]))
  const fitting = { ...content, base: select(content.base), value: select(content.value) }
  const isOlderForm = names.length < Object.keys(fields).length || names.length < Object.keys(content.value).length
  return listChanged(fitting).length > 0 ? { content: fitting, savedAt, isOlderForm } : undefined
}

/** Whether a stored draft would change nothing. Its save can have succeeded although its reply was lost. */
export const isObsolete = ({ content }: DraftOffer, stored: object): boolean => {
  const now = alignToStored<object>(withoutSecrets(stored), content.base) as Fields
  return listChanged(content).every((field) => isSame(content.value[field], now[field]))
}

/** Lists the fields that differ between the start of a stored draft and the values of now. */
export const listChangedSince = ({ content }: DraftOffer, stored: object): string[] => {
  const now = alignToStored<object>(withoutSecrets(stored), content.base) as Fields
  return Object.keys(content.base).filter((field) => !isSame(content.base[field], now[field]))
}
