import { itemTypeLabels } from '@sitewright/domain/workflows/board-messages'
import { placeItems, type EditorDraft, type WorkflowEdit } from '@sitewright/domain/workflows/draft-edits'
import {
  changeTexts,
  editorLabels,
  itemFieldLabels,
  phaseFieldLabels,
} from '@sitewright/domain/workflows/editor-messages'
import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import type { JudgedDifference } from '@sitewright/domain/workflows/copy-differences'
import type { ContestedField, MergedField } from '../../conflict-panel/ConflictPanel'
import type { Change } from '../../unsaved-bar/change'
import type { CopyDifferenceRow } from '../patterns/CopyDifferences'

/** Finds the name of a project by its id. */
export type ProjectNames = (projectId: number) => string

const findPhase = (draft: EditorDraft, phaseId: string) => draft.phases.find((phase) => phase.phaseId === phaseId)

/** The name of a phase or item in the first of these drafts that has it. */
const phaseName = (drafts: readonly EditorDraft[], phaseId: string): string =>
  drafts.map((draft) => findPhase(draft, phaseId)?.phaseName).find((name) => name !== undefined) ?? editorLabels.phase
const itemName = (drafts: readonly EditorDraft[], itemId: string): string =>
  drafts.map((draft) => placeItems(draft.phases).get(itemId)?.item.itemName).find((name) => name !== undefined) ??
  editorLabels.item

/** The label of what an edit concerns: "Weight of Cut". */
export function labelEdit(edit: WorkflowEdit, drafts: readonly EditorDraft[], getProjectName: ProjectNames): string {
  switch (edit.kind) {
    case 'name':
      return editorLabels.name
    case 'project':
      return getProjectName(edit.projectId)
    case 'phases':
      return changeTexts.order
    case 'phase':
      return changeTexts.phase(edit.phase.phaseName)
    case 'phase-field':
      return changeTexts.fieldOf(phaseFieldLabels[edit.field], phaseName(drafts, edit.phaseId))
    case 'item':
      return changeTexts.item(edit.item.itemName)
    case 'item-phase':
      return changeTexts.phaseOf(itemName(drafts, edit.itemId))
    case 'item-field':
      return changeTexts.fieldOf(itemFieldLabels[edit.field] ?? edit.field, itemName(drafts, edit.itemId))
    case 'items':
      return changeTexts.orderOf(phaseName(drafts, edit.phaseId))
  }
}

/** A field of an item as text. Links and lists are counted, because their own tabs show them. */
function formatField(item: WorkflowItem | undefined, field: string): string {
  const value = item?.[field]
  if (value === undefined || value === null || value === '') return changeTexts.none
  if (field === 'itemType' && item !== undefined) return itemTypeLabels[item.itemType]
  if (Array.isArray(value))
    return value.length === 0 ? changeTexts.none : changeTexts.countOf(value.length, 'entry', 'entries')
  return typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : changeTexts.countOf(1, 'entry', 'entries')
}

/** What a draft has at the place of an edit, as text. */
function formatAt(edit: WorkflowEdit, draft: EditorDraft): string {
  switch (edit.kind) {
    case 'name':
      return draft.name
    case 'project':
      return draft.projectIds.includes(edit.projectId) ? changeTexts.added : changeTexts.removed
    case 'phases':
      return draft.phases.map((phase) => phase.phaseName).join(', ')
    case 'phase': {
      const phase = findPhase(draft, edit.phase.phaseId)
      return phase === undefined ? changeTexts.removed : changeTexts.countOf(phase.items.length, 'item', 'items')
    }
    case 'phase-field':
      return String(findPhase(draft, edit.phaseId)?.[edit.field] ?? changeTexts.removed)
    case 'item': {
      const item = placeItems(draft.phases).get(edit.item.itemId)?.item
      return item === undefined ? changeTexts.removed : `${item.itemName}, ${item.itemWeight}`
    }
    case 'item-phase':
      return placeItems(draft.phases).get(edit.itemId)?.phase.phaseName ?? changeTexts.removed
    case 'item-field':
      return formatField(placeItems(draft.phases).get(edit.itemId)?.item, edit.field)
    case 'items':
      return (findPhase(draft, edit.phaseId)?.items ?? []).map((item) => item.itemName).join(', ')
  }
}

/** One entry of the unsaved bar for each edit. */
export const toChanges = (
  edits: readonly WorkflowEdit[],
  before: EditorDraft,
  after: EditorDraft,
  getProjectName: ProjectNames,
): Change[] =>
  edits.map((edit): Change => {
    const label = labelEdit(edit, [before, after], getProjectName)
    if (edit.kind === 'project' || edit.kind === 'phase' || edit.kind === 'item')
      return { id: edit.key, label, kind: edit.isAdded ? 'added' : 'removed' }
    // An order is too long for the bar.
    if (edit.kind === 'phases' || edit.kind === 'items') return { id: edit.key, label }
    return { id: edit.key, label, before: formatAt(edit, before), after: formatAt(edit, after) }
  })

/** The rows of the choice between copies that differ. */
export const toDifferenceRows = (
  differences: readonly JudgedDifference[],
  opened: EditorDraft,
  form: EditorDraft,
  getProjectName: ProjectNames,
): CopyDifferenceRow[] =>
  differences.map(({ key, projectId, edit, other, choice }) => ({
    key,
    field: labelEdit(edit, [form, opened, other], getProjectName),
    project: getProjectName(projectId),
    opened: formatAt(edit, opened),
    other: formatAt(edit, other),
    form: formatAt(edit, form),
    choice,
  }))

/** The three drafts of a conflict. */
export interface ConflictDrafts {
  before: EditorDraft
  mine: EditorDraft
  theirs: EditorDraft
}

/** The rows of the conflict panel that need a choice. */
export const toContested = (
  edits: readonly WorkflowEdit[],
  { before, mine, theirs }: ConflictDrafts,
  choices: ReadonlyMap<string, 'mine' | 'theirs'>,
  getProjectName: ProjectNames,
): ContestedField[] =>
  edits.map((edit) => ({
    id: edit.key,
    label: labelEdit(edit, [before, mine, theirs], getProjectName),
    before: formatAt(edit, before),
    theirs: formatAt(edit, theirs),
    mine: formatAt(edit, mine),
    choice: choices.get(edit.key),
  }))

/** The rows of the conflict panel that were merged without a choice. */
export const toMerged = (
  sides: { mine: readonly WorkflowEdit[]; theirs: readonly WorkflowEdit[] },
  { before, mine, theirs }: ConflictDrafts,
  getProjectName: ProjectNames,
): MergedField[] => {
  const toRow = (edit: WorkflowEdit, side: 'mine' | 'theirs'): MergedField => {
    const after = formatAt(edit, side === 'mine' ? mine : theirs)
    return {
      id: edit.key,
      label: labelEdit(edit, [before, mine, theirs], getProjectName),
      before: [formatAt(edit, before)],
      theirs: side === 'theirs' ? after : undefined,
      mine: side === 'mine' ? after : undefined,
      after: [after],
    }
  }
  return [...sides.theirs.map((edit) => toRow(edit, 'theirs')), ...sides.mine.map((edit) => toRow(edit, 'mine'))]
}
