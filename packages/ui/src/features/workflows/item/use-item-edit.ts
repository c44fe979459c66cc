import { partsToChoose } from '@sitewright/domain/workflows/excluded-parts'
import type { ItemType, WorkflowItem } from '@sitewright/domain/workflows/item'
import { EMPTY_PRODUCTION, withItem } from '@sitewright/domain/workflows/item-edit'
import { withItemType } from '@sitewright/domain/workflows/item-parts'
import { type ItemTab, judgeItem, readItemFacts } from '@sitewright/domain/workflows/item-tabs'
import { completeTargets } from '@sitewright/domain/workflows/links'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { useMemo, useState } from 'react'
import { useAnnouncement } from '../../../undo/use-announcement'
import { countErrors, type DraftErrors, findDraftErrors } from './draft-errors'
import type { ItemContext } from './item-context'
import { type ItemDraft, startForm, toDraft, toItem, toRows } from './item-draft'
import { applyPendingForms, findPendingForms } from './part-forms'

/** Options of `useItemEdit`. */
export interface ItemEditOptions {
  phases: readonly WorkflowPhase[]
  item: WorkflowItem
  context: ItemContext
  /** Why nothing can be changed; undefined where it can. */
  readOnlyReason: string | undefined
}

/** Holds the draft of an item, and what follows from it: which tabs are open and what is wrong. */
export function useItemEdit({ phases: storedPhases, item: stored, context, readOnlyReason }: ItemEditOptions) {
  const [draft, setDraft] = useState(() => toDraft(stored, context.projectCount === 1))
  const [isTried, setTried] = useState(false)
  const [removedParts, setRemovedParts] = useState<ReturnType<typeof withItemType>['removed']>([])
  const [announcement, announce] = useAnnouncement()
  const initial = useMemo(() => JSON.stringify(toItem(toDraft(stored), storedPhases)), [stored, storedPhases])
  const item = useMemo(() => toItem(draft, storedPhases), [draft, storedPhases])
  const phases = useMemo(() => withItem(storedPhases, item), [storedPhases, item])
  const facts = useMemo(() => readItemFacts(completeTargets(phases), item, context), [phases, item, context])
  const controls = useMemo(() => judgeItem(phases, item, context, facts), [phases, item, context, facts])
  const errors = useMemo(() => findDraftErrors(draft, item, phases, controls), [draft, item, phases, controls])
  const excluded = useMemo(() => partsToChoose(item, facts), [item, facts])
  const isOpen = (tab: ItemTab): boolean => controls.tabs[tab] === undefined
  return {
    draft,
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
    hasChanges: JSON.stringify(item) !== initial || findPendingForms(draft).some(isOpen),
    change: (changes: Partial<ItemDraft>): void => setDraft((now) => ({ ...now, ...changes })),
    changeItem: (changes: Partial<WorkflowItem>): void =>
      setDraft((now) => ({ ...now, item: { ...now.item, ...changes } })),
    replace: setDraft,
    changeType: (itemType: ItemType): void => {
      const { item: next, removed } = withItemType(item, itemType)
      setRemovedParts(removed)
      setDraft((now) => ({
        ...now,
        item: { ...next, itemName: now.item.itemName },
        ...toRows(next),
        ownStatus: next.equipmentStatus?.equipmentStatusState ?? null,
        production: next.production ? now.production : startForm(EMPTY_PRODUCTION),
      }))
    },
    /**
     * Takes over the pending forms and checks everything.
     * @param newId of a new trigger
     * @returns the item, or its errors, which then show
     */
    finish: (newId: string): { item: WorkflowItem } | { errors: DraftErrors } => {
      const applied = applyPendingForms(draft, isOpen, newId)
      const next = toItem(applied, storedPhases)
      const nextPhases = withItem(storedPhases, next)
      const nextControls = judgeItem(nextPhases, next, context)
      const found = findDraftErrors(applied, next, nextPhases, nextControls)
      if (countErrors(found) === 0) return { item: next }
      setDraft(applied)
      setTried(true)
      return { errors: found }
    },
  }
}

/** The item that is edited, with what its tabs and fields need. */
export type ItemEdit = ReturnType<typeof useItemEdit>
