import { RotateCcw } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import {
  documentNumberLabels as labels,
  documentNumberMessages as messages,
} from '@sitewright/domain/document-numbering/messages'
import { numberProblem } from '@sitewright/domain/document-numbering/rules'
import { Announcement } from '../../announcer/Announcement'
import { IconButton } from '../../button/Button'
import type { Rows } from '../../draft/rows'
import { type EditableColumn, EditableRow } from '../../editable-table/EditableTable'
import { NumberField } from '../../number-field/NumberField'
import { useAnnouncement } from '../../announcer/use-announcement'
import { Numbers } from './DocumentNumbering.styles'
import { type NumberRow as Row, toNumberKey } from './number-draft'

type ColumnId = 'type' | 'number' | 'new' | 'difference'

export const NUMBER_COLUMNS: readonly EditableColumn<ColumnId>[] = [
  { id: 'type', header: labels.resourceType, block: 'title' },
  { id: 'number', header: labels.nextNumber, width: '8rem', align: 'end', block: 'half' },
  { id: 'new', header: labels.newNextNumber, width: '9.75rem', align: 'end', block: 'half' },
  { id: 'difference', header: labels.difference, width: '7.5rem', align: 'end', block: 'none' },
]

/** Props of NumbersTable. */
export interface NumbersTableProps {
  rows: Rows<Row>
  /** The stored numbers. */
  base: Rows<Row>
  isReadOnly: boolean
  /** Errors of the server by resource type. */
  errors: ReadonlyMap<number, string>
  onChange: (id: string, number: number | null) => void
  ref: Ref<HTMLDivElement>
}

/** The document numbers with a field for each new number. Enter moves to the next row, Escape resets a number (NUM-01, NUM-17). */
export function NumbersTable({ rows, base, isReadOnly, errors, onChange, ref }: NumbersTableProps) {
  const [announcement, announce] = useAnnouncement()
  return (
    <div ref={ref}>
      <Announcement of={announcement} />
      <Numbers caption={labels.caption} columns={NUMBER_COLUMNS} layout="page">
        {[...rows].map(([id, { resourceType, name, nextNumber }]) => (
          <NumberRow
            key={id}
            fieldName={toNumberKey(id)}
            name={name}
            stored={base.get(id)?.nextNumber ?? null}
            value={nextNumber}
            isReadOnly={isReadOnly}
            error={errors.get(resourceType)}
            onChange={(number) => onChange(id, number)}
            onReset={(number) => {
              onChange(id, number)
              announce(messages.reset(name, number ?? 0))
            }}
          />
        ))}
      </Numbers>
    </div>
  )
}

interface NumberRowProps {
  fieldName: string
  name: string
  stored: number | null
  value: number | null
  isReadOnly: boolean
  error: string | undefined
  onChange: (number: number | null) => void
  onReset: (stored: number | null) => void
}

function NumberRow({ fieldName, name, stored, value, isReadOnly, error, onChange, onReset }: NumberRowProps) {
  const isChanged = !Object.is(stored, value)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') {
      event.preventDefault()
      focusNextRow(event.currentTarget)
    } else if (event.key === 'Escape' && isChanged && !isReadOnly) {
      event.preventDefault()
      onReset(stored)
    }
  }
  return (
    <EditableRow<ColumnId>
      name={name}
      change={isChanged ? 'changed' : undefined}
      cells={{
        type: name,
        number: stored ?? labels.noNumber,
        new: (
          <NumberField
            label={labels.newNextNumberOf(name)}
            isLabelHidden
            name={fieldName}
            kind="integer"
            min={0}
            value={value}
            isReadOnly={isReadOnly}
            error={(isChanged ? numberProblem(value) : undefined) ?? error}
            note={isLower(stored, value) ? messages.lower(value ?? 0, (stored ?? 0) - 1) : undefined}
            onChange={onChange}
            onKeyDown={onKeyDown}
          />
        ),
        difference: isChanged ? describeDifference(stored, value) : <span>{labels.noChange}</span>,
      }}
      actions={
        isChanged &&
        !isReadOnly && (
          <IconButton
            size="small"
            label={labels.resetTo(name, stored ?? 0)}
            icon={<RotateCcw aria-hidden="true" />}
            onClick={(event) => {
              // The button goes with the change.
              event.currentTarget.closest('tr')?.querySelector<HTMLElement>('input')?.focus()
              onReset(stored)
            }}
          />
        )
      }
    />
  )
}

/** Whether numbers that are already assigned would be assigned again. */
const isLower = (stored: number | null, value: number | null): boolean =>
  numberProblem(value) === undefined && (value ?? 0) < (stored ?? 0)

/** "+518" or "−40"; nothing for a text that is not a number. */
function describeDifference(stored: number | null, value: number | null): string {
  if (numberProblem(value) !== undefined) return ''
  const difference = (value ?? 0) - (stored ?? 0)
  return difference < 0 ? `−${-difference}` : `+${difference}`
}

function focusNextRow(field: HTMLElement): void {
  const next = field.closest('tr')?.nextElementSibling?.querySelector('input')
  next?.focus()
  next?.select()
}
