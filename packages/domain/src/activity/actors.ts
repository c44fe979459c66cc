import { activityLabels, activityMessages } from './messages'
import type { ActivityActor, ActivityEntry, ActivitySubject } from './model'

/** Who did something, with the name below it. */
export function describeActor(actor: ActivityActor, ownUserName: string): { name: string; detail: string | undefined } {
  switch (actor.kind) {
    case 'user': {
      const isOwn = actor.userName?.toLowerCase() === ownUserName.toLowerCase()
      const name = isOwn ? activityMessages.you : (actor.fullName ?? actor.userName ?? '')
      return { name, detail: name === actor.userName ? undefined : actor.userName }
    }
    case 'api-key':
      return {
        name: actor.keyName ?? actor.keyPrefix ?? '',
        detail: `${activityLabels.key} ${actor.keyPrefix ?? ''}`.trim(),
      }
    case 'hidden':
      return { name: activityMessages.hiddenActor, detail: undefined }
    case 'nobody':
      return { name: activityMessages.nobody, detail: undefined }
  }
}

/** The user or the API key that did something, if it still exists, as the subject of a page. */
export const subjectOfActor = ({ kind, id, userName, keyName }: ActivityActor): ActivitySubject | undefined => {
  const name = kind === 'user' ? userName : keyName
  return id === undefined || name === undefined ? undefined : { kind, id: String(id), name }
}

/** A version as a save names it: that of a row, or a quoted ETag of one or more states. */
export type NamedVersion = number | string | undefined

/** The states that a tag names. */
const statesOf = (version: NonNullable<NamedVersion>): string[] =>
  String(version).replace(/^W\//, '').replaceAll('"', '').split('.')

const namesVersion = (base: NamedVersion, replaced: number | string): boolean =>
  base !== undefined && statesOf(base).some((state) => statesOf(replaced).includes(state))

/** Whose save a conflict has met. */
export interface MetSave {
  readonly entry: ActivityEntry
  /** Nobody but the current user has saved since: another tab or device of theirs has. */
  readonly isOwn: boolean
}

/**
 * The save that a conflict has met: of those over the version that the current user edits, the last one of another person, else the last own one. If no entry says which
 * version it replaced, only the newest save is known to be one of them. Undefined if unknown.
 * @param entries from the newest to the oldest
 * @param actions the calls that can have saved
 * @param bases the version that the current user edits, or one for each part of the record
 */
export function findMetSave(
  entries: readonly ActivityEntry[],
  { actions, bases, ownUserName }: { actions: readonly string[]; bases: readonly NamedVersion[]; ownUserName: string },
): MetSave | undefined {
  const isOwn = ({ actor }: ActivityEntry): boolean =>
    actor.kind === 'user' && actor.userName?.toLowerCase() === ownUserName.toLowerCase()
  const saves = entries.filter(({ action }) => actions.includes(action))
  const first = saves.findIndex(
    ({ replaced }) => replaced !== undefined && bases.some((base) => namesVersion(base, replaced)),
  )
  const since =
    first === -1 ? saves.slice(0, 1) : saves.slice(0, first + 1).filter(({ replaced }) => replaced !== undefined)
  const other = since.find((entry) => !isOwn(entry))
  const entry = other ?? since[0]
  // An unknown save lies between the edited version and the version that the current user's own save replaced.
  const isUnknown = first === -1 && other === undefined && entry?.replaced !== undefined
  return entry && !isUnknown ? { entry, isOwn: other === undefined } : undefined
}
