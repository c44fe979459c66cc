import * as z from 'zod/mini'
import {
  fileReplyOf,
  jsonReplyOf,
  rowsOf,
  type CallRow,
  type Contract,
  type NamedRow,
} from '@sitewright/api-client/contract/contract'

type Json = Record<string, unknown>

const jsonSchemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io })
  return rest
}

const PROBLEM: Json = {
  type: 'object',
  required: ['message', 'requestId'],
  properties: {
    message: { type: 'string', description: 'The sentence to show.' },
    fields: {
      type: 'object',
      description: 'Sentences by path of the invalid field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    requestId: { type: 'string' },
  },
}

const jsonContent = (schema: Json): Json => ({ 'application/json': { schema } })
const problem = (description: string): Json => ({
  description,
  content: jsonContent({ $ref: '#/components/schemas/Problem' }),
})

/** What any call may answer beside its own replies. */
const REFUSALS = {
  open: { 400: 'Invalid: every invalid field at once.', 500: 'Something went wrong.' },
  signedIn: {
    401: 'No token, an unknown one, or one whose time has passed.',
    403: 'The roles of the session do not allow it.',
    412: 'Someone ended the session. The message says why.',
  },
} as const

const toText = (value: unknown): string => String(value)

/** The properties of a schema of path values or query values as parameters. */
function parametersOf(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return []
  const json = jsonSchemaOf(schema, 'input')
  const properties = (json.properties ?? {}) as Json
  const required = Array.isArray(json.required) ? json.required.map(toText) : []
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const NAMED: Json = {
  'Content-Disposition': { schema: { type: 'string' }, description: 'attachment, with the name of the file.' },
}

const fileParametersOf = (row: CallRow): Json[] =>
  fileReplyOf(row, 200) === undefined
    ? []
    : [
        {
          name: 'Range',
          in: 'header',
          required: false,
          schema: { type: 'string', examples: ['bytes=0-1023'] },
        },
      ]

/** A file, whole or one range of it. */
function fileResponsesOf(row: CallRow): Json {
  const found = fileReplyOf(row, 200)
  if (found === undefined) return {}
  // OpenAPI 3.1 needs the media type alone. Generators of clients look for the format.
  const content = { [found.mediaType]: { schema: { type: 'string', format: 'binary' } } }
  return {
    200: { description: 'The file.', headers: NAMED, content },
    206: {
      description: 'The range of the file that Range asks for, where the length of the file is known.',
      headers: { ...NAMED, 'Content-Range': { schema: { type: 'string' } } },
      content,
    },
    416: problem("The file doesn't have this range. Content-Range has its length."),
  }
}

function responseOf(row: CallRow, status: number, schema: z.ZodMiniType): Json {
  const body = jsonSchemaOf(schema, 'output')
  if (status !== 409) {
    return {
      description: status === 210 ? 'Done, with a warning to show.' : 'Done.',
      ...(row.isPaged
        ? {
            headers: {
              'X-Total-Count': {
                schema: { type: 'integer' },
                description: 'All rows that match, where the reply is one page.',
              },
            },
          }
        : {}),
      content: jsonContent(body),
    }
  }
  return {
    description: 'Someone else saved first. current is their version, and a save over its ETag succeeds.',
    headers: { ETag: { schema: { type: 'string' }, description: 'Version of current, for If-Match.' } },
    content: jsonContent({ allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { current: body } }] }),
  }
}

function operationOf({ operation, area, row }: NamedRow): Json {
  const isOpen = row.allow === 'anyone'
  const refusals: Readonly<Record<string, string>> = isOpen ? REFUSALS.open : { ...REFUSALS.open, ...REFUSALS.signedIn }
  return {
    operationId: operation,
    tags: [area],
    summary: row.summary,
    'x-policy': row.allow === 'anyone' ? row.allow : row.allow.name,
    security: isOpen ? [] : row.needsPerson === true ? [{ token: [] }] : [{ token: [] }, { apiKey: [] }],
    parameters: [...parametersOf(row.params, 'path'), ...parametersOf(row.query, 'query'), ...fileParametersOf(row)],
    ...(row.body === undefined
      ? {}
      : { requestBody: { required: true, content: jsonContent(jsonSchemaOf(row.body, 'input')) } }),
    responses: {
      ...Object.fromEntries(
        Object.keys(row.replies).flatMap((status) => {
          const schema = jsonReplyOf(row, Number(status))
          return schema === undefined ? [] : [[status, responseOf(row, Number(status), schema)]]
        }),
      ),
      ...fileResponsesOf(row),
      ...Object.fromEntries(Object.entries(refusals).map(([status, description]) => [status, problem(description)])),
      default: problem('Any other failure.'),
    },
  }
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiOf(table: Contract, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const named of rowsOf(table)) {
    const path = named.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [named.row.method.toLowerCase()]: operationOf(named) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sitewright gateway', version },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The bare token of POST login.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'A whole API key, for programs.' },
      },
    },
  }
}
