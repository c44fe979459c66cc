import { configMessages } from '@sitewright/domain/configs/messages'
import { MATERIAL_STATUS_CONFIG, RECEIPT_CONFIG, STORAGE_LEVELS_CONFIG } from '@sitewright/domain/configs/names'
import { configScreenMessages as messages } from '@sitewright/domain/configs/screen-messages'
import type { SelectOption } from '../../select/Select'
import { LoadFailure, waitReason } from '../patterns/LoadFailure'
import { fieldValue, type ConfigField } from './config-fields'
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
  const { draft, change } = control
  const isChoice = name === MATERIAL_STATUS_CONFIG
  if (fields.length === 0) return <Quiet>{messages.noParameters}</Quiet>
  return (
    <>
      {isChoice && <LoadFailure view={materialStatuses} />}
      <Grid>
        {fields.map((field) => {
          const { key, kind } = field
          const stored = toPlain(draft.base.value[key], field)
          const value = toPlain(draft.value[key], field)
          const hasOptions = isChoice && kind === 'text'
          const statuses = materialStatuses.state === 'ready' ? materialStatuses.value : []
          return (
            <ParameterField
              key={key}
              field={field}
              value={value}
              stored={stored}
              defaultValue={toPlain(defaultDraft?.[key], undefined)}
              error={errors[key]}
              isHidden={shown instanceof Set && !shown.has(key)}
              reason={reason}
              options={hasOptions ? toOptions(statuses, String(value)) : undefined}
              optionsReason={hasOptions ? waitReason(materialStatuses, WAITING) : undefined}
              help={HELP[name]}
              onChange={change}
            />
          )
        })}
      </Grid>
    </>
  )
}

type Plain<Fallback> = string | boolean | Fallback

/** A value of a draft that is no set. */
function toPlain(value: unknown, field: ConfigField): Plain<never>
function toPlain(value: unknown, field: undefined): Plain<undefined>
function toPlain(value: unknown, field: ConfigField | undefined): Plain<undefined> {
  if (typeof value === 'string' || typeof value === 'boolean') return value
  return field && fieldValue(field)
}
