import { activityLabels, activityMessages } from './messages'
import type { ActivityActor, ActivityEntry } from './model'

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

/** The newest entry that one of these calls wrote: who saved the version that a save has met. */
export const findLastSave = (
  entries: readonly ActivityEntry[],
  actions: readonly string[],
): ActivityEntry | undefined => entries.find(({ action }) => actions.includes(action))
