import { pageTitles } from '../shared/page-titles'
import type { CatalogKind } from './model'

const list = <const One extends string>(
  title: string,
  one: One,
  many: string,
  filterPlaceholder: string,
  newTitle: string,
) => ({
  list: title,
  one,
  many,
  filter: `Filter ${many}`,
  filterPlaceholder,
  newTitle,
  onlyActive: 'Hide Retired',
  showInactive: `Show retired ${many} too`,
  name: 'Name',
  isRetired: 'Retired',
  uses: 'Uses',
})

/** The labels of each kind: of its list and, by their names, of the fields of its form. */
export const catalogLabels = {
  environments: {
    ...list(pageTitles.environments, 'environment', 'environments', 'Name, address or label', 'New Environment'),
    serverUrl: 'Address',
    label: 'Label',
    secret: 'Secret',
  },
  productLicenses: {
    ...list(
      pageTitles.productLicenses,
      'product license',
      'product licenses',
      'Number, name or short name',
      'New Product License',
    ),
    id: 'Number',
    shortName: 'Short Name',
    description: 'Description',
    color: 'Color',
    isVendor: 'Vendor Product License',
    roleGroupIds: 'Role Groups',
    roleGroups: 'Role Groups',
  },
  integrations: {
    ...list(pageTitles.integrations, 'integration', 'integrations', 'Name or address', 'New Integration'),
    imgUrl: 'Picture Address',
    setupUrl: 'Setup Address',
  },
  reports: {
    ...list(pageTitles.reports, 'report', 'reports', 'Name or path', 'New Report'),
    path: 'Path',
  },
} as const

/** Labels that all kinds share. */
export const catalogScreenLabels = {
  title: pageTitles.catalog,
  state: 'State',
  offered: 'Offered',
  retired: 'Retired',
  kind: 'Kind',
  vendor: 'Vendor',
  standard: 'Standard',
  noLabel: 'None',
  availability: 'Availability',
  save: 'Save',
  delete: 'Delete',
  duplicate: 'Duplicate',
  usedBy: 'Used By',
  secret: 'Secret',
  makeSecret: 'Create Secret',
  replaceSecret: 'Replace Secret',
  removeSecret: 'Remove Secret',
  secretTitle: 'Secret created',
  copy: 'Copy',
  close: 'I Have Stored It',
} as const

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

const texts = (one: string, many: string, first: string) => ({
  fetchFailed: `Failed to load ${many}.`,
  fetchOneFailed: `Failed to load the ${one}.`,
  emptyTitle: `No ${many} found`,
  emptyFiltered: `No ${one} matches this filter. Change or clear the filter to see more ${many}.`,
  emptyLicense: `There are no ${many} yet. ${first}`,
  inactiveHidden: (number: number) => `${count(number, `retired ${one} is`, `retired ${many} are`)} hidden.`,
  added: `Added the ${one} to the catalog.`,
  addFailed: `Failed to add the ${one}.`,
  saved: `Saved the ${one}.`,
  saveFailed: `Failed to save the ${one}.`,
  deleted: `Deleted the ${one} from the catalog.`,
  deleteFailed: `Failed to delete the ${one}.`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  unused: `Nothing uses this ${one}.`,
  deleteText: `Nothing uses this ${one}. You can't undo this.`,
  retiredHelp: `A retired ${one} stays where it is used and is not offered for anything new.`,
})

/** The texts of each kind. */
export const catalogTexts = {
  environments: texts('environment', 'environments', 'Add one before you create the first license.'),
  productLicenses: texts('product license', 'product licenses', 'Add one to offer it to every license.'),
  integrations: texts('integration', 'integrations', 'Add one to offer it to every license.'),
  reports: texts('report', 'reports', 'Add one to assign it to users and report groups.'),
} as const satisfies Readonly<Record<CatalogKind, unknown>>

/** Texts of single fields and of the secret of an environment. */
export const catalogScreenMessages = {
  serverUrl: 'Users who open the environment are sent here with a session code.',
  label: 'What the environment is for.',
  number: "You can't change it later.",
  isVendor: 'Users cannot have vendor product licenses and standard ones at the same time.',
  roleGroups: 'Users with this product license can get the roles of these groups.',
  roleGroupsFailed: 'Failed to load role groups.',
  roleGroupInUse: 'Its roles are in use through this product license. Remove these roles first.',
  imgUrl:
    'Optional. Starts with https://. If the portal may not load pictures from this server, it shows an icon instead.',
  setupUrl: 'Optional. Administrators are sent here with a token. Without an address, there is no setup.',
  path: 'Where the report is in the report server.',
  secretSource: {
    settings: 'The setting ENVIRONMENT_SECRETS of the server determines the secret. Change it there.',
    catalog: 'Web applications of this environment must send the secret when they redeem a session code.',
    none: 'Web applications of this environment can redeem session codes without a secret.',
  },
  secretSet: 'A secret is set. You cannot see it again.',
  secretNone: 'No secret is set.',
  seenOnce:
    'You cannot see this secret again. Copy it now, and store it where web applications of this environment read it.',
  closeQuestion: {
    title: 'Close without storing the secret?',
    text: 'You cannot see this secret again. If nobody has stored it, you have to replace it with a new one.',
    confirm: 'Close Without Storing',
  },
  makeTitle: (name: string) => `Create a secret for ${name}?`,
  replaceTitle: (name: string) => `Replace the secret of ${name}?`,
  makeText:
    'From then on, web applications of this environment must send the secret. Until they do, their users cannot sign in.',
  replaceText:
    'The current secret stops working at once. Until web applications of this environment send the new one, their users cannot sign in.',
  removeTitle: (name: string) => `Remove the secret of ${name}?`,
  removeText: 'The secret stops working at once, and session codes of this environment can be redeemed without one.',
  secretMade: 'Created a secret.',
  secretRemoved: 'Removed the secret.',
  secretFailed: 'Failed to change the secret.',
} as const
