import type { FastifyInstance } from 'fastify'
import type { GatewayConfig } from '../config'
import type { Database } from '../db/database'
import type { LeaseLoop } from '../leases/loop'
import { createSender } from './sender'

export interface MailOptions {
  readonly db: Database
  readonly config: Pick<GatewayConfig, 'smtpUrl' | 'mailFrom' | 'seed' | 'publicUrl'>
  readonly origin: () => string
}

/**
 * Sends what waits in the outbox for as long as the gateway runs. Without SMTP_URL nobody does: demo mode shows the mails at /outbox, and anything else is warned.
 * @returns the sender, where there is a mail server
 */
export async function sendMails(
  app: FastifyInstance,
  { db, config, origin }: MailOptions,
): Promise<LeaseLoop | undefined> {
  const isDemo = config.seed !== 'none'
  if (config.smtpUrl === undefined) {
    if (!isDemo)
      app.log.warn('SMTP_URL is not set: reset links and login codes wait in the outbox, and nobody gets them.')
    return undefined
  }
  if (!isDemo && config.publicUrl === undefined) {
    app.log.warn('PUBLIC_URL is not set: links in emails open this machine.')
  }
  const { createSmtpTransport, mailServerOf } = await import('./transport')
  const smtpUrl = mailServerOf({ seed: config.seed, smtpUrl: config.smtpUrl })
  const transport = createSmtpTransport(smtpUrl, config.mailFrom, origin)
  const sender = createSender({ db, transport, log: app.log, keepsTexts: isDemo })
  app.addHook('onListen', async () => sender.nudge())
  app.addHook('onClose', async () => {
    await sender.stop()
    transport.close()
  })
  return sender
}
