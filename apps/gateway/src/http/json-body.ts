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

/** Bodies are JSON; an empty one is none. */
export function readJsonAlone(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    const limits = request.routeOptions.config.json ?? jsonLimitsOf()
    const excess = findExcess(text.toString(), limits)
    if (excess !== undefined) return done(invalid({ body: [sentenceOf(excess, limits)] }), undefined)
    return parseJson(request, text.toString(), done)
  })
}
