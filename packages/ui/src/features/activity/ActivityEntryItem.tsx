import {
  Download,
  FileSliders,
  FileInput,
  FolderTree,
  KeyRound,
  Lock,
  LockOpen,
  LogIn,
  type LucideIcon,
  MapPinned,
  Package,
  Pencil,
  PieChart,
  ShieldCheck,
  ShieldX,
  Users,
  Workflow,
} from 'lucide-react'
import { describeActor, subjectOfActor } from '@sitewright/domain/activity/actors'
import { activityLabels } from '@sitewright/domain/activity/messages'
import type { ActivityEntry, ActivitySubject } from '@sitewright/domain/activity/model'
import type { ActivityKind } from '@sitewright/domain/activity/kinds'
import { describeEntry } from '@sitewright/domain/activity/rules'
import { formatAgo, formatTime, type DateFormatOptions } from '@sitewright/domain/shared/dates'
import { Link } from '../../link/Link'
import { Before, Entry, Kind, Line, Lines, Mark, Muted, Sentence, What, When, Where, Who } from './ActivityTab.styles'
import { EntryNames, type OpenEntry, useOpenedEntry } from './EntryNames'
import { fieldLabels } from './field-labels'
import { LongText } from './LongText'

const MARKS: Readonly<Record<ActivityKind, LucideIcon>> = {
  'sign-in': LogIn,
  password: KeyRound,
  access: LockOpen,
  details: Pencil,
  projects: FolderTree,
  addOns: Package,
  roles: ShieldCheck,
  users: Users,
  userGroups: Users,
  imports: FileInput,
  reports: PieChart,
  sites: MapPinned,
  workflows: Workflow,
  configs: FileSliders,
  exports: Download,
  refused: ShieldX,
}

/** Props of ActivityEntryItem. */
export interface ActivityEntryItemProps {
  entry: ActivityEntry
  /** Name of the current user, who is `You`. */
  ownUserName: string
  /** Epoch milliseconds. */
  now: number
  dates: DateFormatOptions
  onOpen: OpenEntry | undefined
  /** Address of the page about the subject of an entry, or about who did it, if the current user may open it. */
  hrefOf: ((subject: ActivitySubject) => string | undefined) | undefined
}

/** One entry: when, what before and after, who, and from where. */
export function ActivityEntryItem({ entry, ownUserName, now, dates, onOpen, hrefOf }: ActivityEntryItemProps) {
  const opened = useOpenedEntry(entry, onOpen)
  const { titleParts, kind, isAlarming, lines, lists, note } = describeEntry(opened.entry ?? entry, fieldLabels, dates)
  const actor = describeActor(entry.actor, ownUserName)
  const actorSubject = subjectOfActor(entry.actor)
  const actorHref = actorSubject && hrefOf?.(actorSubject)
  const [before, name, after] = titleParts
  const href = name === '' ? undefined : entry.subject && hrefOf?.(entry.subject)
  const Icon = isAlarming && kind === 'access' ? Lock : MARKS[kind]
  return (
    <Entry data-plain={entry.address === undefined || undefined}>
      <When dateTime={new Date(entry.at).toISOString()}>
        {formatTime(entry.at, dates)} <span>{formatAgo(entry.at, now)}</span>
      </When>
      <Mark aria-hidden="true" data-alarming={isAlarming || undefined}>
        <Icon />
      </Mark>
      <What>
        <Sentence>
          <span>
            {before}
            {href === undefined ? name : <Link href={href}>{name}</Link>}
            {after}
          </span>{' '}
          <Kind>{activityLabels.kinds[kind]}</Kind>
        </Sentence>
        {lines.length > 0 && (
          <Lines>
            {lines.map(({ field, label, before, after }) => (
              <Line key={field}>
                <span>{label}</span>{' '}
                <span>
                  {before !== undefined && (
                    <Before>
                      {activityLabels.from} <LongText label={label}>{before}</LongText> {activityLabels.to}{' '}
                    </Before>
                  )}
                  <b>
                    <LongText label={label}>{after}</LongText>
                  </b>
                </span>
              </Line>
            ))}
          </Lines>
        )}
        <EntryNames lists={lists} opened={opened} canOpen={onOpen !== undefined} />
        {note !== undefined && <Muted>{note}</Muted>}
      </What>
      <Who>
        <b>{actorHref === undefined ? actor.name : <Link href={actorHref}>{actor.name}</Link>}</b>
        {actor.detail !== undefined && <span>{actor.detail}</span>}
      </Who>
      {entry.address !== undefined && (
        <Where>
          <code>{entry.address}</code>
        </Where>
      )}
    </Entry>
  )
}
