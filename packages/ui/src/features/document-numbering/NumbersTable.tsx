import { RotateCcw } from 'lucide-react'
import type { KeyboardEvent, Ref } from 'react'
import {
  documentNumberLabels as labels,
  documentNumberMessages as messages,
} from '@sitewright/domain/document-numbering/messages'
import { type NamedNumber, numberProblem } from '@sitewright/domain/document-numbering/rules'
import { IconButton } from '../../button/Button'
import { NumberField } from '../../number-field/NumberField'
import { useAnnouncement } from '../../undo/use-announcement'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Numbers } from './DocumentNumbering.styles'
import { getNumber, type NumberDraft } from './number-draft'

/** Props of NumbersTable. */
export interface NumbersTableProps {
  numbers: readonly NamedNumber[]
  base: NumberDraft
  draft: NumberDraft
  isReadOnly: boolean
  /** Errors of the server by resource type. */
  errors: ReadonlyMap<number, string>
  onChange: (resourceType: number, number: number | null) => void
  ref: Ref<HTMLTableElement>
}

/** The document numbers with a field for each new number. Enter moves to the next row, Escape resets a number (NUM-01, NUM-17). */
export function NumbersTable({ numbers, base, draft, isReadOnly, errors, onChange, ref }: NumbersTableProps) {
  const [announcement, announce] = useAnnouncement()
  return (
    <div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Numbers ref={ref}>
        <caption>
          <VisuallyHidden>{labels.caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{labels.resourceType}</th>
            <th scope="col" data-align="end">
              {labels.nextNumber}
            </th>
            <th scope="col" data-align="end" data-part="new">
              {labels.newNextNumber}
            </th>
            <th scope="col" data-align="end" data-part="difference">
              {labels.difference}
            </th>
            <th scope="col" data-part="tool">
              <VisuallyHidden>{labels.reset}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {numbers.map(({ resourceType, name }) => (
            <NumberRow
              key={resourceType}
              name={name}
              stored={getNumber(base, resourceType)}
              value={getNumber(draft, resourceType)}
              isReadOnly={isReadOnly}
              error={errors.get(resourceType)}
              onChange={(number) => onChange(resourceType, number)}
              onReset={(number) => {
                onChange(resourceType, number)
                announce(messages.reset(name, number ?? 0))
              }}
            />
          ))}
        </tbody>
      </Numbers>
    </div>
  )
}

interface NumberRowProps {
  name: string
  stored: number | null
  value: number | null
  isReadOnly: boolean
  error: string | undefined
  onChange: (number: number | null) => void
  onReset: (stored: number | null) => void
}

function NumberRow({ name, stored, value, isReadOnly, error, onChange, onReset }: NumberRowProps) {
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
    <tr data-changed={isChanged || undefined}>
      <th scope="row">{name}</th>
      <td data-align="end" data-part="number">
        {stored ?? labels.noNumber}
      </td>
      <td data-part="new">
        <NumberField
          label={labels.newNextNumberOf(name)}
          isLabelHidden
          kind="integer"
          min={0}
          value={value}
          isReadOnly={isReadOnly}
          error={(isChanged ? numberProblem(value) : undefined) ?? error}
          note={isLower(stored, value) ? messages.lower(value ?? 0, (stored ?? 0) - 1) : undefined}
          onChange={onChange}
          onKeyDown={onKeyDown}
        />
      </td>
      <td data-align="end" data-part="difference">
        {isChanged ? describeDifference(stored, value) : <span>{labels.noChange}</span>}
      </td>
      <td data-part="tool">
        {isChanged && !isReadOnly && (
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
        )}
      </td>
    </tr>
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
