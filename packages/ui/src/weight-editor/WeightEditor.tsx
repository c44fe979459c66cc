'use client'

import { type ReactNode, useId } from 'react'
import { Button } from '../button/Button'
import type { FieldGroupProps } from '../field/FieldGroup'
import { useField } from '../field/use-field'
import { useLeave } from '../field/use-leave'
import { UndoButtons } from '../undo/UndoButtons'
import { undoKey } from '../undo/use-undo-history'
import { useSteadyActions } from './use-steady-actions'
import { useWeights, type WeightRowItem } from './use-weights'
import { cellAt, weightAt, type Weights } from './weight-cells'
import { weightKey } from './weight-keys'
import { WEIGHT_LABELS, type WeightLabels } from './weight-labels'
import { Empty, Foot, Root, Rows, Sheet } from './WeightEditor.styles'
import { WeightRow } from './WeightRow'
import { WeightTotal } from './WeightTotal'
import { formatWeight, parseWeight } from './weights'

export type { Weights } from './weight-cells'
export type { WeightLabels } from './weight-labels'
export type { WeightRowItem } from './use-weights'

/** Props of WeightEditor: those of the `<fieldset>`, and these. Rest props and `ref` reach it. */
export interface WeightEditorProps extends Omit<
  FieldGroupProps,
  'wiring' | 'value' | 'defaultValue' | 'onChange' | 'children' | 'error' | 'name'
> {
  /** What is weighed, in its order. */
  rows: readonly WeightRowItem[]
  /** The weights by row id, held by the owner; a row without one has 0, `NaN` is a text that is none. */
  value?: Weights
  /** The weights it starts with when the owner holds none; all 0 by default. */
  defaultValue?: Weights
  /** Told while one types, with every weight; `NaN` stands for what cannot be read. What has more than four digits behind the point is marked. */
  onChange?: (value: Weights) => void
  /** What is saved. Rows that differ are marked, and say what they were. */
  savedValue?: Weights
  /** Ids of the rows that nothing changes but undo, held by the owner. */
  lockedRows?: readonly string[]
  /** Those it starts with when the owner holds none; none by default. */
  defaultLockedRows?: readonly string[]
  /** Told when a row is locked or unlocked. */
  onLock?: (lockedRows: readonly string[]) => void
  /** What is wrong with a weight by the owner's rule, as a sentence; asked for rows that have been left. Goes before its own words. */
  rule?: (weight: number) => string | undefined
  /** What is wrong with rows by their id, as sentences; shown at once and before everything else. */
  errors?: Readonly<Record<string, string>>
  /** What is wrong with all of them together, as a sentence; stands at the sum. */
  error?: string
  /** How far from 100 the sum may be and count as right; 0 by default. */
  tolerance?: number
  /** Path before the ids in the names of the inputs, so that a form finds them: "weights". */
  name?: string
  /** Can be read, focused and copied, not changed; drawn dashed. */
  isReadOnly?: boolean
  /** Why it cannot be changed, as a sentence. The rows stay focusable, are drawn dashed and say so. */
  disabledReason?: string
  /** After how long the new sum is said, in milliseconds; 700 by default. */
  delay?: number
  /** Words other than the English ones. */
  labels?: Partial<WeightLabels>
  /** At the end of the row of buttons, before undo and redo. */
  end?: ReactNode
}

const NO_WEIGHTS: Weights = {}
const NO_ROWS: readonly string[] = []

/**
 * Weights that are 100 together. A `group` named by `label` with a `spinbutton` for each row, named by it. ↑ ↓ change it by 1, with
 * Shift by 10, with Alt by 0.1, Page Up and Page Down by 5; Home is 0, End 100; `=` gives it what is left of 100; Enter moves the
 * focus to the next row; Ctrl+Z and Ctrl+Shift+Z undo and redo. The focus stays where it is in all else. What is typed is kept, also
 * when it is no number. A column pasted from a spreadsheet fills the rows from the focused one down. The sum is announced after
 * a pause.
 */
