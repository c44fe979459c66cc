'use client'

import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from '../button/Button'
import type { FieldGroupProps } from '../field/FieldGroup'
import { useField } from '../field/use-field'
import { isCheckedByForm } from '../field/use-validity'
import { useLeave } from '../field/use-leave'
import { UndoButtons } from '../undo/UndoButtons'
import { undoKey } from '../undo/use-undo-history'
import { isImeKey } from '../field/is-ime-key'
import { useSteadyActions } from './use-steady-actions'
import { useWeights, type WeightRowItem } from './use-weights'
import { cellAt, weightAt, type Weights } from './weight-cells'
import { weightKey } from './weight-keys'
import { WEIGHT_LABELS, type WeightLabels } from './weight-labels'
import { Empty, Foot, Root, Rows, Sheet } from './WeightEditor.styles'
import { WeightRow } from './WeightRow'
import { WeightTotal } from './WeightTotal'
import { getMeanings } from '../number-field/number-labels'
import { formatWeight, parseWeight } from './weights'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export type { Weights } from './weight-cells'
export type { WeightLabels } from './weight-labels'
export type { WeightRowItem } from './use-weights'

/** Props of WeightEditor: those of the `<fieldset>`, and these. Rest props and `ref` reach the fieldset. */
export interface WeightEditorProps extends Omit<
  FieldGroupProps,
  'wiring' | 'isRequired' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'error' | 'name'
> {
  /** The rows that have a weight, in their order. */
  rows: readonly WeightRowItem[]
  /** The controlled weights by row id. A row without a weight has 0; `NaN` is a text that is not a number. */
  value?: Weights
  /** The initial weights when they are uncontrolled; all 0 by default. */
  defaultValue?: Weights
  /** Called with every weight on each change, even while the user types. `NaN` is a text that is not a number. */
  onChange?: (value: Weights) => void
  /** The saved weights. A row that differs is marked and shows its saved weight. */
  savedValue?: Weights
  /** The controlled ids of the locked rows. Only undo and redo change a locked row. */
  lockedRows?: readonly string[]
  /** Ids of the rows that are locked initially when locks are uncontrolled; none by default. */
  defaultLockedRows?: readonly string[]
  /** Called with the ids of all locked rows when the user locks or unlocks a row. */
  onLockedRowsChange?: (lockedRows: readonly string[]) => void
  /** Returns the error of a weight, as a sentence. It is shown after the row loses the focus, before the editor's own error. */
  getWeightError?: (weight: number) => string | undefined
  /** Errors by row id, as sentences. They are shown at once and before every other error. */
  errors?: Readonly<Record<string, string>>
  /** Error of all weights together, as a sentence, shown at the sum. */
  error?: string
  /** How far from 100 the sum may be; 0 by default. */
  tolerance?: number
  /**
   * Prefix of the names in the data of a form: with "weights", the weight of a row is "weights.id". A native form submits its plain digits,
   * or the typed text if it is not a number.
   */
  name?: string
  /** Whether the weights can be read and copied, but not changed; the rows have a dashed border. */
  isReadOnly?: boolean
  /** Why the weights cannot be changed, as a sentence. The rows stay focusable, have a dashed border and show the reason. */
  disabledReason?: string
  /** Pause before the new sum is announced, in milliseconds; 700 by default. */
  delay?: number
  /** Replaces the English texts. */
  labels?: LabelTexts<WeightLabels>
  /** Content after the buttons, before undo and redo. */
  trailing?: ReactNode
}

const NO_WEIGHTS: Weights = {}
const NO_ROWS: readonly string[] = []

/**
 * Weights whose sum is 100. Exposes a `group` named by `label` with one `spinbutton` for each row, named by the row. ↑ ↓ change a weight by
 * 1, with Shift by 10, with Alt by 0.1, Page Up and Page Down by 5. Home sets 0, End sets 100, `=` sets the rest up to 100, and Enter moves
 * the focus to the next row. Ctrl+Z and Ctrl+Shift+Z undo and redo, once for each key press. Typed text stays, even if it is not a number.
 * A column pasted from a spreadsheet fills the rows from the focused row down. The result of an action and the sum are announced together,
 * after a pause.
 */
