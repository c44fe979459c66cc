import { isSameSet, mergeSets, toggleId } from './id-set'

/** An id in a set. */
export type Id = string | number

/** A value that is replaced as a whole. */
export type Scalar = string | number | boolean | null | undefined

/** The value of a field: a scalar, or a set of ids that is merged id by id. */
export type FieldValue = Scalar | ReadonlySet<Id>

/** Restricts a record to fields that a draft can merge. */
export type DraftFields<T> = { readonly [Field in keyof T]: FieldValue }

/** Name of a field. */
export type FieldName<T> = keyof T & string

/** Name of a field whose value is a set of ids. */
export type SetName<T> = { [Field in FieldName<T>]: T[Field] extends ReadonlySet<Id> ? Field : never }[FieldName<T>]

/** An ETag, or the version number of a row, which increases with each save. */
export type Tag = string | number | undefined

/** Identifies a version. A record that is saved in several calls has a tag for each of them. */
export type VersionTag = Tag | readonly Tag[]

/** A value as the server has it, and its version. Without tags, versions are compared by their values. */
export interface Version<T, Tag extends VersionTag = VersionTag, Stored = unknown> {
  readonly value: T
  readonly version?: Tag
  /** The record that the value was made of, if a save needs what the value does not show. It must be the same object as long as nothing changed. */
  readonly record?: Stored
}

/** Who saved a version, and when. */
export interface VersionAuthor {
  readonly name: string
  /** Epoch milliseconds. */
  readonly at: number
  /** It was the current user, in another tab or on another device. */
  readonly isOwn?: boolean
}

/** Result of a save. `SaveOutcome<Version<T>>` of the domain fits. */
export type DraftOutcome<T, Tag extends VersionTag = VersionTag, Stored = unknown> =
  /** `value` is the new version. Without it, the version is expected from the next refresh. */
  | { readonly status: 'saved'; readonly value?: Version<T, Tag, Stored> | undefined }
  /** Someone else saved first. Without `current`, their version is expected from the next refresh. */
  | {
      readonly status: 'conflict'
      readonly current?: Version<T, Tag, Stored> | undefined
      /** Fields that an earlier call of the same save stored. */
      readonly savedFields?: readonly string[] | undefined
      /** Who saved `current`, if known. */
      readonly author?: VersionAuthor | undefined
    }
  /** Nothing was saved. `message` is for the whole form, `fields` has the errors of fields that the form does not show at their places. `isShownInForm`: the form shows every error, so the unsaved bar shows none. */
  | {
      readonly status: 'failed'
      readonly message: string
      readonly fields?: Readonly<Record<string, readonly string[]>>
      readonly isShownInForm?: boolean
    }

/** Which version of a contested field is saved. */
export type Choice = 'theirs' | 'mine'

/** A scalar field that both sides changed to different values. Their value is the one in the base of the draft. */
export interface Contested<Value> {
  /** The value that both sides started from. */
  readonly before: Value
  readonly mine: Value
  readonly choice: Choice | undefined
}

/** Contested fields by name. */
export type ContestedFields<T> = { readonly [Field in FieldName<T>]?: Contested<T[Field]> }

/** Someone else saved while this user was editing. The draft is on top of their version, and contested fields wait for a choice. */
export interface Conflict<T> {
  /** The value that both sides started from. */
  readonly before: T
  /** The version with that value. */
  readonly start: Version<T>
  readonly contested: ContestedFields<T>
  /** Number of rejected saves that led to this conflict. 0: a refresh found it. */
  readonly rejections: number
  /** Who saved their version, if known. A newer version clears it. */
  readonly author?: VersionAuthor | undefined
}

/** Unsaved changes on top of a version of the server. Immutable: each event returns the next draft. */
export interface Draft<T> {
  /** The version that the draft is on top of. A save sends its tag. */
  readonly base: Version<T>
  /** What the form shows and the next save sends. A contested field without a choice has the value of this user. */
  readonly value: T
  /** The newest version from the server. */
  readonly latest: Version<T>
  readonly saving: 'unsaved' | 'saving' | 'failed'
  /** Why the last save failed. */
  readonly failure: string | undefined
  readonly conflict: Conflict<T> | undefined
  /** The pending save: the value that it sent, and the value of the draft at that time, which may differ in blanks. */
  readonly pending: { readonly sent: T; readonly typed: T } | undefined
  /** The last save succeeded, and the user has changed something since it started. */
  readonly isPartlySaved: boolean
  /** The server rejected a save because someone else saved first, and their version has not been loaded yet. */
  readonly isRejected: boolean
  /** A save succeeded, and the version that it created has not been loaded yet. */
  readonly isVersionPending: boolean
}

