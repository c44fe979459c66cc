'use client'

import { ArrowUpRight, Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { homeLabels, homeMessages } from '@sitewright/domain/home/messages'
import type { HomeOverview, Limits } from '@sitewright/domain/home/model'
import type { DateFormatOptions } from '@sitewright/domain/shared/dates'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { ButtonLink } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { PageHeader } from '../../page-header/PageHeader'
import { Select, type SelectOption } from '../../select/Select'
import type { View } from '../../view/view-state'
import { Areas, type HomeArea } from './Areas'
import { countsOf, hasArea } from './area-counts'
import { Attention } from './Attention'
import type { HomeLinks } from './AttentionLine'
import { Columns, Foot, Lead } from './HomeScreen.styles'
import { LimitsPanel } from './LimitsPanel'
import { type HomeRecord, RecentRecords } from './RecentRecords'

/** What the numbers are of: the choice of a user who works in all licenses. */
export interface HomeScope {
  /** The id of a license; empty for all licenses. */
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly onChange: (value: string) => void
}

/** Props of HomeScreen. */
export interface HomeScreenProps {
  /** The license of the user. */
  licenseName?: string | undefined
  /** Left out for users of one license (HOME-01). */
  scope?: HomeScope | undefined
  /** Left out if the server does not count (HOME-11). */
  overview?: View<HomeOverview> | undefined
  /** Which limits the user can see: none if left out. */
  limitsOf?: Limits['of'] | undefined
  links: HomeLinks
  /** The areas that the roles of the session open, in the order of the navigation. Those that the last overview left out are not shown (HOME-12). */
  areas: readonly HomeArea[]
  /** Whether the user can change nothing. */
  isViewOnly?: boolean
  /** Newest first. */
  recent: readonly HomeRecord[]
  onClearRecent: () => void
  /** Opens Jump to. Left out if there is no such thing. */
  onJump?: (() => void) | undefined
  /** The page of the web applications. Left out if there are none. */
  environmentsHref?: string | undefined
  /** Epoch milliseconds. */
  now: number
  /** How instants are shown; in the time zone of the reader by default. */
  dates?: DateFormatOptions | undefined
  /** What comes first, such as what is left to set up. */
  children?: ReactNode
}

/**
 * The first screen of a signed-in user (ROUTE-08, HOME-01 to HOME-14): what needs attention, limits, recent records, and the areas that the user may open.
 * Tab goes through them in this order.
 */
export function HomeScreen(props: HomeScreenProps) {
  const { licenseName, scope, overview, environmentsHref, dates, children } = props
  const areas = overview
    ? props.areas
        .filter(({ id }) => hasArea(overview, id))
        .map((area) => ({ ...area, counts: countsOf(overview, area.id, dates) }))
    : props.areas
  return (
    <>
      <PageHeader
        title={sharedMessages.homeTitle}
        subtitle={scope ? undefined : licenseName}
        badges={
          scope && (
            <Select
              layout="prefixed"
              label={homeLabels.scope}
              value={scope.value}
              options={[{ value: '', label: homeLabels.allLicenses }, ...scope.options]}
              onChange={scope.onChange}
            />
          )
        }
        actions={
          environmentsHref !== undefined && (
            <ButtonLink href={environmentsHref}>
              {homeLabels.openApplication}
              <ArrowUpRight aria-hidden="true" />
            </ButtonLink>
          )
        }
      />
      <Lead>{children}</Lead>
      {areas.length === 0 ? (
        <EmptyState title={homeMessages.noAreasTitle} icon={<Inbox />}>
          <p>{homeMessages.noAreas}</p>
        </EmptyState>
      ) : (
        <Parts {...props} areas={areas} />
      )}
    </>
  )
}

function Parts(props: HomeScreenProps) {
  const {
    overview,
    limitsOf,
    links,
    areas,
    scope,
    isViewOnly = false,
    recent,
    onClearRecent,
    onJump,
    now,
    dates,
  } = props
  // Below the long table of one license, they would be far below what needs attention.
  const isRecentWide = overview === undefined || limitsOf === 'license'
  const records = (
    <RecentRecords records={recent} onClear={onClearRecent} now={now} dates={dates} isWide={isRecentWide} />
  )
  return (
    <>
      {overview && (
        <Columns>
          <Attention
            view={overview}
            links={links}
            viewOnlyAreas={isViewOnly ? areas.map(({ label }) => label) : undefined}
            now={now}
            dates={dates}
          />
          <div>
            {limitsOf && (
              <LimitsPanel
                of={limitsOf}
                view={overview}
                licenseHref={links.license}
                listHref={links.licenses}
                now={now}
              />
            )}
            {!isRecentWide && records}
          </div>
        </Columns>
      )}
      {isRecentWide && records}
      <Areas areas={areas} isAll={scope?.value === ''} isViewOnly={isViewOnly} onJump={onJump} />
      {isViewOnly && (
        <Foot>
          <Note tone="info">{homeMessages.viewOnly}</Note>
        </Foot>
      )}
    </>
  )
}
