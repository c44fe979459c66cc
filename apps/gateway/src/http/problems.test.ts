import fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { writeProblem } from './problems'

const logLines: string[] = []
const app = fastify({ logger: { level: 'info', stream: { write: (line: string) => void logLines.push(line) } } })
app.setErrorHandler(writeProblem)
app.get('/fails', () => {
  throw new Error('Broken in the middle.')
})
// As the request stands when the caller closes the page before all of it has come.
app.get('/gone', async (request) => {
  Object.defineProperty(request.raw, 'destroyed', { value: true })
  Object.defineProperty(request.raw, 'complete', { value: false })
  throw new Error('aborted')
})

afterEach(() => void logLines.splice(0))

describe('what was not foreseen', () => {
  it('is logged with its stack, and answered without it', async () => {
    const { statusCode, body } = await app.inject('/fails')
    expect(statusCode).toBe(500)
    expect(body).not.toContain('Broken')
    expect(logLines.join()).toMatch(/"level":50.*Broken in the middle\./)
  })

  it('is no error where the caller went away', async () => {
    await app.inject('/gone')
    expect(logLines.join()).toContain('The caller went away.')
    expect(logLines.join()).not.toContain('"level":50')
  })
})
