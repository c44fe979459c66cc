import { formatDay, formatShortDate, formatTime } from '@sitewright/domain/shared/dates'
import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import type { ConflictPanelProps } from '../../conflict-panel/ConflictPanel'
import type { VersionAuthor } from '../../draft/draft'

const isSameDay = ({ at }: VersionAuthor, now: number): boolean => formatDay(at) === formatDay(now)

/** "9:41AM", or the date of another day. */
export const describeWhen = (author: VersionAuthor, now: number): string =>
  isSameDay(author, now) ? formatTime(author.at) : formatShortDate(author.at)

/** The same in a sentence: "at 9:41AM". */
export const describeMoment = (author: VersionAuthor, now: number): string =>
  (isSameDay(author, now) ? draftMessages.at : draftMessages.on)(describeWhen(author, now))

/** The author and the texts of a conflict panel: who saved the other version, or that it was the current user elsewhere. */
export function describeConflict(
  author: VersionAuthor | undefined,
  now: number,
  title: string = draftMessages.conflict,
): Pick<ConflictPanelProps, 'author' | 'labels'> {
  if (author === undefined) return { labels: { title } }
  const moment = describeMoment(author, now)
  if (author.isOwn !== true) {
    const labels = { title: draftMessages.conflictBy(author.name, moment) }
    return { author: draftMessages.author(author.name, describeWhen(author, now)), labels }
  }
  return {
    author: describeWhen(author, now),
    labels: {
      title: draftMessages.conflictByYou(moment),
      theirs: draftMessages.otherVersion,
      useTheirs: draftMessages.useOther,
    },
  }
}
