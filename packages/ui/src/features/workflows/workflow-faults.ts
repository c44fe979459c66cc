import { editorLabels } from '@sitewright/domain/workflows/editor-messages'
import type { EditorDraft } from '@sitewright/domain/workflows/editor-draft'
import { placeItems } from '@sitewright/domain/workflows/editor-draft'
import { faultMessages } from '@sitewright/domain/workflows/fault-messages'
import type { WorkflowFault } from '@sitewright/domain/workflows/validate'
import type { Fault } from '../../fault-summary/FaultSummary'

/** How many faults are listed; the others are counted. */
export const MAX_FAULTS = 20

/** What a fault is about, before its sentence: "Cut, Fabricate: ". */
function describePlace({ phaseId, itemId }: WorkflowFault, draft: EditorDraft): string {
  const placed = itemId === undefined ? undefined : placeItems(draft.phases).get(itemId)
  const phase = placed?.phase ?? draft.phases.find((one) => one.phaseId === phaseId)
  const name = phase === undefined ? undefined : phase.phaseName.trim() || editorLabels.phase
  return placed === undefined
    ? name === undefined
      ? ''
      : `${name}: `
    : `${placed.item.itemName.trim() || editorLabels.item}, ${name}: `
}

/** The entries of the fault summary. @param onFollow moves the focus to the cause */
export const toFaultEntries = (
  faults: readonly WorkflowFault[],
  draft: EditorDraft,
  onFollow: (fault: WorkflowFault) => void,
): Fault[] =>
  faults.slice(0, MAX_FAULTS).map((fault, at) => ({
    key: `${at} ${fault.path}`,
    text: describePlace(fault, draft) + fault.message,
    ...(fault.path !== '' && { onFollow: () => onFollow(fault) }),
  }))

const inItem = (id: string): string => `[data-item="${CSS.escape(id)}"]`
const inPhase = (id: string): string => `[data-phase="${CSS.escape(id)}"]`

const getCardSelector = (itemId: string): string => `${inItem(itemId)} [data-part="stop"]`

/** The element that a fault is corrected at: a field, a card, the head of a phase, or the button that opens weights. */
function getSelector({ path, phaseId, itemId, message }: WorkflowFault): string {
  if (itemId !== undefined) return getCardSelector(itemId)
  if (phaseId !== undefined)
    return path.endsWith('.items')
      ? `${inPhase(phaseId)} [data-part="foot"] [data-part="${message === faultMessages.noItems ? 'add' : 'action'}"]`
      : `${inPhase(phaseId)} [data-part="head"] [data-part="stop"]`
  if (path === 'phases') return '[data-part="phase-weights"]'
  const name = CSS.escape(path)
  // The visible input of a list of choices has no name: hidden inputs submit its values.
  return `[data-field-name="${name}"], [name="${name}"]:not([type="hidden"])`
}

function focusFirst(form: HTMLElement | null, selector: string): void {
  const element = form?.querySelector<HTMLElement>(selector)
  element?.focus()
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Moves the focus to the cause of a fault. */
export const focusFault = (form: HTMLElement | null, fault: WorkflowFault): void => focusFirst(form, getSelector(fault))

/** Moves the focus to the card of an item. */
export const focusCard = (form: HTMLElement | null, itemId: string): void => focusFirst(form, getCardSelector(itemId))

/** The sentence at a field of the form itself. */
export const findFault = (faults: readonly WorkflowFault[], path: string): string | undefined =>
  faults.find((fault) => fault.path === path)?.message
