import { formatDay, formatShortDate, formatTime } from '@sitewright/domain/shared/dates'
import { draftMessages } from '@sitewright/domain/shared/draft-messages'
import type { VersionAuthor } from '../../draft/draft'

const isSameDay = ({ at }: VersionAuthor, now: number): boolean => formatDay(at) === formatDay(now)

/** "9:41AM", or the date of another day. */
export const describeWhen = (author: VersionAuthor, now: number): string =>
  isSameDay(author, now) ? formatTime(author.at) : formatShortDate(author.at)

/** The same in a sentence: "at 9:41AM". */
export const describeMoment = (author: VersionAuthor, now: number): string =>
  (isSameDay(author, now) ? draftMessages.at : draftMessages.on)(describeWhen(author, now))
