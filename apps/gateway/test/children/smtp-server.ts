import { createInterface } from 'node:readline'
import { SMTPServer } from 'smtp-server'

/**
 * A mail server as a process of its own, on a free port of this machine. Prints `listening <port>`, and `mail <JSON>` for each mail that it takes. A line on its standard input
 * says how it behaves from then on: `accept`, `refuse` (each recipient, with a sentence that repeats the address), `defer` (the same for now), `drop` (hangs up).
 * `mark <number>` is repeated as it is: all mail accepted before it has been reported by then.
 */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

let mode = 'accept'
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect: (_session, done) => (mode === 'drop' ? done(new Error('Not now.')) : done()),
  onRcptTo: ({ address }, _session, done) => {
    const responseCode = { refuse: 550, defer: 451 }[mode]
    if (responseCode === undefined) done()
    else done(Object.assign(new Error(`No mailbox ${address} here.`), { responseCode }))
  },
  onData: (stream, { envelope }, done) => {
    let text = ''
    stream.setEncoding('utf8')
    stream.on('data', (part: string) => (text += part))
    stream.on('end', () => {
      const mail: ReceivedMail = {
        from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
        to: envelope.rcptTo.map(({ address }) => address),
        text,
      }
      process.stdout.write(`mail ${JSON.stringify(mail)}\n`)
      done()
    })
  },
})
server.on('error', (error) => process.stderr.write(`${error.message}\n`))
const listening = server.listen(0, '127.0.0.1', () => {
  const address = listening.address()
  process.stdout.write(`listening ${typeof address === 'object' && address !== null ? address.port : ''}\n`)
})
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.startsWith('mark ')) process.stdout.write(`${line}\n`)
  else mode = line
})
