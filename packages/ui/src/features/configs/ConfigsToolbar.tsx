import { useMemo, useSyncExternalStore } from 'react'
import type { Config } from '@sitewright/domain/configs/model'
import { configScreenLabels as labels } from '@sitewright/domain/configs/screen-messages'
import { SearchField } from '../../search-field/SearchField'
import { Segments } from '../../segments/Segments'
import type { ConfigBoard } from './config-board'
import { findDefault, listFields, toEntryRows } from './config-fields'
import { CONFIG_VIEWS, type ConfigFilter } from './config-filter'
import { Quiet, Toolbar } from './Configs.styles'

/** Props of ConfigsToolbar. */
export interface ConfigsToolbarProps {
  configs: readonly Config[]
  /** The configs whose values are marked as defaults; undefined without them. */
  defaults: readonly Config[] | undefined
  board: ConfigBoard
  filter: ConfigFilter
  /** What the marks of the parameters mean. */
  help: string | undefined
  onFilter: (filter: ConfigFilter) => void
}

/** Counts parameters, and those that differ from the defaults. */
function countFields(configs: readonly Config[], defaults: readonly Config[] | undefined) {
  let [all, set] = [0, 0]
  for (const { name, data } of configs) {
    const start = toEntryRows(defaults?.find((config) => config.name === name)?.data.configs ?? [])
    for (const field of listFields(toEntryRows(data.configs))) {
      all += 1
      if ((findDefault(name, start, field) ?? field.value) !== field.value) set += 1
    }
  }
  return { all, set }
}

/** Narrows the cards and the index together: by a text, and to values that are set here or changed. */
export function ConfigsToolbar({ configs, defaults, board, filter, help, onFilter }: ConfigsToolbarProps) {
  const dirty = useSyncExternalStore(board.subscribe, board.getSnapshot, board.getSnapshot)
  const counts = useMemo(() => countFields(configs, defaults), [configs, defaults])
  const changed = [...dirty.values()].reduce((sum, { changes }) => sum + changes.length, 0)
  const views = defaults === undefined ? CONFIG_VIEWS.filter((view) => view !== 'set') : CONFIG_VIEWS
  return (
    <Toolbar role="search" aria-label={labels.filter}>
      <div data-part="search">
        <SearchField
          label={labels.search}
          placeholder={labels.search}
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
        />
      </div>
      <Segments
        label={labels.show}
        options={views.map((view) => ({
          value: view,
          label: labels.views[view],
          count: view === 'changed' ? changed : counts[view],
        }))}
        value={filter.view}
        onChange={(view) => onFilter({ ...filter, view })}
      />
      {help !== undefined && <Quiet>{help}</Quiet>}
    </Toolbar>
  )
}
