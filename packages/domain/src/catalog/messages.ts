import { inLine } from '../shared/in-line'
import type { CatalogUse, UseKind } from './model'

/** Errors of the fields of catalog entries (CAT-02 to CAT-09). */
export const catalogFieldMessages = {
  required: 'Please enter a value.',
  address: 'Enter an address without spaces that starts with https://, or with http:// on this machine.',
  addressParts: 'Enter an address without a user name, a password, ? or #.',
  picture: 'Enter an address without spaces or a user name that starts with https://.',
  color: 'Enter a color such as #2f6fd6.',
  number: 'Enter a whole number from 1 to 999,999.',
  taken: (name: string) => `${name} already has this value.`,
  settings: (variable: string) => `The setting ${variable} of the server determines this. Change it there.`,
  groupsInUse: (groups: readonly string[]) =>
    `Users, user groups or API keys with this product license use roles of ${groups.join(', ')}. Remove these roles first.`,
  unknownGroup: 'No such role group.',
  kindInUse: "You can't change the kind while users, user groups or API keys have this product license.",
} as const

const USE_NOUNS: Readonly<Record<UseKind, readonly [one: string, many: string]>> = {
  license: ['license', 'licenses'],
  project: ['project', 'projects'],
  user: ['user', 'users'],
  'user-group': ['user group', 'user groups'],
  'api-key': ['API key', 'API keys'],
  'report-group': ['report group', 'report groups'],
}

/** What uses an entry, of one kind: its number with its noun, and how many the names leave out. */
export const catalogUseTexts = {
  count: ({ kind, count }: CatalogUse): string =>
    `${count.toLocaleString('en-US')} ${USE_NOUNS[kind][count === 1 ? 0 : 1]}`,
  more: ({ count, items }: CatalogUse): string =>
    count > items.length ? `${(count - items.length).toLocaleString('en-US')} more` : '',
} as const

const describeUse = (use: CatalogUse): string => {
  const names = [...use.items.map(({ name }) => name), catalogUseTexts.more(use)].filter((name) => name !== '')
  return `${catalogUseTexts.count(use)}${use.items.length > 0 ? ` (${names.join(', ')})` : ''}`
}

/** Texts of calls of the catalog. */
export const catalogMessages = {
  notFound: 'This catalog entry does not exist.',
  conflict: 'Someone else changed this catalog entry while you were editing.',
  /** The names are those of CAT-15. */
  inUse: (usedBy: readonly CatalogUse[]) =>
    `${usedBy.length === 0 ? 'This is in use' : `Used by ${usedBy.map(describeUse).join(', ')}`}. Retire it instead of deleting it.`,
  retired: 'This is retired and is no longer offered.',
} as const

/** A change of an address or a secret, for a notice. */
export interface SensitiveChange {
  /** The environment or the integration. */
  readonly name: string
  readonly what: 'address' | 'secret' | 'setup address'
  /** Empty if there was no address. Left out for a secret. */
  readonly before?: string
  readonly after?: string
}

const OR_NONE = 'none'
const describe = ({ name, what, before, after }: SensitiveChange): string =>
  before === undefined || after === undefined
    ? `- ${inLine(name)}: ${what}\n`
    : `- ${inLine(name)}: ${what} from ${inLine(before || OR_NONE)} to ${inLine(after || OR_NONE)}\n`

/** The notice to super-administrators (CAT-11). Plain text. */
export const catalogMails = {
  changed: (product: string, actor: string, changes: readonly SensitiveChange[]) => ({
    subject: `${product}: catalog address or secret changed`,
    text: `${inLine(actor)} changed addresses or secrets that ${inLine(product)} uses for session codes and tokens:\n\n${changes.map(describe).join('')}\nIf you did not expect this, undo it in the catalog and end the sessions of ${inLine(actor)}.\n`,
  }),
} as const
