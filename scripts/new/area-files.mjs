/** @typedef {import('./words-of-name.mjs').Spellings} Spellings */

/**
 * The files of an area, by path from the root.
 * @param {Spellings} area as its folder is called
 * @param {Spellings} one one of it
 * @returns {Record<string, string>}
 */
export function areaFiles(area, one) {
  const domain = `packages/domain/src/${area.kebab}`
  return {
    [`${domain}/model.ts`]: model(one),
    [`${domain}/rules.ts`]: rules(one),
    [`${domain}/rules.test.ts`]: rulesTest(one),
    [`${domain}/policy.ts`]: policy(area),
    [`${domain}/policy.test.ts`]: policyTest(area),
    [`${domain}/messages.ts`]: messages(area, one),
    [`packages/api-client/src/contract/${area.kebab}.ts`]: contract(area),
  }
}

/** @type {(one: Spellings) => string} */
const model = (one) => `import * as z from 'zod/mini'

/** Characters in a name. */
export const ${one.camel}NameLimit = 50

export const ${one.pascal} = z.object({
  ${one.camel}Id: z.int(),
  name: z.string().check(z.minLength(1), z.maxLength(${one.camel}NameLimit)),
  /** Of the row, for saves that meet. */
  version: z.int(),
})
export type ${one.pascal} = z.infer<typeof ${one.pascal}>
`

/** @type {(one: Spellings) => string} */
const rules = (one) => `import type { ${one.pascal} } from './model'

/** Whether the filter finds it: its name holds the text, in any case. */
export const matches${one.pascal} = (${one.camel}: ${one.pascal}, search: string): boolean =>
  ${one.camel}.name.toLowerCase().includes(search.trim().toLowerCase())
`

/** @type {(one: Spellings) => string} */
const rulesTest = (one) => `import { expect, it } from 'vitest'
import { matches${one.pascal} } from './rules'

it.each([
  ['', true],
  [' NORTH ', true],
  ['south', false],
])('the filter finds "North gate" by %j: %s', (search, expected) => {
  expect(matches${one.pascal}({ ${one.camel}Id: 1, name: 'North gate', version: 1 }, search)).toBe(expected)
})
`

/** @type {(area: Spellings) => string} */
const policy = (area) => `import { anyRoleOf } from '../shared/policy'

/** The list and all that is read on the way to it. */
export const canList${area.pascal} = anyRoleOf('canList${area.pascal}', 'MENU_ADMIN_TOOL_ACCESS')
`

/** @type {(area: Spellings) => string} */
const policyTest = (area) => `import { expect, it } from 'vitest'
import type { Actor } from '../shared/policy'
import { canList${area.pascal} } from './policy'

const actor = (...roles: string[]): Actor => ({ userId: 7, userName: 'mara', licenseId: 1, roles })

it.each([
  ['MENU_ADMIN_TOOL_ACCESS', true],
  ['VIEW_MAP', false],
])('lists ${area.words} with %s: %s', (role, expected) => {
  expect(canList${area.pascal}.decide(actor(role)).allowed).toBe(expected)
})
`

/** @type {(area: Spellings, one: Spellings) => string} */
const messages = (area, one) => `export const ${one.camel}Messages = {
  loadFailed: 'Failed to load ${area.words}',
  notFound: 'No such ${one.words}.',
} as const

export const ${one.camel}Labels = {
  all: '${area.sentence}',
  name: 'Name',
} as const
`

/** @type {(area: Spellings) => string} */
const contract = (area) => `import type { Contract } from './contract'

/** The calls about ${area.words}: a row for each, made by \`call\`. */
export const ${area.camel} = {} as const satisfies Contract[string]
`
