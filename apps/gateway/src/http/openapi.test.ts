import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '@sitewright/api-client/contract/all'
import { call, file, rowsOf } from '@sitewright/api-client/contract/contract'
import { signedIn } from '@sitewright/domain/shared/policy'
import { openApiOf } from './openapi'

const Schema = z.record(z.string(), z.unknown())
const Media = z.strictObject({ schema: Schema })
const Content = z.record(z.string().check(z.regex(/^[a-z]+\/[\w.+-]+$/)), Media)
const Response = z.strictObject({
  description: z.string().check(z.minLength(1)),
  headers: z.optional(z.record(z.string(), z.strictObject({ schema: Schema, description: z.optional(z.string()) }))),
  content: z.optional(Content),
})
const Operation = z.strictObject({
  operationId: z.string().check(z.regex(/^\w+\.\w+$/)),
  tags: z.array(z.string()).check(z.minLength(1)),
  summary: z.string().check(z.minLength(1)),
  'x-policy': z.string().check(z.minLength(1)),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      schema: Schema,
      style: z.optional(z.literal('form')),
      explode: z.optional(z.literal(true)),
    }),
  ),
  requestBody: z.optional(
    z.strictObject({ required: z.literal(true), description: z.optional(z.string()), content: Content }),
  ),
  responses: z.record(z.string().check(z.regex(/^([1-5]\d\d|default)$/)), Response),
})
/** The parts of OpenAPI 3.1 that a document of ours is made of; anything else in it is a mistake. */
const Document = z.strictObject({
  openapi: z.string().check(z.regex(/^3\.1\.\d$/)),
  info: z.strictObject({ title: z.string(), version: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  paths: z.record(
    z.string().check(z.regex(/^\//)),
    z.partialRecord(z.enum(['get', 'put', 'post', 'patch', 'delete']), Operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(z.string(), Schema),
  }),
})

const document = Document.parse(JSON.parse(JSON.stringify(openApiOf(contract, '1.2.3'))))
const operationOf = (id: string) => {
  const found = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return found.find(({ operation }) => operation.operationId === id)!
}

describe('the OpenAPI document', () => {
  it('has each row of the contract once, at its path and method, with the name of its policy', () => {
    for (const { operation, row, path } of rowsOf(contract)) {
      const found = operationOf(operation)
      expect(found).toMatchObject({
        path: path.replace(/:(\w+)/g, '{$1}'),
        method: row.method.toLowerCase(),
        operation: { summary: row.summary, 'x-policy': row.allow === 'anyone' ? 'anyone' : row.allow.name },
      })
      expect(Object.keys(found.operation.responses)).toEqual(expect.arrayContaining(Object.keys(row.replies)))
    }
    const written = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
    expect(written).toHaveLength(rowsOf(contract).length)
  })

  it('declares every value of a path', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      for (const operation of Object.values(methods)) {
        const declared = operation.parameters.filter((parameter) => parameter.in === 'path')
        expect(declared.map((parameter) => parameter.name)).toEqual(named)
        expect(declared.every((parameter) => parameter.required)).toBe(true)
      }
    }
  })

  it('contains every schema that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
    for (const reference of new Set(references)) {
      // Names of schemas contain dots, but no slashes.
      expect(document, reference).toHaveProperty(reference?.split('/').slice(1) ?? [])
    }
    // A tree contains itself.
    expect(references).toContain('#/components/schemas/Problem')
    expect(references).toContain('#/components/schemas/sites.hierarchy.200')
  })

  it('requires a token or an API key, only a token where a person must call, and neither where anyone may call', () => {
    expect(operationOf('session.login').operation.security).toEqual([])
    expect(operationOf('users.list').operation.security).toEqual([{ token: [] }, { apiKey: [] }])
    expect(operationOf('apiKeys.create').operation.security).toEqual([{ token: [] }])
    for (const scheme of ['token', 'apiKey']) {
      expect(document.components.securitySchemes[scheme]).toMatchObject({
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
      })
    }
  })

  it('says what a list may be asked and that it tells its total', () => {
    const { parameters, responses } = operationOf('users.list').operation
    expect(parameters.map((parameter) => parameter.name)).toEqual([
      'activeOnly',
      'addOnId',
      'facets',
      'licenseId',
      'search',
      'sort',
      'page',
      'pageSize',
    ])
    expect(parameters.find((parameter) => parameter.name === 'pageSize')?.schema).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 100,
    })
    expect(responses['200']?.headers).toHaveProperty('X-Total-Count')
  })

  it('describes conflicts and every other failure', () => {
    const { responses } = operationOf('users.save').operation
    expect(JSON.stringify(responses['409'])).toContain('"current"')
    for (const status of ['400', '401', '403', '412', '500', 'default']) {
      expect(responses[status]?.content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Problem' })
    }
  })

  it('describes a file as bytes, whole or in one range', () => {
    const charts = {
      charts: {
        one: call({
          base: 'gateway',
          method: 'GET',
          path: '/chart',
          summary: 'A chart.',
          allow: signedIn,
          replies: { 200: file('text/csv') },
        }),
      },
    }
    const { paths } = Document.parse(JSON.parse(JSON.stringify(openApiOf(charts, '1'))))
    const { parameters, responses } = paths['/gateway/chart']!.get!
    const content = { 'text/csv': { schema: { type: 'string', format: 'binary' } } }
    expect([responses['200']?.content, responses['206']?.content]).toEqual([content, content])
    expect(responses['200']?.headers).toHaveProperty('Content-Disposition')
    expect(responses['206']?.headers).toHaveProperty('Content-Range')
    expect(responses['416']?.content).toHaveProperty('application/json')
    expect(parameters).toMatchObject([{ name: 'Range', in: 'header', required: false }])
  })

  it('describes limits of a body, a repeated parameter and a schema that contains itself [API2-65]', () => {
    const Reef = z.object({
      name: z.string(),
      get parts() {
        return z.array(Reef)
      },
    })
    const reefs = {
      reefs: {
        save: call({
          base: 'gateway',
          method: 'PUT',
          path: '/reefs',
          summary: 'Saves a reef.',
          allow: signedIn,
          query: z.strictObject({ chartIds: z.array(z.int()) }),
          body: Reef,
          bodyLimit: 8_000_000,
          maxDepth: 200,
          replies: { 200: z.array(Reef) },
        }),
      },
    }
    const { paths, components } = Document.parse(JSON.parse(JSON.stringify(openApiOf(reefs, '1'))))
    const { parameters, requestBody, responses } = paths['/gateway/reefs']!.put!
    expect(parameters).toEqual([
      {
        name: 'chartIds',
        in: 'query',
        required: true,
        schema: { type: 'array', items: expect.objectContaining({ type: 'integer' }) as unknown },
        style: 'form',
        explode: true,
      },
    ])
    expect(requestBody?.description).toBe('At most 8000000 bytes, 200 levels of nesting.')
    expect(responses).toHaveProperty('413')
    const body = '#/components/schemas/reefs.save.body'
    expect(requestBody?.content['application/json']?.schema).toEqual({ $ref: body })
    expect(components.schemas['reefs.save.body']).toMatchObject({
      properties: { parts: { type: 'array', items: { $ref: body } } },
    })
    const references = [...JSON.stringify({ paths, components }).matchAll(/"\$ref":"#([^"]+)"/g)]
    for (const [, pointer = ''] of references) {
      const steps = pointer.split('/').slice(1)
      expect(
        steps.reduce((node: unknown, step) => (node as Record<string, unknown>)[step], { components }),
      ).toBeDefined()
    }
    expect(references.length).toBeGreaterThan(3)
  })
})
