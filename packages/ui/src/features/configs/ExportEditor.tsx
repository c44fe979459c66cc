import { Plus, Trash2 } from 'lucide-react'
import { configLabels } from '@sitewright/domain/configs/messages'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { nextSubConfig } from '@sitewright/domain/configs/sub-configs'
import { Button } from '../../button/Button'
import type { Rows } from '../../draft/rows'
import { useRowList } from '../../draft/use-draft'
import { type EntryRow, toEntryRow, writeEntries } from './config-fields'
import { Actions, SubConfig, SubConfigs } from './ListEditors.styles'
import { ParameterGrid, type ParameterGridProps } from './ParameterGrid'

/** A sub-config to add, with the default values; undefined if there is none to start from. */
function createSubConfig(rows: Rows<EntryRow>, defaults: Rows<EntryRow> = new Map()): EntryRow | undefined {
  const last = writeEntries(rows).at(-1)
  const [start] = writeEntries(defaults)
  if (last === undefined) return start && toEntryRow(start)
  return { ...toEntryRow(nextSubConfig(last, start)), property: undefined }
}

/** The editor of CustomBarcodeExport: its sub-configs, of which the last one can be removed (CONF-25, CONF-26, CONF-27). */
export function ExportEditor(props: ParameterGridProps) {
  const { control, fields, defaultDraft, reason, announce } = props
  const { rows, add, remove } = useRowList(control, 'entries')
  const added = createSubConfig(rows, defaultDraft?.entries)
  const last = [...rows.keys()].at(-1)
  return (
    <>
      <SubConfigs>
        {[...rows.keys()].map((id, place) => (
          <SubConfig key={id} aria-label={labels.subConfig(place + 1)}>
            <h3>{labels.subConfig(place + 1)}</h3>
            <ParameterGrid {...props} fields={fields.filter(({ entry }) => entry === id)} />
          </SubConfig>
        ))}
      </SubConfigs>
      {reason === undefined && (
        <Actions>
          {added !== undefined && (
            <Button
              size="small"
              icon={<Plus aria-hidden="true" />}
              onClick={() => {
                add(added)
                announce(messages.subConfigAdded(rows.size + 1))
              }}
            >
              {configLabels.addPart}
            </Button>
          )}
          <Button
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            disabledReason={rows.size <= 1 ? messages.lastSubConfig : undefined}
            onClick={() => {
              if (last !== undefined) remove(last)
              announce(messages.subConfigRemoved(rows.size))
            }}
          >
            {configLabels.removeLastPart}
          </Button>
        </Actions>
      )}
    </>
  )
}