/** Whether two values of a field are the same. */
export const isSameValue = (a: FieldValue, b: FieldValue): boolean =>
  a instanceof Set && b instanceof Set ? isSameSet(a, b) : Object.is(a, b)

const getFields = <T extends object>(value: T): FieldName<T>[] => Object.keys(value) as FieldName<T>[]

/** Lists the fields that differ between two values, in the order of the first one. */
export const getDifferingFields = <T extends DraftFields<T>>(before: T, after: T): FieldName<T>[] =>
  getFields(before).filter((field) => !isSameValue(before[field], after[field]))

const toTags = (version: VersionTag): readonly Tag[] => (typeof version === 'object' ? version : [version])

/** Whether two versions are the same, by their tags and their values: the tags may cover only a part of the value. */
export function isSameVersion<T extends DraftFields<T>>(a: Version<T>, b: Version<T>): boolean {
  if (a === b) return true
  const [tags, otherTags] = [toTags(a.version), toTags(b.version)]
  if (tags.some((tag, index) => tag !== undefined && otherTags[index] !== undefined && tag !== otherTags[index]))
    return false
  return a.value === b.value || getDifferingFields(a.value, b.value).length === 0
}

/** Whether a version is older than another. Only version numbers have an order. */
const isOlder = <T>(a: Version<T>, b: Version<T>): boolean =>
  typeof a.version === 'number' && typeof b.version === 'number' && a.version < b.version

/** Creates a draft without changes. */
export const createDraft = <T extends DraftFields<T>>(base: Version<T>): Draft<T> => ({
  base,
  value: base.value,
  latest: base,
  saving: 'unsaved',
  failure: undefined,
  conflict: undefined,
  pending: undefined,
  isPartlySaved: false,
  isRejected: false,
  isVersionPending: false,
})

/** Lists the fields that the next save changes. */
export const getChangedFields = <T extends DraftFields<T>>({ base, value }: Draft<T>): FieldName<T>[] =>
  base.value === value ? [] : getDifferingFields(base.value, value)

/** Lists the fields that both sides changed to different values. */
export const getContestedFields = <T extends DraftFields<T>>({ conflict }: Draft<T>): FieldName<T>[] =>
  conflict === undefined ? [] : getFields(conflict.contested)

/** Lists the contested fields that have no choice yet. A save needs a choice for each. */
export const getUnresolvedFields = <T extends DraftFields<T>>(draft: Draft<T>): FieldName<T>[] =>
  getContestedFields(draft).filter((field) => {
    const entry = draft.conflict?.contested[field]
    // Typing their value settles a field too.
    return entry !== undefined && entry.choice === undefined && !isSameValue(entry.mine, draft.base.value[field])
  })

/** Lists the fields that were merged without a choice: one side changed them, or both did to the same value, or they are sets. */
export function getMergedFields<T extends DraftFields<T>>({ base, value, conflict }: Draft<T>): FieldName<T>[] {
  if (conflict === undefined) return []
  const { before, contested } = conflict
  return getFields(before).filter(
    (field) =>
      !(field in contested) &&
      (!isSameValue(before[field], base.value[field]) || !isSameValue(before[field], value[field])),
  )
}

/** Whether the user must save or discard: there are changes, or a conflict to settle. */
export const isUnsaved = <T extends DraftFields<T>>(draft: Draft<T>): boolean =>
  draft.conflict !== undefined || draft.isRejected || getChangedFields(draft).length > 0

/** Moves a draft onto a version that someone else saved. A scalar that both sides changed to different values becomes contested. */
function rebase<T extends DraftFields<T>>(draft: Draft<T>, next: Version<T>, isRejection: boolean): Draft<T> {
  const { base, conflict } = draft
  const value = { ...next.value }
  const contested: { [Field in FieldName<T>]?: Contested<T[Field]> } = {}
  for (const field of getFields(next.value)) {
    const merged = mergeField(base.value[field], draft.value[field], next.value[field], conflict?.contested[field])
    value[field] = merged.value
    if (merged.contested !== undefined) contested[field] = merged.contested
  }
  const before = conflict?.before ?? base.value
  const start = conflict?.start ?? base
  const rejections = (conflict?.rejections ?? 0) + (isRejection ? 1 : 0)
  const isContested = getFields(contested).length > 0
  // A rejected save is always answered, so that the user knows what the next save sends.
  const isAnswered = rejections > 0 && getDifferingFields(before, next.value).length > 0
  const isClean = getDifferingFields(next.value, value).length === 0
  return {
    ...createDraft(next),
    value: isClean ? next.value : value,
    ...(isClean ? {} : { saving: draft.saving, failure: draft.failure }),
    conflict: isContested || (isAnswered && !isClean) ? { before, start, contested, rejections } : undefined,
  }
}

