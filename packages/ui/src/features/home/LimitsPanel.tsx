import { CircleCheck, CircleMinus, ClockAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { homeLabels as labels, homeMessages } from '@sitewright/domain/home/messages'
import { NEARLY_FULL_PERCENT, type HomeOverview, type LicenseLimits, type Limits } from '@sitewright/domain/home/model'
import { formatExpiryDay, getExpiry } from '@sitewright/domain/licenses/expiry'
import { getUsagePercent } from '@sitewright/domain/licenses/rules'
import { licenseScreenLabels } from '@sitewright/domain/licenses/screen-messages'
import { isUnlimited } from '@sitewright/domain/shared/limits'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Badge } from '../../badge/Badge'
import { Button } from '../../button/Button'
import { Link } from '../../link/Link'
import { ProgressBar } from '../../progress-bar/ProgressBar'
import { Skeleton } from '../../skeleton/Skeleton'
import { SwatchTag } from '../../swatch-tag/SwatchTag'
import { KeepFocus } from '../../focus/KeepFocus'
import type { View } from '../../view/view-state'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Head, LimitsFrame, LimitsTable, Note, Product, Quiet, Section, Small, Sub } from './HomeScreen.styles'

interface LimitsPanelProps {
  /** What the user can see, known before it has loaded. */
  of: Limits['of']
  view: View<HomeOverview>
  /** The page of a license; undefined if the user cannot open it. */
  licenseHref: (licenseId: number) => string | undefined
  /** The list of licenses. */
  listHref: string | undefined
  /** Epoch milliseconds. */
  now: number
}

/** How full licenses are: those closest to a limit or an end, or a single one with its product licenses (HOME-05). */
export function LimitsPanel({ of, view, ...props }: LimitsPanelProps) {
  const id = useId()
  if (view.state === 'failed') return null
  const limits = view.state === 'ready' ? view.value.limits : undefined
  if (limits?.state === 'ok') {
    return limits.value.of === 'licenses' ? (
      <LicensesPanel {...props} limits={limits.value} />
    ) : (
      <LicensePanel {...props} limits={limits.value} />
    )
  }
  // The roles changed since the portal read them.
  if (view.state === 'ready' && limits === undefined) return null
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{of === 'licenses' ? licenseScreenLabels.list : labels.license}</h2>
      </Head>
      {view.state === 'ready' ? (
        <KeepFocus>
          <Quiet>
            <span role="alert">{homeMessages.countFailed}</span>{' '}
            <Button
              tone="link"
              size="small"
              aria-label={labels.retry(labels.limits)}
              onClick={() => void view.retry?.()}
            >
              {sharedMessages.retry}
            </Button>
          </Quiet>
        </KeepFocus>
      ) : (
        <Skeleton shape="box" width="100%" style={{ height: '16rem' }} />
      )}
    </Section>
  )
}

type PanelProps<Of extends Limits['of']> = Omit<LimitsPanelProps, 'of' | 'view'> & {
  limits: Extract<Limits, { of: Of }>
}

