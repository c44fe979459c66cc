import { navigationLabels } from '../shared/messages'
import type { JumpResult } from './model'

/** Texts of Jump to. (JUMP) */
export const jumpLabels = {
  title: navigationLabels.jump,
  /** Of the field. */
  field: 'Search or jump to',
  results: 'Results',
  recent: 'Recent',
  thisPage: 'On this page',
  pages: 'Pages',
  actions: 'Actions',
  choose: 'choose',
  open: 'open',
  openInNewTab: 'open in a new tab',
  up: 'Up',
  down: 'Down',
  theme: 'Theme: Light, Dark, High contrast',
  /** Starts the names of the themes. */
  themeStart: 'Theme: ',
  licenseSettings: 'License settings',
} as const

export const jumpMessages = {
  searching: 'Searching…',
  failed: "Couldn't search for records.",
  nothing: (text: string) => `Nothing found for “${text}”.`,
  nothingNext: 'Try a shorter search, another spelling or an id.',
  nothingYet: 'Type a name or an id.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const

/** Headings of the results by kind. */
export const jumpKindLabels: Readonly<Record<string, string>> = {
  project: 'Projects',
  user: 'Users',
  license: 'Licenses',
  'user-group': 'User Groups',
  'api-key': 'API Keys',
  site: 'Sites',
  workflow: 'Workflows',
  preservation: 'Preservations',
  'import-system': 'Import Systems',
  'config-parameter': 'Configs',
}

const ofLicense = ({ licenseId }: JumpResult): string | undefined =>
  licenseId === undefined ? undefined : `License ${licenseId}`

/** What tells a result from others of the same name: "12 · License 1". */
export function describeResult(result: JumpResult): string {
  const { kind, id, detail, isActive } = result
  const inactive = isActive === false ? 'Inactive' : undefined
  const parts =
    kind === 'license'
      ? [id, isActive === true ? 'Active' : inactive]
      : kind === 'project'
        ? [id, ofLicense(result), inactive]
        : [detail ?? ofLicense(result), kind === 'site' && inactive ? 'Archived' : inactive]
  return parts.filter(Boolean).join(' · ')
}