function mergeField<Value extends FieldValue>(
  base: Value,
  mine: Value,
  theirs: Value,
  contested: Contested<Value> | undefined,
): { value: Value; contested?: Contested<Value> } {
  if (base instanceof Set && mine instanceof Set && theirs instanceof Set)
    return { value: mergeSets<Id>(base, mine, theirs) as typeof theirs }
  if (contested === undefined) {
    if (isSameValue(mine, base)) return { value: theirs }
    if (isSameValue(theirs, base) || isSameValue(mine, theirs)) return { value: mine }
    return { value: mine, contested: { before: base, mine, choice: undefined } }
  }
  // The choice was between the same two values.
  if (isSameValue(theirs, base)) return { value: mine, contested }
  if (isSameValue(theirs, contested.mine)) return { value: theirs }
  if (isSameValue(theirs, contested.before)) return { value: contested.choice === 'theirs' ? theirs : contested.mine }
  return { value: contested.mine, contested: { ...contested, choice: undefined } }
}

/** Moves a draft onto the version that its own save created. Changes made since then stay. */
function adoptSaved<T extends DraftFields<T>>(draft: Draft<T>, typed: T, saved: Version<T>): T {
  const value = { ...saved.value }
  for (const field of getFields(saved.value)) {
    const [was, is, theirs]: FieldValue[] = [typed[field], draft.value[field], saved.value[field]]
    if (isSameValue(was, is)) continue
    value[field] =
      was instanceof Set && is instanceof Set && theirs instanceof Set
        ? (mergeSets<Id>(was, is, theirs) as T[typeof field])
        : draft.value[field]
  }
  return getDifferingFields(saved.value, value).length === 0 ? saved.value : value
}

/** Moves the draft onto the newest version. */
function applyLatest<T extends DraftFields<T>>(draft: Draft<T>, isRejection = false): Draft<T> {
  const { base, latest } = draft
  if (draft.saving === 'saving' || isSameVersion(base, latest)) return draft
  if (!draft.isVersionPending) return rebase(draft, latest, isRejection || draft.isRejected)
  const value = adoptSaved(draft, base.value, latest)
  const { saving, failure, isPartlySaved } = draft
  return { ...createDraft(latest), value, saving, failure, isPartlySaved: isPartlySaved && value !== latest.value }
}

/** The server sent a version. */
export function refreshed<T extends DraftFields<T>>(draft: Draft<T>, latest: Version<T>): Draft<T> {
  if (isOlder(latest, draft.latest)) return draft
  if (!isSameVersion(draft.latest, latest)) return applyLatest({ ...draft, latest })
  if (draft.latest.record === latest.record) return draft
  // Something changed that no field shows.
  const { record } = latest
  const base = isSameVersion(draft.base, latest) ? { ...draft.base, record } : draft.base
  return { ...draft, base, latest: { ...draft.latest, record } }
}

/** The draft knows who saved the conflicting version. */
export const authorFound = <T extends DraftFields<T>>(
  draft: Draft<T>,
  base: Version<T>,
  author: VersionAuthor,
): Draft<T> =>
  draft.conflict === undefined || !isSameVersion(draft.base, base)
    ? draft
    : { ...draft, conflict: { ...draft.conflict, author } }

/** The user changed a field. Typing over their value of a contested field chooses the own version. */
export function valueChanged<T extends DraftFields<T>, Field extends FieldName<T>>(
  draft: Draft<T>,
  field: Field,
  value: T[Field],
): Draft<T> {
  if (isSameValue(draft.value[field], value)) return draft
  const { conflict } = draft
  const entry = conflict?.contested[field]
  return {
    ...draft,
    value: { ...draft.value, [field]: value },
    saving: draft.saving === 'saving' ? 'saving' : 'unsaved',
    failure: undefined,
    conflict:
      conflict && entry
        ? {
            ...conflict,
            contested: {
              ...conflict.contested,
              [field]: { ...entry, mine: value, choice: entry.choice === undefined ? undefined : 'mine' },
            },
          }
        : conflict,
  }
}

/** The user changed several fields, as a form reports them. Returns the same draft if nothing differs. */
export const valuesChanged = <T extends DraftFields<T>>(draft: Draft<T>, values: Partial<T>): Draft<T> =>
  getFields(draft.value).reduce(
    (next, field) => (field in values ? valueChanged(next, field, values[field] as T[typeof field]) : next),
    draft,
  )

/** The user added or removed one id of a set. */
export const idToggled = <T extends DraftFields<T>>(draft: Draft<T>, field: SetName<T>, id: Id): Draft<T> =>
  valueChanged(draft, field, toggleId<Id>(draft.value[field] as ReadonlySet<Id>, id) as FieldValue as T[typeof field])