export function WeightEditor(props: WeightEditorProps) {
  const {
    rows,
    value,
    defaultValue = NO_WEIGHTS,
    onChange,
    savedValue,
    lockedRows,
    defaultLockedRows = NO_ROWS,
    onLockedRowsChange,
    getWeightError,
    errors,
    error,
    tolerance = 0,
    name,
    isReadOnly = false,
    disabledReason,
    delay = 700,
    labels: labelOverrides,
    trailing,
    help,
    onKeyDown,
    ...rest
  } = props
  const labels = useLabels('WeightEditor', WEIGHT_LABELS, labelOverrides)
  const isFixed = isReadOnly || disabledReason !== undefined
  const locks = { lockedRows, defaultLockedRows, onLockedRowsChange }
  const weights = useWeights({ rows, value, defaultValue, onChange, ...locks, isFixed, labels })
  const { cells, locked, reportedRows, refusals, notation } = weights
  const errorId = useId()
  const hasError = error !== undefined && error !== ''
  const wiring = useField({ ...rest, help }, { describedBy: hasError ? errorId : undefined, onReset: weights.onReset })
  const actions = useSteadyActions({
    onType: weights.onType,
    onKey: (id, event) => {
      const key = weightKey(event)
      if (key === undefined || isImeKey(event)) return
      if (key.kind === 'next') {
        if (!event.repeat) focusAfter(event.currentTarget)
      } else if (isFixed || (locked.has(id) && key.kind !== 'rest')) return
      else if (key.kind === 'step') weights.onStep(id, key.by)
      else if (key.kind === 'put') weights.onPut(id, key.weight)
      else weights.onRest(id)
      event.preventDefault()
    },
    onPaste: (id, event) => {
      if (weights.onPaste(id, event.clipboardData.getData('text/plain'))) event.preventDefault()
    },
    onLeave: useLeave(weights.onLeave),
    onLock: weights.onLock,
    onRest: weights.onRest,
  })
  const getProblem = (id: string): string | undefined => {
    const { text, value: weight } = cellAt(cells, id)
    const { problem } = parseWeight(text, notation)
    const message =
      problem === 'ambiguous' ? labels.ambiguous(...getMeanings(text, notation)) : problem && labels.problem[problem]
    return getWeightError?.(weight) ?? message
  }
  const getRowError = (id: string): string | undefined =>
    errors !== undefined && Object.hasOwn(errors, id)
      ? errors[id] || undefined
      : reportedRows.has(id)
        ? getProblem(id)
        : undefined
  const getSavedText = (id: string): string | undefined => {
    if (savedValue === undefined) return undefined
    if (!Object.hasOwn(savedValue, id)) return labels.added
    const saved = weightAt(savedValue, id)
    return cellAt(cells, id).value === saved ? undefined : labels.was(formatWeight(saved, notation))
  }
  return (
    <Root
      {...rest}
      help={help}
      wiring={wiring}
      onInvalid={(event) => {
        rest.onInvalid?.(event)
        if (isCheckedByForm(event.target)) weights.onReport()
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.defaultPrevented) return
        const direction = undoKey(event)
        if (direction !== undefined && !isFixed) {
          event.preventDefault()
          if (!event.repeat) weights.undoOrRedo(direction)
        } else if (isRepeatedPress(event)) event.preventDefault()
      }}
    >
      <Sheet>
        {rows.length === 0 ? (
          <Empty>{labels.empty}</Empty>
        ) : (
          <>
            <Rows>
              {rows.map((row) => {
                const cell = cellAt(cells, row.id)
                const isLocked = locked.has(row.id)
                const isInvalid = parseWeight(cell.text, notation).problem !== undefined
                return (
                  <WeightRow
                    key={row.id}
                    id={row.id}
                    name={row.name}
                    color={row.color}
                    text={cell.text}
                    value={cell.value}
                    error={getRowError(row.id)}
                    problem={getProblem(row.id)}
                    savedText={getSavedText(row.id)}
                    isLocked={isLocked}
                    isFixed={isFixed}
                    disabledReason={disabledReason ?? (isLocked && !isReadOnly ? labels.locked : undefined)}
                    lockDisabledReason={isInvalid && !isLocked ? labels.lockDisabledReason : undefined}
                    lockLabel={labels.lock(row.name)}
                    restLabel={labels.giveRest(row.name)}
                    inputName={name === undefined ? undefined : `${name}.${row.id}`}
                    actions={actions}
                  />
                )
              })}
            </Rows>
            <WeightTotal
              parts={rows.map(({ id, color }) => ({ id, color, weight: cellAt(cells, id).value }))}
              sum={weights.sum}
              note={weights.note}
              noteCount={weights.noteCount}
              {...{ tolerance, error, errorId, delay, labels }}
            />
          </>
        )}
        {rows.length > 0 && !isReadOnly && (
          <Foot>
            <Button
              size="small"
              disabledReason={disabledReason ?? (refusals.split && labels.refused[refusals.split])}
              onClick={weights.evenSplit}
            >
              {labels.evenSplit}
            </Button>
            <Button
              size="small"
              disabledReason={disabledReason ?? (refusals.scale && labels.refused[refusals.scale])}
              onClick={weights.scaleToWhole}
            >
              {labels.scaleToWhole}
            </Button>
            {trailing}
            {!isFixed && (
              <UndoButtons
                history={weights.history}
                labels={{ undone: labels.undone, redone: labels.redone }}
                onAnnounce={weights.setNote}
              />
            )}
          </Foot>
        )}
      </Sheet>
    </Root>
  )
}

/** Whether a repeating Enter would click a button again. */
const isRepeatedPress = ({ repeat, key, target }: KeyboardEvent): boolean =>
  repeat && key === 'Enter' && target instanceof HTMLButtonElement

/** Moves the focus to the next field and selects its text, so that typing replaces it. */
function focusAfter(field: HTMLInputElement): void {
  const fields = [...(field.closest('ul')?.querySelectorAll<HTMLInputElement>('input[type="text"]') ?? [])]
  const next = fields[fields.indexOf(field) + 1] ?? field
  next.focus()
  next.select()
}
