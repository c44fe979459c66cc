import path from 'node:path'
import type { GatewayConfig } from './config'
import { SERVER_VERSION } from './http/runtime-config'

/**
 * What the console shows when the gateway is ready: where it is and, in demo mode alone, who can sign in.
 * @param storybookUrl where Storybook is, if it is served
 */
export async function announcementOf(config: GatewayConfig, url: string, storybookUrl?: string): Promise<string> {
  const lines = ['', `${config.productName} ${SERVER_VERSION} is ready: ${url}`]
  const place = config.databaseUrl === undefined ? path.join(config.dataDir, config.seed) : 'the server of DATABASE_URL'
  lines.push(`Data: ${place}`)
  if (storybookUrl !== undefined) lines.push(`Storybook: ${storybookUrl}`)
  if (config.seed !== 'none') lines.push(`Mails: ${url}outbox`, '', ...(await demoLines(config)))
  lines.push('', 'Stop it with Ctrl+C.', '')
  return lines.join('\n')
}

async function demoLines({ isPublicDemo }: GatewayConfig): Promise<string[]> {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import('./db/demo/accounts')
  const lines = [`Demo mode. Every account's password is ${DEMO_PASSWORD}`]
  if (isPublicDemo)
    lines.push('ALLOW_PUBLIC_DEMO is set: anyone who can reach this server can sign in with this password.')
  const width = Math.max(...DEMO_ACCOUNTS.flatMap(({ accounts }) => accounts.map(({ userName }) => userName.length)))
  for (const { name, accounts } of DEMO_ACCOUNTS) {
    lines.push('', name)
    for (const { userName, licenseId, purpose } of accounts) {
      lines.push(`  ${userName.padEnd(width)}  license ${licenseId}  ${purpose}`)
    }
  }
  return lines
}
