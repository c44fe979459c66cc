import { Plus, Trash2 } from 'lucide-react'
import { configLabels } from '@sitewright/domain/configs/messages'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { Button } from '../../button/Button'
import type { ConfigField } from './config-fields'
import { Actions, SubConfig, SubConfigs } from './ListEditors.styles'
import { COUNT, readCount } from './export-form'
import { ParameterGrid, type ParameterGridProps } from './ParameterGrid'

/** The sub-configs of the draft, which can have a few more than are stored. An entry is its place, which names its fields. */
const listSubConfigs = ({ fields, control }: ParameterGridProps) =>
  Array.from({ length: readCount(control.draft.value) }, (_, entry) => ({ entry, fields: fieldsOf(fields, entry) }))

function fieldsOf(fields: readonly ConfigField[], entry: number): ConfigField[] {
  const own = fields.filter((field) => field.entry === entry)
  if (own.length > 0) return own
  // A sub-config that is not stored has the parameters of the last stored one.
  const last = Math.max(...fields.map((field) => field.entry))
  return fields
    .filter((field) => field.entry === last)
    .map((field) => ({ ...field, entry, key: field.key.replace(`${last}/`, `${entry}/`) }))
}

/** The editor of CustomBarcodeExport: its sub-configs, of which the last one can be removed (CONF-25, CONF-26, CONF-27). */
export function ExportEditor(props: ParameterGridProps) {
  const { control, reason, announce } = props
  const { draft, change } = control
  const count = readCount(draft.value)
  const subConfigs = listSubConfigs(props)
  const canAdd = Object.keys(draft.value).some((key) => key.startsWith(`${count}/`))
  const removeLast = (): void => {
    // A sub-config that is added later starts with its defaults again.
    for (const { key } of subConfigs.at(-1)?.fields ?? []) change(key, draft.base.value[key] ?? '')
    change(COUNT, String(count - 1))
    announce(messages.subConfigRemoved(count))
  }
  return (
    <>
      <SubConfigs>
        {subConfigs.map(({ entry, fields }) => (
          <SubConfig key={entry} aria-label={labels.subConfig(entry + 1)}>
            <h3>{labels.subConfig(entry + 1)}</h3>
            <ParameterGrid {...props} fields={fields} />
          </SubConfig>
        ))}
      </SubConfigs>
      {reason === undefined && (
        <Actions>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            {...(!canAdd && { disabledReason: messages.saveFirst })}
            onClick={() => {
              change(COUNT, String(count + 1))
              announce(messages.subConfigAdded(count + 1))
            }}
          >
            {configLabels.addPart}
          </Button>
          <Button
            size="small"
            icon={<Trash2 aria-hidden="true" />}
            {...(count <= 1 && { disabledReason: messages.lastSubConfig })}
            onClick={removeLast}
          >
            {configLabels.removeLastPart}
          </Button>
        </Actions>
      )}
    </>
  )
}
