import { CircleSlash, Pencil, Plus } from 'lucide-react'
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
import { type EditableColumn, EditableRow, EditableTable } from '../../editable-table/EditableTable'
import { usePendingText } from '../../field/use-pending-text'
import { Popover } from '../../popover/Popover'
import { TextField } from '../../text-field/TextField'
import { AutomaticStatus, DefaultStatuses } from './AutomaticStatus'
import type { ConfigEditorProps, StatusUse } from './config-editor'
import { Quiet } from './Configs.styles'
import { RenameStatusDialog } from './RenameStatusDialog'
import { AddStatus, Equipment, Side } from './StatusEditor.styles'
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

type ColumnId = 'code' | 'status' | 'unavailable'

const COLUMNS: readonly EditableColumn<ColumnId>[] = [
  { id: 'code', header: labels.list.code, width: '3rem', block: 'title' },
  { id: 'status', header: labels.list.status, isRowHeader: true, block: 'title' },
  { id: 'unavailable', header: configLabels.unavailable, width: '5rem' },
]

const TABLE_LABELS = { remove: labels.list.remove, removed: messages.statusRemoved, actions: labels.list.actions }

function Statuses({ control, reason, statusUses, onRenameStatus }: ConfigEditorProps) {
  const { draft, change } = control
  const [renamed, setRenamed] = useState<{ key: string; state: number }>()
  const edit = readStatusEdit(draft.value)
  const base = readStatusEdit(draft.base.value)
  const baseOrder = [...base.statuses]
  const remove = (key: string): void => {
    change(STATUSES, new Set([...edit.statuses].filter((one) => one !== key)))
    for (const field of [CHECK_IN, CHECK_OUT] as const) {
      if (edit[field] === pickStatus(key)) change(field, UNCHANGED_PICK)
    }
  }
  // A rename writes over the stored version, which the draft is on top of.
  const isEdited = Object.keys(draft.value).some((field) => !isSameValue(draft.value[field], draft.base.value[field]))
  return (
    <>
      <EditableTable
        caption={labels.list.statuses}
        columns={COLUMNS}
        // Rename, and Remove or the wide button that says why it is missing.
        tools={reason === undefined ? 6 : 0}
        empty={messages.noStatuses}
        labels={TABLE_LABELS}
      >
        {[...edit.statuses].map((key, index) => {
          const isAdded = !base.statuses.has(key)
          const state = customState(baseOrder.indexOf(key) + 1)
          // Workflow items store the code, and the place of a status decides about it.
          const uses = isAdded ? [] : findUses(statusUses, baseOrder.indexOf(key) + 1)
          const isChanged = edit.unavailable.has(key) !== base.unavailable.has(key)
          return (
            <EditableRow<ColumnId>
              // By its code, so that a renamed row stays and takes the focus back from the dialog.
              key={customState(index + 1)}
              name={key}
              change={isAdded ? 'added' : isChanged ? 'changed' : undefined}
              cells={{
                code: customState(index + 1),
                status: (
                  <span>
                    {key} {isAdded && <Quiet as="span">{labels.list.added}</Quiet>}
                  </span>
                ),
                unavailable: (
                  <Checkbox
                    label={labels.list.unavailableOf(key)}
                    isLabelHidden
                    checked={edit.unavailable.has(key)}
                    disabledReason={reason}
                    onChange={(isOn) =>
                      change(
                        UNAVAILABLE,
                        new Set(isOn ? [...edit.unavailable, key] : [...edit.unavailable].filter((one) => one !== key)),
                      )
                    }
                  />
                ),
              }}
              actions={
                reason === undefined && (
                  <>
                    {onRenameStatus !== undefined && !isAdded && (
                      <IconButton
                        size="small"
                        label={labels.list.rename(key)}
                        icon={<Pencil aria-hidden="true" />}
                        disabledReason={isEdited ? messages.renameDirty : undefined}
                        onClick={() => setRenamed({ key, state })}
                      />
                    )}
                    {uses.length > 0 && <StatusUses name={key} uses={uses} isUsed={statusUses.has(state)} />}
                  </>
                )
              }
              onRemove={reason === undefined && uses.length === 0 ? () => remove(key) : undefined}
            />
          )
        })}
      </EditableTable>
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
