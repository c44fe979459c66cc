import { CircleSlash, Pencil, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { customState } from '@sitewright/domain/configs/equipment-statuses'
import { configLabels, configMessages } from '@sitewright/domain/configs/messages'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import { pickStatus, statusNameProblem, takenStatusNames, UNCHANGED_PICK } from '@sitewright/domain/configs/status-edit'
import { cleanName } from '@sitewright/domain/shared/names'
import { Button, IconButton } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { getDifferingFields } from '../../draft/draft'
import { addRow } from '../../draft/rows'
import { useRowList } from '../../draft/use-draft'
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

/** The editor of CustomEquipmentStatus: the statuses with their codes, and the automatic ones (CONF-31 to CONF-43). */
export function StatusEditor(props: ConfigEditorProps) {
  return (
    <Equipment>
      <div>
        <Statuses {...props} />
        {props.reason === undefined && <NewStatus {...props} />}
      </div>
      <Side>
        <AutomaticStatus {...props} field="checkIn" label={configLabels.checkInStatus} />
        <AutomaticStatus {...props} field="checkOut" label={configLabels.checkOutStatus} />
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
  const [renamed, setRenamed] = useState<{ name: string; state: number }>()
  const { rows, base, change: changeStatus, remove: removeStatus } = useRowList(control, 'statuses')
  const baseOrder = [...base.keys()]
  const remove = (id: string, name: string): void => {
    removeStatus(id)
    for (const field of ['checkIn', 'checkOut'] as const) {
      if (draft.value[field] === pickStatus(name)) change(field, UNCHANGED_PICK)
    }
  }
  // A rename writes over the stored version, which the draft is on top of.
  const isEdited = getDifferingFields(draft.base.value, draft.value).length > 0
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
        {[...rows].map(([id, { name, isUnavailable }], index) => {
          const isAdded = !base.has(id)
          const state = customState(baseOrder.indexOf(id) + 1)
          // Workflow items store the code, and the place of a status decides about it.
          const uses = isAdded ? [] : findUses(statusUses, baseOrder.indexOf(id) + 1)
          const isChanged = isUnavailable !== base.get(id)?.isUnavailable
          return (
            <EditableRow<ColumnId>
              // By its code, so that a renamed row stays and takes the focus back from the dialog.
              key={customState(index + 1)}
              name={name}
              change={isAdded ? 'added' : isChanged ? 'changed' : undefined}
              cells={{
                code: customState(index + 1),
                status: (
                  <span>
                    {name} {isAdded && <Quiet as="span">{labels.list.added}</Quiet>}
                  </span>
                ),
                unavailable: (
                  <Checkbox
                    label={labels.list.unavailableOf(name)}
                    isLabelHidden
                    isSelected={isUnavailable}
                    disabledReason={reason}
                    onChange={(isOn) => changeStatus(id, { isUnavailable: isOn })}
                  />
                ),
              }}
              actions={
                reason === undefined && (
                  <>
                    {onRenameStatus !== undefined && !isAdded && (
                      <IconButton
                        size="small"
                        label={labels.list.rename(name)}
                        icon={<Pencil aria-hidden="true" />}
                        disabledReason={isEdited ? messages.renameDirty : undefined}
                        onClick={() => setRenamed({ name, state })}
                      />
                    )}
                    {uses.length > 0 && <StatusUses name={name} uses={uses} isUsed={statusUses.has(state)} />}
                  </>
                )
              }
              onRemove={reason === undefined && uses.length === 0 ? () => remove(id, name) : undefined}
            />
          )
        })}
      </EditableTable>
      {renamed !== undefined && onRenameStatus !== undefined && (
        <RenameStatusDialog
          name={renamed.name}
          others={[...base.values()].flatMap(({ name }) => (name === renamed.name ? [] : [name]))}
          uses={statusUses.get(renamed.state) ?? []}
          onRename={(typed) => onRenameStatus(renamed.state, typed)}
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
  const { rows, set } = useRowList(control, 'statuses')
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
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
    const typed = cleanName(name)
    const problem = statusNameProblem(takenStatusNames([...rows.values()].map((status) => status.name)), typed)
    setError(problem)
    field.current?.focus()
    if (problem !== undefined) return
    // By its name, so that a status that someone else adds too is the same one.
    set((now) => addRow(now, { name: typed, isUnavailable: false }, { id: typed }))
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
        error={error}
      />
      <Button icon={<Plus aria-hidden="true" />} onClick={add}>
        {labels.list.add}
      </Button>
    </AddStatus>
  )
}