function LicensesPanel({ limits: { licenses, total }, licenseHref, listHref, now }: PanelProps<'licenses'>) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{licenseScreenLabels.list}</h2>
        <Note>{labels.limitsLead}</Note>
        {listHref !== undefined && (
          <Small href={listHref} data-end="" aria-label={`${labels.allLicensesOf(total)} ${licenseScreenLabels.many}`}>
            {labels.allLicensesOf(total)}
          </Small>
        )}
      </Head>
      <LimitsFrame>
        <LimitsTable data-of="licenses">
          <caption>
            <VisuallyHidden>{licenseScreenLabels.list}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{labels.license}</th>
              <th scope="col" data-align="end">
                {labels.users}
              </th>
              <th scope="col" data-usage="">
                {labels.usage}
              </th>
              <th scope="col" data-align="end">
                {labels.ends}
              </th>
            </tr>
          </thead>
          <tbody>
            {licenses.map((license) => (
              <tr key={license.licenseId}>
                <th scope="row">
                  <NamedLink href={licenseHref(license.licenseId)}>{license.name}</NamedLink>
                  <Sub>{describeLicense(license)}</Sub>
                </th>
                <UsageCells name={license.name} used={license.numUsers} max={license.maxUsers} />
                <td data-align="end">
                  <End license={license} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </LimitsTable>
      </LimitsFrame>
    </Section>
  )
}

const describeLicense = ({ isActive, numProjects, maxProjects }: LicenseLimits): string =>
  isActive ? `${labels.projects} ${formatUse(numProjects, maxProjects)}` : labels.inactive

const formatUse = (used: number, max: number): string =>
  isUnlimited(max) ? used.toLocaleString('en-US') : labels.usedOf(used, max.toLocaleString('en-US'))

function End({ license, now }: { license: LicenseLimits; now: number }) {
  const expiry = getExpiry(license.expiryDate, now)
  if (expiry === undefined) return labels.never
  if (expiry.state === 'expired') return <Badge tone="danger">{labels.ended}</Badge>
  if (expiry.state === 'valid') return formatExpiryDay(license.expiryDate)
  return (
    <>
      <Badge tone="warning" icon={<ClockAlert aria-hidden="true" />}>
        {labels.days(expiry.daysLeft)}
      </Badge>
      <Sub>{formatExpiryDay(license.expiryDate)}</Sub>
    </>
  )
}

const NamedLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? children : <Link href={href}>{children}</Link>

/** How much is used, as text and as a bar. */
function UsageCells({ name, used, max }: { name: string; used: number; max: number }) {
  return (
    <>
      <td data-align="end">
        {used.toLocaleString('en-US')}
        {!isUnlimited(max) && <small> of {max.toLocaleString('en-US')}</small>}
      </td>
      <td data-usage="">
        <ProgressBar
          layout="inline"
          label={name}
          value={getUsagePercent(used, max)}
          nearAt={NEARLY_FULL_PERCENT}
          labels={{ notApplicable: licenseScreenLabels.notApplicable }}
        />
      </td>
    </>
  )
}

function LicensePanel({ limits: { license, products }, licenseHref, now }: PanelProps<'license'>) {
  const id = useId()
  const href = licenseHref(license.licenseId)
  const expiry = getExpiry(license.expiryDate, now)
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{labels.license}</h2>
        {license.isActive ? (
          <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
            {licenseScreenLabels.active}
          </Badge>
        ) : (
          <Badge icon={<CircleMinus aria-hidden="true" />}>{labels.inactive}</Badge>
        )}
        {expiry?.state === 'valid' ? (
          <Note>{labels.until(formatExpiryDay(license.expiryDate))}</Note>
        ) : (
          expiry && <End license={license} now={now} />
        )}
        {href !== undefined && (
          <Small href={href} data-end="">
            {labels.viewLicense}
          </Small>
        )}
      </Head>
      <LimitsFrame>
        <LimitsTable data-of="license">
          <caption>
            <VisuallyHidden>{labels.limits}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{licenseScreenLabels.limit}</th>
              <th scope="col" data-align="end">
                {licenseScreenLabels.used}
              </th>
              <th scope="col" data-usage="">
                {labels.usage}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{labels.projects}</th>
              <UsageCells name={labels.projects} used={license.numProjects} max={license.maxProjects} />
            </tr>
            <tr data-last-limit="">
              <th scope="row">{labels.users}</th>
              <UsageCells name={labels.users} used={license.numUsers} max={license.maxUsers} />
            </tr>
            {products.map(({ addOnId, name, shortName, color, used, max }) => (
              <tr key={addOnId}>
                <th scope="row">
                  <Product>
                    <span>
                      <SwatchTag color={color}>{shortName}</SwatchTag>
                    </span>
                    {name}
                  </Product>
                </th>
                <UsageCells name={name} used={used} max={max} />
              </tr>
            ))}
          </tbody>
        </LimitsTable>
      </LimitsFrame>
    </Section>
  )
}
