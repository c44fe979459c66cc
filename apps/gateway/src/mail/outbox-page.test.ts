import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../../../tests/support/test-gateway'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { outbox } from '../db/schema'
import { queueMail } from './outbox'

let db: TestDatabase
let gateway: TestGateway
beforeAll(async () => {
  db = await createTestDatabase()
  gateway = await startTestGateway({ db })
})
afterAll(async () => {
  await gateway.close()
  await db.close()
})

const page = async (of = gateway) => {
  const response = await of.send('/outbox', { headers: { accept: 'text/html' } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

it('says that there is no mail yet, and shows them newest first with links that can be followed', async () => {
  expect((await page()).text).toContain('No mail was written yet.')
  await (await gateway.clientAs()).passwords.recover({ params: { username: 'viewer' } })
  await (await gateway.clientAs()).session.login({ body: { userName: 'two.factor', password: 'Sitewright-demo-1' } })
  const { status, text } = await page()
  expect(status).toBe(200)
  expect(text).toMatch(
    new RegExp(
      `<a href="(${gateway.origin.replace('127.0.0.1', 'localhost')}/users/password/reset\\?token=[\\w-]+)">\\1</a>`,
    ),
  )
  expect(text.indexOf('your login code')).toBeLessThan(text.indexOf('reset your password'))
  expect(text.indexOf('your login code')).toBeGreaterThan(0)
})

it('shows the content of a mail as text, without markup, and allows no script on the page', async () => {
  const text = '<script>alert(1)</script> https://x.example/"onmouseover="a <img src=x> javascript:alert(1)'
  await db.transaction((tx) => queueMail(tx, { recipient: '"<b>"@example.com', subject: '<i>Hi</i> & bye', text }))
  const { text: html, headers } = await page()
  expect(html).not.toMatch(/<script|<i>|<img|<b>|href="javascript|onmouseover="/)
  expect(html).toContain('&lt;i&gt;Hi&lt;/i&gt; &amp; bye')
  expect(html).toContain('<a href="https://x.example/">')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/style-src 'nonce-[\w+/=]+'/)
  expect(policy).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  await db.orm.delete(outbox)
})

it('is not there outside of demo mode', async () => {
  const serious = await startTestGateway({ db, environment: { SEED: 'none' } })
  expect((await page(serious)).status).toBe(404)
  await serious.close()
  expect(serious.logLines.join()).toContain('SMTP_URL is not set')
})
