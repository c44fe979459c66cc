import { createTransport } from 'nodemailer'
import type { GatewayConfig } from '../config'
import { isLoopback } from '../loopback'

/** A mail server that takes longer for a step is given up for now, in milliseconds. The eight steps of a mail stay below the sender's lease. */
const STEP_WITHIN_MS = 10_000

export interface OutgoingMail {
  /** Unique among our mails. */
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
}

/** Why a mail server did not accept a mail. */
export interface MailFailure {
  /** Without address or text. */
  readonly reason: string
  /** Whether the server will never take it: it answered the recipient or the text with a code from 500 on. Other failures, such as a wrong password for the server, pass. */
  readonly isFinal: boolean
}

/** A way to a mail server. */
export interface Transport {
  /** Hands a mail over. @returns `undefined` when it was taken. Never throws. */
  send(mail: OutgoingMail): Promise<MailFailure | undefined>
  close(): void
}

/**
 * SMTP_URL with required encryption where production needs it. Mails hold links and codes, and an attacker on the network could strip STARTTLS from an `smtp://` connection.
 * The option is set in the URL, where it overrides other options.
 */
export function mailServerOf({ smtpUrl, seed }: Pick<GatewayConfig, 'seed'> & { readonly smtpUrl: string }): string {
  const url = new URL(smtpUrl)
  if (seed !== 'none' || url.protocol !== 'smtp:' || isLoopback(url.hostname)) return smtpUrl
  return requireTls(url)
}

/** Makes the connection fail where the server does not offer STARTTLS. */
export function requireTls(smtpUrl: URL): string {
  const url = new URL(smtpUrl)
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

/** The transport for a URL such as SMTP_URL. */
export function createSmtpTransport(
  smtpUrl: string,
  mailFrom: GatewayConfig['mailFrom'],
  origin: () => string,
): Transport {
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: STEP_WITHIN_MS,
    greetingTimeout: STEP_WITHIN_MS,
    socketTimeout: STEP_WITHIN_MS,
    // Mails are texts of ours: nothing in them names a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, recipient, subject, text }) => {
      try {
        await smtp.sendMail({
          from: mailFrom,
          // As an object it is one address, whatever it is made of.
          to: { name: '', address: recipient },
          subject,
          text,
          messageId: `<${id}@${new URL(origin()).hostname}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        })
        return undefined
      } catch (error) {
        return failureOf(error)
      }
    },
    close: () => smtp.close(),
  }
}

/** The library's code and the server's: its sentence may repeat the address. */
export function failureOf(error: unknown): MailFailure {
  const facts = Object(error) as {
    readonly code?: unknown
    readonly command?: unknown
    readonly responseCode?: unknown
  }
  const parts = [facts.code, facts.command, facts.responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  )
  return {
    reason: parts.length > 0 ? parts.join(' ') : error instanceof Error ? error.name : 'unknown',
    isFinal: (facts.command === 'RCPT TO' || facts.command === 'DATA') && Number(facts.responseCode) >= 500,
  }
}
