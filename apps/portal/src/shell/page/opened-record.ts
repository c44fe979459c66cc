import type { LayoutName, RouteName } from '../../paths'
import { findPage } from './find-row'
import type { RecentRecord } from '../jump/recent'
import { subjectPage } from './subject-page'

type Params = Readonly<Record<string, string | undefined>>

/** A record as the address names it. */
interface AddressedRecord {
  /** As an audit subject. */
  kind: string
  id: string
}

const CATALOG_SUBJECTS: Readonly<Record<string, string>> = {
  environments: 'environment',
  productLicenses: 'product-license',
  integrations: 'integration',
  reports: 'report',
}

/** The kind of record that pages are about, by their layout or their own name, and the parameter that names it. */
const RECORDS: Readonly<Partial<Record<LayoutName | RouteName, readonly [kind: string, param: string]>>> = {
  user: ['user', 'userName'],
  group: ['user-group', 'id'],
  apiKey: ['api-key', 'id'],
  license: ['license', 'id'],
  licenseView: ['license', 'id'],
  licenseEdit: ['license', 'id'],
  project: ['project', 'projectId'],
  site: ['site', 'siteId'],
  workflow: ['workflow', 'id'],
  workflowActivity: ['workflow', 'id'],
  preservation: ['preservation', 'id'],
  importSystem: ['import-system', 'configId'],
  importActivity: ['import-system', 'configId'],
}

/** The record that the page of an address is about, if it is about one that can be opened again. */
export function findRecord(page: string | undefined, params: Params): AddressedRecord | undefined {
  const layout = findPage(page)?.layout
  if (layout === 'catalogEntry') {
    const kind = CATALOG_SUBJECTS[params['kind'] ?? '']
    return kind === undefined ? undefined : { kind, id: params['id'] ?? '' }
  }
  const record = RECORDS[page as RouteName] ?? (layout && RECORDS[layout])
  if (record === undefined) return undefined
  const [kind, param] = record
  return { kind, id: params[param] ?? '' }
}

/** The entry of a record among those opened last. */
export function toRecent(
  record: AddressedRecord,
  name: string,
  params: Params,
  openedAt: number,
): RecentRecord | undefined {
  const projectId = Number(params['projectId'])
  const href = subjectPage({ ...record, name, ...(Number.isSafeInteger(projectId) && { projectId }) })
  return href === undefined ? undefined : { ...record, label: name, href, openedAt }
}

/** Whether the session may open the page of a remembered record: its roles can have changed since. */
export const isOpenable = ({ kind, id, label }: RecentRecord): boolean =>
  // Which project it is does not matter for the roles.
  subjectPage({ kind, id, name: label, projectId: 1 }) !== undefined
