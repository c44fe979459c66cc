import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database'
import { outbox } from '../db/schema'
import { markup, sendPlainPage, type Html } from '../http/plain-page'
import { isAbandoned } from './sender'

/** Mails that the page shows: the newest. */
const SHOWN = 50

const ADDRESS = /(https?:\/\/[^\s<>"']+)/

/** A text whose addresses can be followed. */
const linked = (text: string): Html[] =>
  text.split(ADDRESS).map((part, index) => (index % 2 === 1 ? markup`<a href="${part}">${part}</a>` : markup`${part}`))

const instant = (at: number): Html => {
  const text = new Date(at).toISOString()
  return markup`<time datetime="${text}">${text.replace('T', ' ').slice(0, 19)} UTC</time>`
}

type Row = typeof outbox.$inferSelect

const stateOf = (mail: Row): Html => {
  const { sentAt, attempts, lastError } = mail
  if (sentAt !== null) return markup`Sent ${instant(sentAt)}`
  if (isAbandoned(mail)) return markup`Not sent: ${lastError ?? ''}`
  return lastError === null ? markup`Waiting` : markup`Waiting after ${attempts} attempts: ${lastError}`
}

const article = (mail: Row): Html => markup`<article>
<h2>${mail.subject}</h2>
<dl>
<dt>To</dt><dd>${mail.recipient}</dd>
<dt>Written</dt><dd>${instant(mail.createdAt)}</dd>
<dt>State</dt><dd>${stateOf(mail)}</dd>
</dl>
<pre>${linked(mail.body)}</pre>
</article>
`

const none = markup`<p class="muted">No mail was written yet.</p>`
const about = markup`<p class="muted">The mails of this demonstration, newest first. Load the page again to see new ones.</p>`

/** The mails of demo mode, at /outbox. They hold links and codes: outside of demo mode nothing is there. */
export function serveOutbox(app: FastifyInstance, db: Database): void {
  app.get('/outbox', async (_request, reply) => {
    const mails = await db.orm.select().from(outbox).orderBy(desc(outbox.outboxId)).limit(SHOWN)
    sendPlainPage(reply, {
      title: 'Outbox',
      body: markup`${about}${mails.length === 0 ? none : mails.map(article)}`,
    })
    return reply
  })
}
