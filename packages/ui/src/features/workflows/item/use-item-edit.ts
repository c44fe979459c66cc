import { partsToChoose } from '@sitewright/domain/workflows/excluded-parts'
import type { ItemType, WorkflowItem } from '@sitewright/domain/workflows/item'
import { EMPTY_PRODUCTION, withItem } from '@sitewright/domain/workflows/item-edit'
import { withItemType } from '@sitewright/domain/workflows/item-parts'
import { type ItemTab, judgeItem, readItemFacts } from '@sitewright/domain/workflows/item-tabs'
import { completeTargets } from '@sitewright/domain/workflows/links'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { useCallback, useMemo, useState } from 'react'
import { isSameValue } from '../../../draft/draft'
import { type RowList, useDraft, useRowActions } from '../../../draft/use-draft'
import { useAnnouncement } from '../../../announcer/use-announcement'
import type { ItemRow } from '../workflow-rows'
import { countErrors, type DraftErrors, findDraftErrors } from './draft-errors'
import type { ItemContext } from './item-context'
import { applyRule, getRow, type ItemValue, startForm, toItem, toItemValue, withRow } from './item-value'
import { applyPendingForms, findPendingForms } from './part-forms'

/** Options of `useItemEdit`. */
export interface ItemEditOptions {
  phases: readonly WorkflowPhase[]
  item: WorkflowItem
  context: ItemContext
  /** Why nothing can be changed; undefined where it can. */
  readOnlyReason: string | undefined
  /** Called once, if OK found a change. */
  onConfirm: (item: WorkflowItem) => void
}

/** The draft of an item, and what follows from it: which tabs are open and what is wrong. */
export function useItemEdit({
  phases: storedPhases,
  item: stored,
  context,
  readOnlyReason,
  onConfirm,
}: ItemEditOptions) {
  const [version] = useState(() => ({ value: toItemValue(stored, storedPhases, context.projectCount === 1) }))
  const opened = getRow(version.value)
  const toSaved = useCallback((from: ItemValue) => toItem(from, opened, storedPhases), [opened, storedPhases])
  const initial = useMemo(() => toSaved(version.value), [toSaved, version])
  const control = useDraft<ItemValue>({
    stored: version,
    onSave: async (saved) => {
      const next = toSaved(saved)
      if (!isSameValue(next, initial)) onConfirm(next)
      return { status: 'saved' }
    },
  })
  const { draft, change: changeField } = control
  const { value } = draft
  const [isTried, setTried] = useState(false)
  const [removedParts, setRemovedParts] = useState<ReturnType<typeof withItemType>['removed']>([])
  const [announcement, announce] = useAnnouncement()
  const item = useMemo(() => toSaved(value), [toSaved, value])
  const phases = useMemo(() => withItem(storedPhases, item), [storedPhases, item])
  const facts = useMemo(() => readItemFacts(completeTargets(phases), item, context), [phases, item, context])
  const controls = useMemo(() => judgeItem(phases, item, context, facts), [phases, item, context, facts])
  const errors = useMemo(() => findDraftErrors(value, item, phases, controls), [value, item, phases, controls])
  const excluded = useMemo(() => partsToChoose(item, facts), [item, facts])
  const isOpen = (tab: ItemTab): boolean => controls.tabs[tab] === undefined
  const replace = (next: ItemValue): void => {
    for (const field of Object.keys(next) as (keyof ItemValue)[]) changeField(field, next[field])
  }
  return {
    draft,
    value,
    /** The row of the item in the draft. */
    row: getRow(value),
    /** The row that the draft is on top of. */
    base: getRow(draft.base.value),
    /** The item as it would be saved now. */
    item,
    /** The workflow with that item. */
    phases,
    context,
    controls,
    errors,
    /** Stored parts in disabled tabs, and what excludes them. */
    excluded,
    readOnlyReason,
    /** Whether the user pressed OK. What is missing shows from then on. */
    isTried,
    /** What the last change of the type removed. */
    removedParts,
    announcement,
    announce,
    hasChanges: !isSameValue(item, initial) || findPendingForms(value).some(isOpen),
    change: changeField,
    choose: control.choose,
    restore: control.restore,
    /** Changes the row of the item. An updater receives the current row. The function is stable. */
    changeRow: useCallback(
      (changes: Partial<ItemRow> | ((row: ItemRow) => ItemRow)): void =>
        changeField('items', (items) => withRow({ items }, changes).items),
      [changeField],
    ),
    replace,
    changeType: (itemType: ItemType): void => {
      const { item: next, removed } = withItemType(item, itemType)
      setRemovedParts(removed)
      const changed = applyRule(value, storedPhases, (now) => withItemType(now, itemType).item)
      replace({ ...changed, production: next.production ? value.production : startForm(EMPTY_PRODUCTION) })
    },
    /**
     * Takes over the pending forms and checks everything. Without an error, the item is confirmed.
     * @param newId of a new trigger
     * @returns the errors, which then show
     */
    finish: (newId: string): DraftErrors | undefined => {
      const applied = applyPendingForms(value, storedPhases, isOpen, newId)
      const next = toSaved(applied)
      const nextPhases = withItem(storedPhases, next)
      const found = findDraftErrors(applied, next, nextPhases, judgeItem(nextPhases, next, context))
      if (countErrors(found) === 0) {
        void control.save(applied)
        return undefined
      }
      replace(applied)
      setTried(true)
      return found
    },
  }
}

/** The item that is edited, with what its tabs and fields need. */
export type ItemEdit = ReturnType<typeof useItemEdit>

type ListName = 'conditionalVisibility' | 'complete' | 'reset' | 'itemStateFromEquipmentStatus'

type RowOf<List> = List extends ReadonlyMap<string, infer Row extends object> ? Row : never

/** One list of the item as rows, with stable functions. */
export function useItemRows<Name extends ListName>(
  { row, base, changeRow }: ItemEdit,
  name: Name,
): RowList<RowOf<ItemRow[Name]>> {
  type List = RowList<RowOf<ItemRow[Name]>>
  const set: List['set'] = useCallback(
    (rows) =>
      changeRow((now) => ({ ...now, [name]: typeof rows === 'function' ? rows(now[name] as List['rows']) : rows })),
    [changeRow, name],
  )
  return { rows: row[name] as List['rows'], base: base[name] as List['rows'], set, ...useRowActions(set) }
}
