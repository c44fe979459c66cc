import type { FastifyInstance } from 'fastify'
import { findExcess, jsonLimitsOf, type JsonLimits } from './json-shape'
import { sentenceOf } from './parse'
import { invalid } from './refusals'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of the body of a call. */
    json?: JsonLimits
  }
}

/** Characters above which other calls get a turn before a body is parsed: reading 8 MB takes 50 ms twice. */
const LARGE = 256 * 1024

/** Bodies are JSON; an empty one is none. */
export function readJsonAlone(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    const limits = request.routeOptions.config.json ?? jsonLimitsOf()
    const excess = findExcess(text.toString(), limits)
    if (excess !== undefined) return done(invalid({ body: [sentenceOf(excess, limits)] }), undefined)
    if (text.length > LARGE) setImmediate(() => void parseJson(request, text.toString(), done))
    else void parseJson(request, text.toString(), done)
  })
}
