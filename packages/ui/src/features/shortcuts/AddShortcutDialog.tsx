import { useState } from 'react'
import { dashboardNames, shortcutLabels, shortcutMessages } from '@sitewright/domain/shortcuts/messages'
import { DASHBOARD_TYPES, type DashboardType, type Shortcut } from '@sitewright/domain/shortcuts/model'
import { Button } from '../../button/Button'
import { ComboBox } from '../../combo-box/ComboBox'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { Select, type SelectOption } from '../../select/Select'
import { Fields } from './ShortcutsTab.styles'

/** Props of AddShortcutDialog. */
export interface AddShortcutDialogProps {
  /** The reports to choose from. */
  unassigned: readonly Shortcut[]
  /** The report that is chosen first. */
  initial: Shortcut | undefined
  /** Called with `null` for a basic shortcut. */
  onAdd: (row: Shortcut, type: DashboardType | null) => void
  onClose: () => void
}

const TYPES: readonly SelectOption<DashboardType | ''>[] = [
  { value: '', label: shortcutLabels.noType },
  ...DASHBOARD_TYPES.map((type) => ({ value: type, label: dashboardNames[type] })),
]

/** Picks an unassigned report and the dashboard that shows it, or none (SET-29, SET-31). Mounted while it is open. */
export function AddShortcutDialog({ unassigned, initial, onAdd, onClose }: AddShortcutDialogProps) {
  const [id, setId] = useState<number | null>(initial?.id ?? null)
  const [type, setType] = useState<DashboardType | ''>('')
  const row = unassigned.find((candidate) => candidate.id === id)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shortcutLabels.addTitle}
      footer={
        <>
          <Button onClick={onClose}>{shortcutLabels.cancel}</Button>
          <Button
            tone="primary"
            disabledReason={row === undefined ? shortcutMessages.chooseReport : undefined}
            onClick={() => {
              if (row !== undefined) onAdd(row, type === '' ? null : type)
            }}
          >
            {shortcutLabels.addConfirm}
          </Button>
        </>
      }
    >
      <Fields>
        <ComboBox<number>
          ref={initial === undefined ? focusOnMount : undefined}
          label={shortcutLabels.report}
          options={unassigned.map((report) => ({
            value: report.id,
            label: report.reportName,
            description: report.reportPath,
          }))}
          value={id}
          onChange={setId}
          isRequired
        />
        <Select
          ref={initial === undefined ? undefined : focusOnMount}
          label={shortcutLabels.type}
          options={TYPES}
          value={type}
          onChange={setType}
        />
      </Fields>
    </Dialog>
  )
}
