import { useCallback } from 'react'
import { configMessages } from '@sitewright/domain/configs/messages'
import { MATERIAL_STATUS_CONFIG, RECEIPT_CONFIG, STORAGE_LEVELS_CONFIG } from '@sitewright/domain/configs/names'
import { configScreenMessages as messages } from '@sitewright/domain/configs/screen-messages'
import { changeRow } from '../../draft/rows'
import type { SelectOption } from '../../select/Select'
import { LoadFailure, waitReason } from '../patterns/LoadFailure'
import { useRowList } from '../../draft/use-draft'
import { type ConfigField, findDefault, findValue } from './config-fields'
import type { ConfigEditorProps } from './config-editor'
import { Grid } from './ConfigCard.styles'
import { Quiet } from './Configs.styles'
import { ParameterField } from './ParameterField'

/** Props of ParameterGrid. */
export interface ParameterGridProps extends ConfigEditorProps {
  fields: readonly ConfigField[]
}

const HELP: Readonly<Record<string, string>> = {
  [STORAGE_LEVELS_CONFIG]: messages.noRestriction,
  [RECEIPT_CONFIG]: messages.pickLocation,
}

const WAITING = { loading: messages.loadingStatuses, failed: configMessages.statusesFailed }

/** The statuses to choose from, and the current one in any case. */
const toOptions = (statuses: readonly string[], current: string): SelectOption[] =>
  [...new Set(['', current, ...statuses])].map((status) => ({ value: status, label: status || messages.noStatus }))

/** The parameters of a config, one field each. */
export function ParameterGrid(props: ParameterGridProps) {
  const { name, fields, control, errors, defaultDraft, shown, reason, materialStatuses } = props
  const { base, change } = useRowList(control, 'entries')
  const changeValue = useCallback(
    (entry: string, id: string, value: string | boolean) =>
      change(entry, (now) => ({ ...now, parameters: changeRow(now.parameters, id, { value }) })),
    [change],
  )
  const isChoice = name === MATERIAL_STATUS_CONFIG
  if (fields.length === 0) return <Quiet>{messages.noParameters}</Quiet>
  return (
    <>
      {isChoice && <LoadFailure view={materialStatuses} />}
      <Grid>
        {fields.map((field) => {
          const { key, ...rest } = field
          const { kind, value } = rest
          const hasOptions = isChoice && kind === 'text'
          const statuses = materialStatuses.state === 'ready' ? materialStatuses.value : []
          return (
            <ParameterField
              key={key}
              {...rest}
              name={key}
              stored={findValue(base, field) ?? value}
              defaultValue={findDefault(name, defaultDraft?.entries, field)}
              error={errors[key]}
              isHidden={shown instanceof Set && !shown.has(key)}
              reason={reason}
              options={hasOptions ? toOptions(statuses, String(value)) : undefined}
              optionsReason={hasOptions ? waitReason(materialStatuses, WAITING) : undefined}
              help={HELP[name]}
              onChange={changeValue}
            />
          )
        })}
      </Grid>
    </>
  )
}
