import {
  firstRunLabels as labels,
  firstRunMessages as messages,
  firstRunSteps,
} from '@sitewright/domain/first-run/messages'
import type { FirstRunState } from '@sitewright/domain/first-run/model'
import { ButtonLink } from '../../button/Button'
import { Link } from '../../link/Link'
import { Note } from '../../note/Note'
import { Plain, Rows } from './FirstRun.styles'

/** Props of FirstRunDone. */
export interface FirstRunDoneProps {
  state: FirstRunState
  homeHref: string
  hrefs: {
    environment: string
    productLicenses: string
    license: string
    administrator: string
    licenses: string
    catalog: string
    newUser: string
  }
}

/** What the first run created, with links, and what can follow (FIRST-12). */
export function FirstRunDone({ state, homeHref, hrefs }: FirstRunDoneProps) {
  const { environment, productLicenses, license, administrator, sendsMail } = state
  const created = [
    { label: firstRunSteps.environment.title, href: hrefs.environment, text: environment?.name },
    { label: labels.standardProductLicenses, href: hrefs.productLicenses, text: String(productLicenses) },
    { label: firstRunSteps.license.title, href: hrefs.license, text: license?.name },
    { label: firstRunSteps.administrator.title, href: hrefs.administrator, text: administrator?.userName },
  ]
  const { follow } = messages
  return (
    <Plain>
      <p>{messages.allDoneText}</p>
      {!sendsMail && <Note tone="warning">{messages.noMail}</Note>}
      <h2>{labels.created}</h2>
      <Rows>
        {created.map(({ label, href, text }) => (
          <li key={label}>
            <span>{label}</span>
            <Link href={href}>{text}</Link>
          </li>
        ))}
      </Rows>
      <h2>{labels.next}</h2>
      <Rows>
        <li>
          <Link href={hrefs.licenses}>{follow.licenses}</Link>
        </li>
        <li>
          <Link href={hrefs.catalog}>{follow.catalog}</Link>
        </li>
        <li>
          <Link href={hrefs.newUser}>{follow.users}</Link>
        </li>
      </Rows>
      <ButtonLink tone="primary" href={homeHref}>
        {labels.home}
      </ButtonLink>
    </Plain>
  )
}
