import { matchesText } from '@sitewright/domain/shared/lists'
import type { ConfigDraft, ConfigField } from './config-fields'

/** Which parameters the page shows. */
export type ConfigView = 'all' | 'set' | 'changed'
export const CONFIG_VIEWS: readonly ConfigView[] = ['all', 'set', 'changed']

export interface ConfigFilter {
  readonly search: string
  readonly view: ConfigView
}

/** What a filter leaves of a config: nothing, everything, or some of its fields. */
export type ShownFields = 'none' | 'all' | ReadonlySet<string>

/** What the filter compares. */
export interface FilteredConfig {
  readonly name: string
  /** Labels of the fields by their keys. */
  readonly labels: Readonly<Record<string, string>>
  readonly fields: readonly ConfigField[]
  readonly draft: ConfigDraft
  readonly changed: ReadonlySet<string>
  /** Keys of the fields that differ from the defaults. */
  readonly set: ReadonlySet<string>
}

/** Decides which fields of a config a filter shows. A config that is not edited field by field is shown as a whole. */
export function showFields({ search, view }: ConfigFilter, config: FilteredConfig): ShownFields {
  const { name, labels, fields, changed, set } = config
  const isNamed = search.trim() === '' || matchesText([name], search)
  const isShown = (key: string, label: string): boolean =>
    (isNamed || matchesText([label], search)) && (view === 'all' || (view === 'set' ? set : changed).has(key))
  if (view === 'all' && isNamed) return 'all'
  const keys = Object.entries(labels).filter(([key, label]) => isShown(key, label))
  if (keys.length === 0) return 'none'
  const listed = new Set(fields.map(({ key }) => key))
  return keys.every(([key]) => listed.has(key)) ? new Set(keys.map(([key]) => key)) : 'all'
}
