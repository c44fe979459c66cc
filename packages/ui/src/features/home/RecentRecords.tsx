import { Cog, FileChartColumn, MapPin, Package, Server } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { homeLabels, homeMessages } from '@sitewright/domain/home/messages'
import { recordKinds } from '@sitewright/domain/shared/record-kinds'
import type { DateFormatOptions } from '@sitewright/domain/shared/dates'
import { Announcement } from '../../announcer/Announcement'
import { Button } from '../../button/Button'
import { Link } from '../../link/Link'
import { AREA_ICONS } from './area-icons'
import { formatOpened } from './format-day'
import { Head, Note, Quiet, RecordName, RecordRow, Records, Section, Sub, Tile } from './HomeScreen.styles'

/** A record that the user opened. */
export interface HomeRecord {
  /** As a subject of the audit: 'user'. */
  readonly kind: string
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly href: string
  /** Epoch milliseconds. */
  readonly openedAt: number
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  user: AREA_ICONS.users,
  'user-group': AREA_ICONS.groups,
  'api-key': AREA_ICONS.apiKeys,
  license: AREA_ICONS.license,
  project: AREA_ICONS.projects,
  site: <MapPin />,
  workflow: AREA_ICONS.workflows,
  preservation: AREA_ICONS.preservations,
  'import-system': AREA_ICONS.imports,
  environment: <Server />,
  'product-license': <Package />,
  integration: AREA_ICONS.integrationReports,
  report: <FileChartColumn />,
}

interface RecentRecordsProps {
  records: readonly HomeRecord[]
  onClear: () => void
  now: number
  dates?: DateFormatOptions | undefined
  /** Below the columns: three beside each other. */
  isWide: boolean
}

/** The records that the user opened last on this device (HOME-09). */
export function RecentRecords({ records, onClear, now, dates, isWide }: RecentRecordsProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isCleared, setCleared] = useState(false)
  return (
    <Section aria-labelledby={id} data-ruled={isWide ? '' : undefined}>
      <Head>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {homeLabels.recent}
        </h2>
        <Note>{homeLabels.recentLead}</Note>
        {records.length > 0 && (
          <Button
            data-end=""
            tone="link"
            size="small"
            onClick={() => {
              // The button disappears with the last record.
              heading.current?.focus()
              setCleared(true)
              onClear()
            }}
          >
            {homeLabels.clear}
          </Button>
        )}
      </Head>
      <Announcement>{isCleared && records.length === 0 ? homeMessages.recentCleared : ''}</Announcement>
      {records.length === 0 ? (
        <Quiet>{homeMessages.noRecent}</Quiet>
      ) : (
        <Records data-wide={isWide ? '' : undefined} data-count={records.length}>
          {records.map(({ kind, id: recordId, label, detail, href, openedAt }) => (
            <RecordRow key={`${kind} ${recordId}`}>
              <Tile aria-hidden="true" data-size="small">
                {ICONS[kind] ?? <Cog />}
              </Tile>
              <RecordName>
                <Link href={href}>{label}</Link>
                <Sub>{[recordKinds[kind], detail].filter(Boolean).join(', ')}</Sub>
              </RecordName>
              <time dateTime={new Date(openedAt).toISOString()}>{formatOpened(openedAt, now, dates)}</time>
            </RecordRow>
          ))}
        </Records>
      )}
    </Section>
  )
}
