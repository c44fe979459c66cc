import { Fragment, type ReactNode, type RefObject } from 'react'
import { attentionDetails as details, attentionTexts, homeLabels } from '@sitewright/domain/home/messages'
import type { Attention, AttentionLine, NamedLicense, Seats } from '@sitewright/domain/home/model'
import { formatExpiryDay } from '@sitewright/domain/licenses/expiry'
import { formatShortDay, type DateFormatOptions } from '@sitewright/domain/shared/dates'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Button, ButtonLink } from '../../button/Button'
import { Link } from '../../link/Link'
import { KeepFocus } from '../../focus/KeepFocus'
import { Line, LineText } from './HomeScreen.styles'

/** The pages that Home links to. Each is undefined if the user cannot open it. */
export interface HomeLinks {
  /** The list with the rows of a line. `label` replaces the label of the line, where another page than a list opens. */
  readonly review: (line: AttentionLine) => { readonly href: string; readonly label?: string } | undefined
  readonly license: (licenseId: number) => string | undefined
  readonly licenses: string | undefined
  readonly user: (userName: string) => string | undefined
  readonly project: (projectId: number) => string | undefined
  readonly importSystem: (importId: number) => string | undefined
}

interface FailedLineProps {
  line: AttentionLine
  onRetry: () => void
  /** Takes the focus when Retry disappears with the failure. */
  heading: RefObject<HTMLElement | null>
  /** Its badge. */
  children: ReactNode
}

/** A line that could not be checked (HOME-07). */
export function FailedLine({ line, onRetry, heading, children }: FailedLineProps) {
  const { subject } = attentionTexts[line]
  return (
    <Line>
      <span>{children}</span>
      <LineText>
        <h3>
          <span role="alert">{details.failed(subject)}</span>
        </h3>
      </LineText>
      <KeepFocus to={heading}>
        <Button size="small" aria-label={homeLabels.retry(subject)} onClick={onRetry}>
          {sharedMessages.retry}
        </Button>
      </KeepFocus>
    </Line>
  )
}

interface ReadLineProps {
  attention: Attention
  line: AttentionLine
  links: HomeLinks
  dates?: DateFormatOptions | undefined
  /** Its badge. */
  children: ReactNode
}

/** A line with its number, the first names, and the button that opens the list. */
export function ReadLine({ attention, line, links, dates, children }: ReadLineProps) {
  const part = attention[line]
  const review = links.review(line)
  const title = attentionTexts[line].title(part?.state === 'ok' ? part.value.count : 0)
  const label = review?.label ?? attentionTexts[line].review
  return (
    <Line>
      <span>{children}</span>
      <LineText>
        <h3>{title}</h3>
        <p>{describe(attention, line, links, dates)}</p>
      </LineText>
      {review && (
        <ButtonLink size="small" href={review.href} aria-label={`${label}: ${title}`}>
          {label}
        </ButtonLink>
      )}
    </Line>
  )
}

/** One of the names of a line. */
interface Named {
  readonly label: string
  readonly href: string | undefined
  /** After the name. */
  readonly suffix?: string
}

/** "A on 1/2/2027, B and 4 more." */
function Names({ named, count }: { named: readonly Named[]; count: number }) {
  const others = count - named.length
  const separator = (at: number): string => {
    if (at === 0) return ''
    return at === named.length - 1 && others <= 0 ? ` ${details.and} ` : ', '
  }
  return (
    <>
      {named.map(({ label, href, suffix }, at) => (
        <Fragment key={`${label} ${suffix} ${href}`}>
          {separator(at)}
          {href === undefined ? label : <Link href={href}>{label}</Link>}
          {suffix !== undefined && ` ${suffix}`}
        </Fragment>
      ))}
      {others > 0 && ` ${details.and} ${details.more(others)}`}.
    </>
  )
}

/** The sentence below the title of a line. */
function describe(
  attention: Attention,
  line: AttentionLine,
  links: HomeLinks,
  dates: DateFormatOptions | undefined,
): ReactNode {
  const toLicense = ({ licenseId, name, expiryDate }: NamedLicense, hasDay: boolean): Named => ({
    label: name,
    href: links.license(licenseId),
    ...(hasDay && expiryDate !== null && { suffix: details.endedOn(formatExpiryDay(expiryDate)) }),
  })
  const toSeats = (seats: Seats, hasLicense: boolean): Named => ({
    label: hasLicense ? seats.licenseName : details.seats(seats),
    href: hasLicense ? links.license(seats.licenseId) : undefined,
    ...(hasLicense && { suffix: `(${details.seats(seats)})` }),
  })
  const { expiredLicenses, expiringLicenses, overLimitLicenses, inactiveLicenses } = attention
  switch (line) {
    case 'expiredLicenses':
      return withNames(expiredLicenses, (license) => toLicense(license, true), details.cannotSignIn)
    case 'expiringLicenses':
      return withNames(expiringLicenses, (license) => toLicense(license, true))
    case 'overLimitLicenses':
      return withNames(overLimitLicenses, (license) => toLicense(license, false))
    case 'inactiveLicenses':
      return withNames(inactiveLicenses, (license) => toLicense(license, false), details.cannotSignIn)
    case 'fullProducts': {
      const { fullProducts } = attention
      const hasLicense = links.licenses !== undefined
      return withNames(fullProducts, (seats) => toSeats(seats, hasLicense))
    }
    case 'lockedUsers':
      return withNames(attention.lockedUsers, ({ userName }) => ({ label: userName, href: links.user(userName) }))
    case 'idleUsers':
      return attention.idleUsers?.state === 'ok'
        ? details.lastSignIn(formatShortDay(attention.idleUsers.value.since, dates))
        : null
    case 'inactiveImports':
      return withNames(attention.inactiveImports, ({ importId, name }) => ({
        label: name,
        href: links.importSystem(importId),
      }))
    case 'projectsWithoutSites':
      return withNames(attention.projectsWithoutSites, ({ projectId, name }) => ({
        label: name,
        href: links.project(projectId),
      }))
  }
}

function withNames<Item>(
  part: { state: 'ok'; value: { count: number; named: readonly Item[] } } | { state: 'failed' } | undefined,
  toNamed: (item: Item) => Named,
  after?: (count: number) => string,
): ReactNode {
  if (part?.state !== 'ok') return null
  const { count, named } = part.value
  return (
    <>
      <Names named={named.map(toNamed)} count={count} />
      {after && ` ${after(count)}`}
    </>
  )
}
