import { Plus, Search, Settings } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { homeLabels, homeMessages } from '@sitewright/domain/home/messages'
import type { HomeAreaId } from '@sitewright/domain/home/model'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Announcement } from '../../announcer/Announcement'
import { Button, ButtonLink } from '../../button/Button'
import { Link } from '../../link/Link'
import { Skeleton } from '../../skeleton/Skeleton'
import { KeepFocus } from '../../focus/KeepFocus'
import type { View } from '../../view/view-state'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { AREA_ICONS } from './area-icons'
import { Cell, Grid, Head, Name, Note, Section, Tile, Total } from './HomeScreen.styles'

/** The number of an area, as text. */
export interface AreaCounts {
  readonly total: string
  /** What it counts, or a part of it: '231 active'. */
  readonly detail?: string | undefined
}

/** The first action of an area. */
export interface AreaAction {
  readonly kind: 'create' | 'find' | 'settings'
  readonly label: string
  readonly href: string
}

/** An area that the user may open. */
export interface HomeArea {
  readonly id: HomeAreaId
  readonly label: string
  readonly href: string
  /** Left out where the server does not count the area. */
  readonly counts?: View<AreaCounts> | undefined
  readonly action?: AreaAction | undefined
}

const ACTION_ICONS = { create: <Plus />, find: <Search />, settings: <Settings /> } satisfies Record<
  AreaAction['kind'],
  ReactNode
>

interface AreasProps {
  /** In the order of the navigation. */
  areas: readonly HomeArea[]
  /** The numbers are of all licenses. */
  isAll: boolean
  isViewOnly: boolean
  /** Opens Jump to, from a free cell of the last row. Left out if there is no such thing. */
  onJump?: (() => void) | undefined
}

/** A cell for each area that the user may open (HOME-06). */
export function Areas({ areas, isAll, isViewOnly, onJump }: AreasProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // Jump to takes a free cell of the last row, and never a row of its own.
  const hasJump = onJump !== undefined && areas.length % (isAll ? 4 : 3) !== 0
  return (
    <Section aria-labelledby={id} data-ruled="">
      <Head>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {homeLabels.areas}
        </h2>
        <Note>{homeLabels.areasLead(areas.length, { isAll, isViewOnly })}</Note>
        {onJump && (
          <Note data-end="">
            {homeLabels.press} <kbd>Ctrl</kbd> <kbd>K</kbd> {homeLabels.toJump}
          </Note>
        )}
      </Head>
      <Announcement>{areas.some(({ counts }) => counts?.state === 'loading') ? homeLabels.loading : ''}</Announcement>
      <Grid
        aria-label={homeLabels.areas}
        data-wide={isAll ? '' : undefined}
        data-count={areas.length + (hasJump ? 1 : 0)}
      >
        {areas.map((area) => (
          <Area key={area.id} area={area} heading={heading} />
        ))}
        {hasJump && (
          <Cell data-jump="">
            <Tile aria-hidden="true">
              <Search />
            </Tile>
            <Name>
              <h3>{homeLabels.anythingElse}</h3>
              <p>{homeLabels.anythingElseLead}</p>
            </Name>
            <Button size="small" onClick={onJump}>
              {homeLabels.jumpTo} <kbd aria-hidden="true">Ctrl K</kbd>
            </Button>
          </Cell>
        )}
      </Grid>
    </Section>
  )
}

function Area({ area, heading }: { area: HomeArea; heading: React.RefObject<HTMLElement | null> }) {
  const { id, label, href, counts, action } = area
  return (
    <Cell>
      <Tile aria-hidden="true">{AREA_ICONS[id]}</Tile>
      <Name>
        <h3>
          <Link href={href}>{label}</Link>
        </h3>
        {counts && <Detail label={label} counts={counts} heading={heading} />}
      </Name>
      <Total>
        {counts?.state === 'ready' && (
          <>
            {counts.value.total}
            <VisuallyHidden> {homeLabels.inTotal}</VisuallyHidden>
          </>
        )}
        {counts?.state === 'loading' && <Skeleton width={32} style={{ height: '1.25rem' }} />}
      </Total>
      {action && (
        <ButtonLink href={action.href} size="small" icon={<span aria-hidden="true">{ACTION_ICONS[action.kind]}</span>}>
          {action.label}
        </ButtonLink>
      )}
    </Cell>
  )
}

interface DetailProps {
  label: string
  counts: View<AreaCounts>
  heading: React.RefObject<HTMLElement | null>
}

function Detail({ label, counts, heading }: DetailProps) {
  if (counts.state === 'loading') {
    return (
      <p>
        <Skeleton width={72} />
      </p>
    )
  }
  if (counts.state === 'ready') return <p>{counts.value.detail}</p>
  return (
    <KeepFocus to={heading}>
      <p>
        <span role="alert">{homeMessages.countFailed}</span>{' '}
        <Button tone="link" size="small" aria-label={homeLabels.retry(label)} onClick={() => void counts.retry()}>
          {sharedMessages.retry}
        </Button>
      </p>
    </KeepFocus>
  )
}
