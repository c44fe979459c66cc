'use client'

import { Inbox, KeyRound, Plus, User, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { homeLabels, homeMessages } from '@sitewright/domain/home/messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Button, ButtonLink } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'
import { Link } from '../../link/Link'
import { PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import type { View } from '../../view/view-state'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Body, Cell, Grid, Icon, Lead, Name, Total } from './HomeScreen.styles'

/** The numbers of an area. */
export interface AreaCounts {
  readonly total: number
  /** How many of them are active, where that is a state. */
  readonly active?: number
}

const ICONS = {
  users: <User />,
  groups: <Users />,
  apiKeys: <KeyRound />,
} satisfies Record<string, ReactNode>

/** An area that the user may open. */
export interface HomeArea {
  readonly id: keyof typeof ICONS
  readonly label: string
  readonly href: string
  readonly counts: View<AreaCounts>
  /** Creates a row of the area. Left out if the user may not. */
  readonly create?: { readonly label: string; readonly href: string } | undefined
}

/** Props of HomeScreen. */
export interface HomeScreenProps {
  /** The license of the user. */
  licenseName?: string | undefined
  /** In the order of the top bar. */
  areas: readonly HomeArea[]
  /** What comes first, such as what is left to set up. */
  children?: ReactNode
}

/** The first screen of a signed-in user: the areas that the user may open, each with its number and its first action (ROUTE-08, ROUTE-09). */
export function HomeScreen({ licenseName, areas, children }: HomeScreenProps) {
  const isLoading = areas.some(({ counts }) => counts.state === 'loading')
  return (
    <>
      <PageHeader title={sharedMessages.homeTitle} subtitle={licenseName} />
      <Lead>{children}</Lead>
      {areas.length === 0 ? (
        <EmptyState title={homeMessages.noAreasTitle} icon={<Inbox />}>
          <p>{homeMessages.noAreas}</p>
        </EmptyState>
      ) : (
        <Body>
          <p>{homeMessages.intro}</p>
          <VisuallyHidden role="status">{isLoading ? homeLabels.loading : ''}</VisuallyHidden>
          <Grid aria-label={homeLabels.areas} data-count={areas.length}>
            {areas.map((area) => (
              <Area key={area.href} area={area} />
            ))}
          </Grid>
        </Body>
      )}
    </>
  )
}

const formatNumber = new Intl.NumberFormat('en-US')

function Area({ area: { id, label, href, counts, create } }: { area: HomeArea }) {
  return (
    <Cell>
      <Icon aria-hidden="true">{ICONS[id]}</Icon>
      <Name>
        <h2>
          <Link href={href}>{label}</Link>
        </h2>
        <Detail label={label} counts={counts} />
      </Name>
      <Total>
        {counts.state === 'ready' && (
          <>
            {formatNumber.format(counts.value.total)}
            <VisuallyHidden> {homeLabels.inTotal}</VisuallyHidden>
          </>
        )}
        {counts.state === 'loading' && <Skeleton width={32} style={{ height: '1.25rem' }} />}
      </Total>
      {create && (
        <ButtonLink href={create.href} size="small" icon={<Plus aria-hidden="true" />}>
          {create.label}
        </ButtonLink>
      )}
    </Cell>
  )
}

function Detail({ label, counts }: Pick<HomeArea, 'label' | 'counts'>) {
  if (counts.state === 'loading')
    return (
      <p>
        <Skeleton width={72} />
      </p>
    )
  if (counts.state === 'failed')
    return (
      <p>
        <span role="alert">{homeMessages.countFailed}</span>{' '}
        <Button tone="link" size="small" aria-label={homeLabels.retry(label)} onClick={() => void counts.retry()}>
          {sharedMessages.retry}
        </Button>
      </p>
    )
  const { active } = counts.value
  return <p>{active !== undefined && homeLabels.active(active)}</p>
}
