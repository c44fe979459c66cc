import { FlaskConical } from 'lucide-react'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { Badge } from '../../badge/Badge'
import { DemoHead, DemoList, DemoPane, LicenseNumber } from './DemoAccounts.styles'

export interface DemoAccountsProps {
  demo: NonNullable<RuntimeConfig['demo']>
  /** Puts the account's name and password into the form. */
  onChoose: (userName: string) => void
  /** Where the mails are, such as those with a code. */
  outboxHref?: string | undefined
}

/** The accounts of the demo world, each a button that fills the form. Shown in demo mode alone. */
export function DemoAccounts({ demo, onChoose, outboxHref }: DemoAccountsProps) {
  const groups = [...new Set(demo.accounts.map((account) => account.group))]
  return (
    <DemoPane aria-labelledby="demo-accounts">
      <DemoHead>
        <div>
          <h2 id="demo-accounts">Demo accounts</h2>
          <Badge tone="warning" icon={<FlaskConical />}>
            Demo mode
          </Badge>
        </div>
        <div>
          <p>
            Every account’s password is <code>{demo.password}</code>
            <br />
            Choose an account to fill in the form. The number is the id of its license.
          </p>
          {/* Of the server, not of the portal: the browser opens it. */}
          {outboxHref !== undefined && <a href={outboxHref}>Outbox</a>}
        </div>
      </DemoHead>
      <DemoList>
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <ul>
              {demo.accounts
                .filter((account) => account.group === group)
                .map((account) => (
                  <li key={account.userName}>
                    <button type="button" onClick={() => onChoose(account.userName)}>
                      <strong>{account.userName}</strong>
                      <LicenseNumber>{account.licenseId}</LicenseNumber>
                      <span>{account.purpose}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </DemoList>
    </DemoPane>
  )
}