export function WeightEditor(props: WeightEditorProps) {
  const { rows, value, defaultValue = NO_WEIGHTS, onChange, savedValue, lockedRows, ...others } = props
  const { defaultLockedRows = NO_ROWS, onLock, rule, errors, error, tolerance = 0, name, ...more } = others
  const {
    isReadOnly = false,
    disabledReason,
    delay = 700,
    labels: labelOverrides,
    end,
    help,
    onKeyDown,
    ...rest
  } = more
  const labels = labelOverrides === undefined ? WEIGHT_LABELS : { ...WEIGHT_LABELS, ...labelOverrides }
  const isFixed = isReadOnly || disabledReason !== undefined
  const held = { lockedRows, defaultLockedRows, onLock, isFixed }
  const weights = useWeights({ rows, value, defaultValue, onChange, labels, ...held })
  const { cells, locked, told, refusals } = weights
  const errorId = useId()
  const describedBy = [rest['aria-describedby'], error !== undefined && error !== '' && errorId]
  const wiring = useField({ help }, { id: rest.id, 'aria-describedby': describedBy.filter(Boolean).join(' ') })
  const actions = useSteadyActions({
    onType: weights.onType,
    onKey: (id, event) => {
      const key = weightKey(event)
      if (key === undefined || event.nativeEvent.isComposing) return
      if (key.kind === 'next') focusAfter(event.currentTarget)
      else if (isFixed || (locked.has(id) && key.kind !== 'rest')) return
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
  const errorOf = (id: string): string | undefined => {
    const { text, value: weight } = cellAt(cells, id)
    if (errors !== undefined && Object.hasOwn(errors, id)) return errors[id] || undefined
    const { problem } = parseWeight(text)
    return told.has(id) ? (rule?.(weight) ?? (problem && labels.problem[problem])) : undefined
  }
  const wasOf = (id: string): string | undefined => {
    if (savedValue === undefined) return undefined
    if (!Object.hasOwn(savedValue, id)) return labels.added
    const saved = weightAt(savedValue, id)
    return cellAt(cells, id).value === saved ? undefined : labels.was(formatWeight(saved))
  }
  return (
    <Root
      {...rest}
      help={help}
      wiring={wiring}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        const step = undoKey(event)
        if (step === undefined || isFixed || event.defaultPrevented) return
        event.preventDefault()
        weights.onUndo(step)
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
                const isUnsound = parseWeight(cell.text).problem !== undefined
                return (
                  <WeightRow
                    key={row.id}
                    id={row.id}
                    name={row.name}
                    color={row.color}
                    text={cell.text}
                    value={cell.value}
                    error={errorOf(row.id)}
                    was={wasOf(row.id)}
                    isLocked={isLocked}
                    mode={isFixed ? 'fixed' : 'edit'}
                    reason={disabledReason ?? (isLocked && !isReadOnly ? labels.locked : undefined)}
                    lockReason={isUnsound && !isLocked ? labels.lockHeld : undefined}
                    lockLabel={labels.lock(row.name)}
                    restLabel={labels.giveRest(row.name)}
                    formName={name === undefined ? undefined : `${name}.${row.id}`}
                    actions={actions}
                  />
                )
              })}
            </Rows>
            <WeightTotal
              parts={rows.map(({ id, color }) => ({ id, color, weight: cellAt(cells, id).value }))}
              sum={weights.sum}
              note={weights.note}
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
            {end}
            {!isFixed && <UndoButtons history={weights.history} />}
          </Foot>
        )}
      </Sheet>
    </Root>
  )
}

/** Moves the focus to the field after one, and marks its text, so that the next weight can be typed. */
function focusAfter(field: HTMLInputElement): void {
  const fields = [...(field.closest('ul')?.querySelectorAll('input') ?? [])]
  const next = fields[fields.indexOf(field) + 1] ?? field
  next.focus()
  next.select()
}
