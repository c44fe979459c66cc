import { matchesText } from '@sitewright/domain/shared/lists'

/** Which parameters the page shows. */
export type ConfigView = 'all' | 'set' | 'changed'
export const CONFIG_VIEWS: readonly ConfigView[] = ['all', 'set', 'changed']

export interface ConfigFilter {
  readonly search: string
  readonly view: ConfigView
}

/** What a filter leaves of a config: nothing, everything, or some of its fields. */
export type ShownFields = 'none' | 'all' | ReadonlySet<string>

/** A field that the filter compares. */
export interface FilteredField {
  /** Key of a parameter that is edited by its own field; undefined for any other part of a config. */
  readonly key?: string
  readonly texts: readonly string[]
  readonly isChanged: boolean
  /** Whether it differs from the defaults. */
  readonly isSet: boolean
}

/** Decides which fields of a config a filter shows. A config that is not edited field by field is shown as a whole. */
export function showFields(
  { search, view }: ConfigFilter,
  name: string,
  fields: readonly FilteredField[],
): ShownFields {
  const isNamed = search.trim() === '' || matchesText([name], search)
  if (view === 'all' && isNamed) return 'all'
  const shown = fields.filter(
    ({ texts, isChanged, isSet }) =>
      (isNamed || matchesText(texts, search)) && (view === 'all' || (view === 'set' ? isSet : isChanged)),
  )
  if (shown.length === 0) return 'none'
  const keys = shown.flatMap(({ key }) => key ?? [])
  return keys.length === shown.length ? new Set(keys) : 'all'
}
