import type { ReceivedMail } from './children/smtp-server'
import { runChild } from './child-process'

/** A mail server in a process of its own. */
export interface MailServer {
  readonly url: string
  /** What it has taken until now, in the order of arrival. */
  received(): Promise<ReceivedMail[]>
  /** Waits until it has taken a mail to this address. */
  mailTo(address: string): Promise<ReceivedMail>
  behave(mode: 'accept' | 'refuse' | 'defer' | 'drop'): Promise<void>
  stop(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const child = runChild('test/children/smtp-server.ts', [])
  const [, port = ''] = await child.printed(/listening (\d+)\n/, 50_000)
  const told = () =>
    Array.from(child.output().matchAll(/^mail (.*)$/gm), ([, json = '']) => JSON.parse(json) as ReceivedMail)
  let marks = 0
  /** Waits until it has read the lines before, and this process all that it printed before. */
  const mark = async () => {
    marks += 1
    child.process.stdin?.write(`mark ${marks}\n`)
    await child.printed(new RegExp(`^mark ${marks}\\n`, 'm'))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: async () => {
      // It answers a sender before this process has read of the mail.
      await mark()
      return told()
    },
    mailTo: async (address) => {
      await child.printed(new RegExp(`^mail .*"to":\\["${address.replaceAll('.', '\\.')}"\\].*\\n`, 'm'))
      const mail = told().findLast(({ to }) => to.includes(address))
      if (mail === undefined) throw new Error(`No mail to ${address}.`)
      return mail
    },
    behave: async (mode) => {
      child.process.stdin?.write(`${mode}\n`)
      await mark()
    },
    stop: () => child.kill(),
  }
}
