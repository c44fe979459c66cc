import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { logOptions } from './log'

describe('the log', () => {
  it('is a JSON line an event, that names a request by its route and repeats no secret', async () => {
    const lines: string[] = []
    const app = Fastify({
      logger: { ...logOptions('info'), stream: { write: (line: string) => void lines.push(line) } },
    })
    app.get('/reset/:token', async (request) => {
      request.log.info(
        {
          token: 'SECRET',
          apiKey: 'SECRET',
          user: { password: 'SECRET', passwordHash: 'SECRET', userName: 'viewer' },
          key: { apiKey: 'SECRET', secretHash: 'SECRET', keyPrefix: 'demo0001' },
        },
        'seen',
      )
      return null
    })
    await app.inject({ url: '/reset/SECRET?token=SECRET', headers: { authorization: 'SECRET', cookie: 'a=SECRET' } })
    await app.close()

    const events = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.join('')).not.toContain('SECRET')
    expect(events.find((event) => event.msg === 'seen')).toMatchObject({
      token: '[hidden]',
      user: { userName: 'viewer' },
      key: { keyPrefix: 'demo0001' },
    })
    expect(events).toContainEqual(
      expect.objectContaining({ req: { method: 'GET', route: '/reset/:token', address: '127.0.0.1' } }),
    )
  })

  it('writes only lines of its level or above', async () => {
    const lines: string[] = []
    const app = Fastify({
      logger: { ...logOptions('warn'), stream: { write: (line: string) => void lines.push(line) } },
    })
    app.log.info('small')
    app.log.warn('large')
    await app.close()
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ level: 40, msg: 'large' }])
  })
})
