import {
  CalendarX,
  CircleCheck,
  CircleMinus,
  ClockAlert,
  FolderInput,
  Gauge,
  Hourglass,
  Lock,
  MapPinned,
  RefreshCw,
  TriangleAlert,
} from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { attentionTexts, homeLabels, homeMessages } from '@sitewright/domain/home/messages'
import type { AttentionLine, HomeOverview } from '@sitewright/domain/home/model'
import { getExpiry } from '@sitewright/domain/licenses/expiry'
import type { DateFormatOptions } from '@sitewright/domain/shared/dates'
import { Badge, type BadgeTone } from '../../badge/Badge'
import { IconButton } from '../../button/Button'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { FailedLine, type HomeLinks, ReadLine } from './AttentionLine'
import { formatChecked } from './format-day'
import { Calm, Head, Lines, Note, Section } from './HomeScreen.styles'

/** The lines in the order of their urgency (HOME-03). */
const LINES: readonly { line: AttentionLine; tone: BadgeTone; icon: ReactNode }[] = [
  { line: 'expiredLicenses', tone: 'danger', icon: <CalendarX aria-hidden="true" /> },
  { line: 'lockedUsers', tone: 'danger', icon: <Lock aria-hidden="true" /> },
  { line: 'overLimitLicenses', tone: 'warning', icon: <Gauge aria-hidden="true" /> },
  { line: 'expiringLicenses', tone: 'warning', icon: <ClockAlert aria-hidden="true" /> },
  { line: 'fullProducts', tone: 'warning', icon: <TriangleAlert aria-hidden="true" /> },
  { line: 'idleUsers', tone: 'warning', icon: <Hourglass aria-hidden="true" /> },
  { line: 'inactiveLicenses', tone: 'info', icon: <CircleMinus aria-hidden="true" /> },
  { line: 'inactiveImports', tone: 'info', icon: <FolderInput aria-hidden="true" /> },
  { line: 'projectsWithoutSites', tone: 'info', icon: <MapPinned aria-hidden="true" /> },
]

interface AttentionProps {
  view: ViewState<HomeOverview>
  links: HomeLinks
  /** The areas that users can look at who can change nothing; left out for all others (HOME-08). */
  viewOnlyAreas?: readonly string[] | undefined
  /** Epoch milliseconds. */
  now: number
  dates?: DateFormatOptions | undefined
}

/** What needs attention, a line for each kind (HOME-03). */
export function Attention({ view, links, viewOnlyAreas, now, dates }: AttentionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const overview = view.state === 'ready' ? view.value : undefined
  const lines = overview ? LINES.filter(({ line }) => isShown(overview, line)) : []
  const retry = view.state === 'loading' ? undefined : view.retry
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {homeLabels.attention}
        </h2>
        {lines.length > 0 && <Note>{lines.length}</Note>}
        {view.state === 'ready' && retry && (
          <IconButton
            size="small"
            label={homeLabels.checkAgain}
            icon={<RefreshCw aria-hidden="true" />}
            isBusy={view.isRefreshing}
            onClick={() => void retry()}
          />
        )}
        <Note role="status" data-end="">
          {overview && formatChecked(overview.checkedAt, now, dates)}
          {overview && <VisuallyHidden>{`, ${homeLabels.attention}: ${lines.length}`}</VisuallyHidden>}
        </Note>
      </Head>
      <View
        view={view}
        layout="region"
        headingLevel={3}
        failedTitle={homeMessages.overviewFailed}
        loading={<Skeleton shape="box" width="100%" style={{ height: '16rem' }} />}
      >
        {(value) =>
          lines.length === 0 ? (
            <Calm>
              <CircleCheck aria-hidden="true" />
              <span>
                <strong>{homeMessages.calm}</strong>
                {viewOnlyAreas && ` ${homeMessages.canLookAt(viewOnlyAreas)}`}
              </span>
            </Calm>
          ) : (
            <Lines>
              {lines.map(({ line, tone, icon }) => (
                <LineOf
                  key={line}
                  overview={value}
                  {...{ line, tone, icon, heading, links, now, dates }}
                  onRetry={() => void retry?.()}
                />
              ))}
            </Lines>
          )
        }
      </View>
    </Section>
  )
}

/** A line that failed stays, because what it would say is not known (HOME-07). */
function isShown({ attention }: HomeOverview, line: AttentionLine): boolean {
  const part = attention[line]
  return part !== undefined && (part.state === 'failed' || part.value.count > 0)
}

interface LineOfProps extends Pick<AttentionProps, 'links' | 'now' | 'dates'> {
  overview: HomeOverview
  line: AttentionLine
  tone: BadgeTone
  icon: ReactNode
  heading: RefObject<HTMLElement | null>
  onRetry: () => void
}

function LineOf({ overview, line, tone, icon, heading, onRetry, ...props }: LineOfProps) {
  if (overview.attention[line]?.state !== 'ok') {
    return (
      <FailedLine line={line} heading={heading} onRetry={onRetry}>
        <Badge icon={icon}>{attentionTexts[line].badge}</Badge>
      </FailedLine>
    )
  }
  return (
    <ReadLine attention={overview.attention} line={line} {...props}>
      <Badge tone={tone} icon={icon}>
        {badgeOf(overview, line, props.now)}
      </Badge>
    </ReadLine>
  )
}

/** Licenses that end soon show how soon the first one does. */
function badgeOf({ attention }: HomeOverview, line: AttentionLine, now: number): string {
  const expiring = line === 'expiringLicenses' ? attention.expiringLicenses : undefined
  const first = expiring?.state === 'ok' ? expiring.value.named[0] : undefined
  const expiry = first && getExpiry(first.expiryDate, now)
  return expiry === undefined ? attentionTexts[line].badge : homeLabels.days(Math.max(0, expiry.daysLeft))
}