/** The user chose a version of a contested field. They can choose again until the save. */
export function choiceMade<T extends DraftFields<T>>(draft: Draft<T>, field: FieldName<T>, choice: Choice): Draft<T> {
  const { conflict, base } = draft
  const entry = conflict?.contested[field]
  if (conflict === undefined || entry === undefined) return draft
  return {
    ...draft,
    value: { ...draft.value, [field]: choice === 'theirs' ? base.value[field] : entry.mine },
    saving: draft.saving === 'saving' ? 'saving' : 'unsaved',
    failure: undefined,
    conflict: { ...conflict, contested: { ...conflict.contested, [field]: { ...entry, choice } } },
  }
}

/** The user chose the same version for all contested fields. */
export const choicesMade = <T extends DraftFields<T>>(draft: Draft<T>, choice: Choice): Draft<T> =>
  getContestedFields(draft).reduce((next, field) => choiceMade(next, field, choice), draft)

/**
 * A save started.
 * @param sent the value that it sends, for example without the blanks around a typed name
 */
export const saveStarted = <T extends DraftFields<T>>(draft: Draft<T>, sent: T = draft.value): Draft<T> => ({
  ...draft,
  saving: 'saving',
  failure: undefined,
  isPartlySaved: false,
  pending: { sent, typed: draft.value },
})

/** Moves the base onto fields that were stored before the save was rejected, so that they do not count as changes of someone else. */
const adoptFields = <T extends DraftFields<T>>(draft: Draft<T>, sent: T, fields: readonly string[]): Draft<T> => ({
  ...draft,
  base: {
    ...draft.base,
    value: {
      ...draft.base.value,
      ...Object.fromEntries(Object.entries(sent).filter(([field]) => fields.includes(field))),
    },
  },
  conflict: undefined,
})

/** The most sentences of fields in a failure. */
const MAX_SENTENCES = 3

/** A failure as a text: the message, and the sentences about fields that it does not contain. */
function toFailure({
  message,
  fields = {},
}: {
  message: string
  fields?: Readonly<Record<string, readonly string[]>>
}) {
  const sentences = [...new Set(Object.values(fields).flat())].filter((sentence) => !message.includes(sentence))
  return [message, ...sentences.slice(0, MAX_SENTENCES)].filter((text) => text !== '').join(' ')
}

/** The save ended. What the user changed in the meantime stays. */
export function saveEnded<T extends DraftFields<T>>(draft: Draft<T>, outcome: DraftOutcome<T>): Draft<T> {
  const { pending, base, latest } = draft
  if (pending === undefined) return draft
  const ended: Draft<T> = { ...draft, pending: undefined, saving: 'unsaved' }
  if (outcome.status === 'failed') {
    const isShownInForm = outcome.isShownInForm === true
    return applyLatest(isShownInForm ? ended : { ...ended, saving: 'failed', failure: toFailure(outcome) })
  }
  if (outcome.status === 'conflict') {
    // The server compares what was sent, not what was typed.
    const value = adoptSaved(draft, pending.typed, { value: pending.sent })
    const typed = valuesChanged(ended, value)
    const rejected = outcome.savedFields === undefined ? typed : adoptFields(typed, pending.sent, outcome.savedFields)
    const current = outcome.current ?? latest
    if (isSameVersion(base, current)) return { ...rejected, isRejected: true }
    const next = applyLatest({ ...rejected, latest: isOlder(current, latest) ? latest : current }, true)
    // A newer version than the reply's is of an unknown author.
    const author = isOlder(current, latest) ? undefined : outcome.author
    return next.conflict && author ? { ...next, conflict: { ...next.conflict, author } } : next
  }
  // A version that arrived during the save is its result: a save of someone else would have caused a conflict.
  const saved = outcome.value ?? (isSameVersion(base, latest) ? undefined : latest)
  const next = saved ?? { value: pending.sent, version: base.version }
  const value = adoptSaved(draft, pending.typed, next)
  const adopted: Draft<T> = {
    ...createDraft(next),
    value,
    isPartlySaved: value !== next.value,
    isVersionPending: saved === undefined,
  }
  return saved !== undefined && isOlder(saved, latest) ? applyLatest({ ...adopted, latest }) : adopted
}

/** There was nothing to save: the conflict ended with their version, or the values differ in blanks only. */
export const draftSettled = <T extends DraftFields<T>>(draft: Draft<T>): Draft<T> => ({
  ...createDraft(draft.base),
  isVersionPending: draft.isVersionPending,
})

/** The user discarded all changes. */
export const draftDiscarded = <T extends DraftFields<T>>(draft: Draft<T>): Draft<T> => ({
  ...createDraft(draft.latest),
  isVersionPending: draft.isVersionPending,
})
