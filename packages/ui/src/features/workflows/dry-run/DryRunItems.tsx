import type { RunAct } from '@sitewright/domain/workflows/dry-run'
import {
  describeAutomatic,
  describeBlock,
  describeChange,
  dryRunLabels as labels,
} from '@sitewright/domain/workflows/dry-run-messages'
import { ITEM_TYPE, type WorkflowItem } from '@sitewright/domain/workflows/item'
import { itemLabels } from '@sitewright/domain/workflows/item-messages'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { Circle, CircleCheck, Lock, RotateCcw } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, memo, useRef, useState } from 'react'
import { Button } from '../../../button/Button'
import { MenuButton } from '../../../menu/MenuButton'
import { NumberField } from '../../../number-field/NumberField'
import { ItemRow, PhaseBox } from './DryRun.styles'
import type { ShownRun } from './use-dry-run'

const BUTTON = '[data-part="complete"]'
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Props of DryRunItems. */
export interface DryRunItemsProps {
  phases: readonly WorkflowPhase[]
  shown: ShownRun
  /** Memoize it. @param isFocusKept whether the focus stays where the user put it */
  onAct: (act: RunAct, isFocusKept?: boolean) => void
}

/** The items by phase, each with a button that completes it. The buttons are one tab stop; ↑ ↓ move between them (WF-94). */
export function DryRunItems({ phases, shown, onAct }: DryRunItemsProps) {
  const { run, state, steps, names, progress } = shown
  const root = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string>()
  const blocks = new Map(
    phases.flatMap(({ items }) => items.map(({ itemId }) => [itemId, run.findBlock(state, itemId)] as const)),
  )
  const isOpen = (itemId: string): boolean => blocks.has(itemId) && blocks.get(itemId) === undefined
  const stop = current !== undefined && isOpen(current) ? current : [...blocks.keys()].find(isOpen)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined || !(event.target instanceof Element) || !event.target.matches(BUTTON)) return
    // An open menu has the arrows.
    if (event.target.getAttribute('aria-expanded') === 'true') return
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>(BUTTON) ?? [])]
    event.preventDefault()
    event.stopPropagation()
    buttons[buttons.findIndex((button) => button === event.target) + step]?.focus()
  }
  const onFocus = ({ target }: FocusEvent): void => {
    const itemId = target.closest<HTMLElement>('[data-item]')?.dataset['item']
    if (itemId !== undefined && target.matches(BUTTON)) setCurrent(itemId)
  }
  return (
    <div ref={root} onKeyDownCapture={onKeyDown} onFocus={onFocus}>
      {phases.map(({ phaseId, phaseName, color, items }, at) => (
        <PhaseBox key={phaseId} style={{ ['--phase' as string]: color }}>
          <h3>
            <span>{phaseName || itemLabels.unnamedPhase}</span>
            <b>{names.formatWeight(progress.phases[at] ?? 0)} %</b>
          </h3>
          <ul>
            {items.map((item) => {
              const ran = state.items.get(item.itemId)
              const block = blocks.get(item.itemId)
              return (
                <Row
                  key={item.itemId}
                  item={item}
                  amount={ran?.amount ?? 0}
                  changed={ran && describeChange(names, ran)}
                  block={block && describeBlock(names, block)}
                  automatic={describeAutomatic(names, item)}
                  isReset={ran?.amount === 0}
                  isNew={ran !== undefined && ran.step === steps.length}
                  isStop={item.itemId === stop}
                  onAct={onAct}
                />
              )
            })}
          </ul>
        </PhaseBox>
      ))}
    </div>
  )
}

interface RowProps {
  item: WorkflowItem
  amount: number
  /** The step that changed it. */
  changed: string | undefined
  /** Why it cannot be completed; undefined where it is done or can be. */
  block: string | undefined
  automatic: string | undefined
  isReset: boolean
  /** The last step changed it. */
  isNew: boolean
  isStop: boolean
  onAct: DryRunItemsProps['onAct']
}

const Row = memo(function ItemOfRun({ item, amount, changed, block, automatic, ...rest }: RowProps) {
  const { isReset, isNew, isStop, onAct } = rest
  const { itemId, conditionalVisibility: conditions = [] } = item
  const name = item.itemName || itemLabels.unnamed
  const isDone = amount >= 100
  const isIncremental = item.itemType === ITEM_TYPE.incremental
  const Sign = isDone ? CircleCheck : isReset ? RotateCcw : block === undefined ? Circle : Lock
  const typed = useRef<number | null>(amount)
  const setAmount = (isFocusKept: boolean): void => {
    const next = typed.current
    if (next === null || next === amount || !(next >= 0 && next <= 100)) return
    // Once, also where the field goes with the focus in it.
    typed.current = null
    onAct({ kind: 'complete', itemId, amount: next }, isFocusKept)
  }
  const button = {
    size: 'small',
    tabIndex: isStop ? 0 : -1,
    'data-part': 'complete',
  } as const
  return (
    <ItemRow
      data-item={itemId}
      data-done={isDone || undefined}
      data-reset={isReset || undefined}
      data-new={isNew || undefined}
    >
      <Sign aria-hidden="true" />
      <span>
        {name}
        <small>{block ?? (isDone && !isIncremental ? undefined : automatic)}</small>
      </span>
      <span>
        {changed !== undefined && <small>{changed}</small>}
        {isIncremental && block === undefined && (
          <NumberField
            key={amount}
            label={labels.amount(name)}
            isLabelHidden
            unit={labels.percent}
            min={0}
            max={100}
            tabIndex={isStop || isDone ? 0 : -1}
            defaultValue={amount}
            onChange={(next) => {
              typed.current = next
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Otherwise it would press the button that gets the focus.
              event.preventDefault()
              setAmount(false)
            }}
            onBlur={() => setAmount(true)}
          />
        )}
        {!isDone && block === undefined && conditions.length === 0 && (
          <Button
            {...button}
            aria-label={labels.completeItem(name)}
            onClick={() => onAct({ kind: 'complete', itemId })}
          >
            {labels.complete}
          </Button>
        )}
        {!isDone && block === undefined && conditions.length > 0 && (
          <MenuButton
            {...button}
            label={labels.completeItem(name)}
            trigger={labels.complete}
            items={conditions.map(({ condition }, at) => ({
              id: String(at),
              label: condition,
              onAction: () => onAct({ kind: 'complete', itemId, condition: at }),
            }))}
          />
        )}
      </span>
    </ItemRow>
  )
})
