import { CircleSlash, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { customState } from '@sitewright/domain/configs/equipment-statuses'
import { configLabels, configMessages } from '@sitewright/domain/configs/messages'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { pickStatus, statusNameProblem, takenStatusNames, UNCHANGED_PICK } from '@sitewright/domain/configs/status-edit'
import { Button, IconButton } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { isSameValue } from '../../draft/draft'
import { usePendingText } from '../../field/use-pending-text'
import { Popover } from '../../popover/Popover'
import { TextField } from '../../text-field/TextField'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { AutomaticStatus, DefaultStatuses } from './AutomaticStatus'
import type { ConfigEditorProps, StatusUse } from './config-editor'
import { Quiet } from './Configs.styles'
import { RenameStatusDialog } from './RenameStatusDialog'
import { AddStatus, Equipment, Side, StatusTable } from './StatusEditor.styles'
import { toUseKey, UseList } from './UseList'
import { CHECK_IN, CHECK_OUT, readStatusEdit, STATUSES, UNAVAILABLE } from './status-form'

/** The editor of CustomEquipmentStatus: the statuses with their codes, and the automatic ones (CONF-31 to CONF-43). */
export function StatusEditor(props: ConfigEditorProps) {
  return (
    <Equipment>
      <div>
        <Statuses {...props} />
        {props.reason === undefined && <NewStatus {...props} />}
      </div>
      <Side>
        <AutomaticStatus {...props} field={CHECK_IN} label={configLabels.checkInStatus} />
        <AutomaticStatus {...props} field={CHECK_OUT} label={configLabels.checkOutStatus} />
        <DefaultStatuses {...props} />
      </Side>
    </Equipment>
  )
}

function Statuses({ control, reason, statusUses, onRenameStatus, announce }: ConfigEditorProps) {
  const { draft, change } = control
  const [renamed, setRenamed] = useState<{ key: string; state: number }>()
  const edit = readStatusEdit(draft.value)
  const base = readStatusEdit(draft.base.value)
  const baseOrder = [...base.statuses]
  const table = useRef<HTMLTableElement>(null)
  const remove = (key: string): void => {
    // The button goes with its row.
    table.current?.focus()
    change(STATUSES, new Set([...edit.statuses].filter((one) => one !== key)))
    for (const field of [CHECK_IN, CHECK_OUT] as const) {
      if (edit[field] === pickStatus(key)) change(field, UNCHANGED_PICK)
    }
    announce(messages.statusRemoved(key))
  }
  if (edit.statuses.size === 0) return <Quiet as="div">{messages.noStatuses}</Quiet>
  // A rename writes over the stored version, which the draft is on top of.
  const isEdited = Object.keys(draft.value).some((field) => !isSameValue(draft.value[field], draft.base.value[field]))
  return (
    <>
      <StatusTable ref={table} tabIndex={-1} aria-label={labels.list.statuses}>
        <thead>
          <tr>
            <th scope="col">{labels.list.code}</th>
            <th scope="col">{labels.list.status}</th>
            <th scope="col">{configLabels.unavailable}</th>
            <th scope="col">
              <VisuallyHidden>{labels.list.actions}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...edit.statuses].map((key, index) => {
            const isAdded = !base.statuses.has(key)
            // Workflow items store the code, and the place of a status decides about it.
            const uses = isAdded ? [] : findUses(statusUses, baseOrder.indexOf(key) + 1)
            const isChanged = isAdded || edit.unavailable.has(key) !== base.unavailable.has(key)
            return (
              // By its code, so that a renamed row stays and takes the focus back from the dialog.
              <tr key={customState(index + 1)} data-edited={isChanged ? '' : undefined}>
                <td>{customState(index + 1)}</td>
                <th scope="row">
                  {key} {isAdded && <Quiet as="span">{labels.list.added}</Quiet>}
                </th>
                <td>
                  <Checkbox
                    label={configLabels.unavailable}
                    aria-label={labels.list.unavailableOf(key)}
                    checked={edit.unavailable.has(key)}
                    onChange={(isOn) =>
                      change(
                        UNAVAILABLE,
                        new Set(isOn ? [...edit.unavailable, key] : [...edit.unavailable].filter((one) => one !== key)),
                      )
                    }
                    {...(reason !== undefined && { disabledReason: reason })}
                  />
                </td>
                <td>
                  {reason === undefined && onRenameStatus !== undefined && !isAdded && (
                    <IconButton
                      size="small"
                      label={labels.list.rename(key)}
                      icon={<Pencil aria-hidden="true" />}
                      onClick={() => setRenamed({ key, state: customState(baseOrder.indexOf(key) + 1) })}
                      {...(isEdited && { disabledReason: messages.renameDirty })}
                    />
                  )}
                  {reason === undefined &&
                    (uses.length > 0 ? (
                      <StatusUses
                        name={key}
                        uses={uses}
                        isUsed={statusUses.has(customState(baseOrder.indexOf(key) + 1))}
                      />
                    ) : (
                      <IconButton
                        size="small"
                        label={labels.list.remove(key)}
                        icon={<Trash2 aria-hidden="true" />}
                        onClick={() => remove(key)}
                      />
                    ))}
                </td>
              </tr>
            )
          })}
        </tbody>
      </StatusTable>
      {renamed !== undefined && onRenameStatus !== undefined && (
        <RenameStatusDialog
          name={renamed.key}
          others={baseOrder.filter((key) => key !== renamed.key)}
          uses={statusUses.get(renamed.state) ?? []}
          onRename={(name) => onRenameStatus(renamed.state, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  )
}

/** Items that use the status at a place, else those that use one after it, whose code would change. Each item once. Places count from 1. */
function findUses(statusUses: ConfigEditorProps['statusUses'], place: number): readonly StatusUse[] {
  const own = statusUses.get(customState(place))
  if (own !== undefined) return own
  const later = [...statusUses].flatMap(([state, uses]) => (state > customState(place) ? uses : []))
  return [...new Map(later.map((use) => [toUseKey(use), use])).values()]
}

/** Why a status cannot be removed: the workflow items that use it (CONF-43, CONF-44). */
function StatusUses({ name, uses, isUsed }: { name: string; uses: readonly StatusUse[]; isUsed: boolean }) {
  return (
    <Popover
      label={configMessages.statusInUseTitle}
      aria-label={labels.list.cannotRemove(name)}
      title={configMessages.statusInUseTitle}
      startIcon={<CircleSlash aria-hidden="true" />}
      buttonSize="small"
      placement="bottom end"
    >
      <p>{isUsed ? messages.statusInUse(name) : messages.laterStatusInUse(name)}</p>
      <UseList uses={uses} />
    </Popover>
  )
}

/** Adds a status at the end of the list, so that no code of another status changes. */
function NewStatus({ control, announce }: ConfigEditorProps) {
  const { draft, change } = control
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { statuses } = readStatusEdit(draft.value)
  usePendingText(name.trim() !== '', {
    label: labels.list.newStatus,
    getControl: () => field.current,
    commit: () => setError(messages.statusNotAdded),
    discard: () => {
      setName('')
      setError(undefined)
    },
  })
  const add = (): void => {
    const typed = name.trim()
    const problem = statusNameProblem(takenStatusNames(statuses), typed)
    setError(problem)
    field.current?.focus()
    if (problem !== undefined) return
    change(STATUSES, new Set([...statuses, typed]))
    setName('')
    announce(messages.statusAdded(typed))
  }
  return (
    <AddStatus>
      <TextField
        ref={field}
        label={labels.list.newStatus}
        placeholder={labels.list.newStatus}
        isLabelHidden
        autoComplete="off"
        value={name}
        onChange={(text) => {
          setName(text)
          setError(undefined)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add()
        }}
        {...(error !== undefined && { error })}
      />
      <Button icon={<Plus aria-hidden="true" />} onClick={add}>
        {labels.list.add}
      </Button>
    </AddStatus>
  )
}
