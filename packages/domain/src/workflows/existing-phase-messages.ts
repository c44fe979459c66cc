import { joinNames, listNames, MAX_LISTED } from '../shared/join-names'
import { itemFlagLabels } from './board-messages'
import type { DroppedPart } from './copy'
import { editorLabels } from './editor-messages'
import { itemLabels } from './item-messages'
import { listItems } from './links'
import type { WorkflowPhase } from './workflow'

/*
 * Every text of the dialog that inserts a phase of another workflow (WF-32, WF-33, WF-105 to WF-110).
 */

/** Such as "projects 12 and 17". */
const listProjects = (projectIds: readonly number[]): string => {
  const ids = projectIds.map(String)
  return `${ids.length === 1 ? 'project' : 'projects'} ${ids.length > MAX_LISTED ? listNames(ids) : joinNames(ids)}`
}

/** Labels of the dialog. */
export const existingPhaseLabels = {
  title: editorLabels.existingPhaseTitle,
  from: (projectIds: readonly number[]) => `from the workflows of ${listProjects(projectIds)}`,
  search: 'Search phases, items and workflows',
  placeholder: 'Phase, item or workflow',
  clear: 'Clear',
  clearSearch: 'Clear search',
  phases: 'Phases',
  preview: (phase: string) => `Preview of ${phase}`,
  nameInUse: 'Name already in use',
  notCopied: (count: number) => `Not copied: ${count}`,
  name: 'Phase Name',
  position: 'Position',
  first: 'First',
  after: (phase: string, isLast: boolean) => (isLast ? `After ${phase}, at the end` : `After ${phase}`),
  insert: 'Insert phase',
  newPhase: editorLabels.newPhase,
  newPhaseNamed: (name: string) => `New phase “${name}”`,
  keys: { phase: 'Phase', insert: 'Insert', stay: 'Insert and keep open', close: 'Close' },
} as const

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** Sentences of the dialog. */
export const existingPhaseMessages = {
  count: (phases: number, allPhases: number, workflows: number, allWorkflows: number) =>
    `${phases} of ${plural(allPhases, 'phase')} in ${workflows} of ${plural(allWorkflows, 'workflow')}`,
  /** After the search text. */
  inItems: (matches: number, items: number) => `in ${matches} of ${plural(items, 'item')}`,
  requirements: (count: number) => plural(count, 'requirement'),
  place: (workflow: string, position: number, count: number) => `${workflow}, phase ${position} of ${count}`,
  itemWeights: (sum: string) => `Item weights ${sum} of 100`,
  noItems: 'This phase has no items.',
  staying: (count: number) =>
    count === 1 ? '1 link inside this phase is copied' : `${count} links inside this phase are copied`,
  unique: (workflow: string) => `Must be unique in ${workflow}.`,
  weight: (sum: string | undefined) =>
    sum === undefined ? 'Added with weight 0.' : `Added with weight 0, so the phase weights still total ${sum} of 100.`,
  noMatch: (search: string) => `No phase matches “${search}”`,
  noMatchHelp: (projectIds: readonly number[]) =>
    `The search covers the names of phases, items and workflows in ${listProjects(projectIds)}.`,
  empty: 'No phases to copy yet',
  emptyHelp: (projectIds: readonly number[]) =>
    `The workflows of ${listProjects(projectIds)} have no phases. Add a new phase instead.`,
  license: 'the license',
  nothingChosen: 'Choose a phase first.',
  loadFailed: "Couldn't load the workflows",
  codeFailed: "Couldn't load this dialog",
  codeFailedHelp: 'Check your connection, then try again.',
  loading: 'The phases are loading.',
} as const

/** A line about a part that is not copied. `lost` names what is lost. */
export interface DroppedLine {
  readonly before: string
  readonly lost?: string
  readonly after?: string
}

const isLink = (part: DroppedPart): part is Extract<DroppedPart, { link: unknown }> => 'link' in part

/**
 * Describes what a copy leaves out.
 * @param phases all phases of the workflow that the phase comes from
 * @param statusSource whose equipment statuses apply: "17: Tank Farm Revamp"
 */
export function describeDropped(
  dropped: readonly DroppedPart[],
  phases: readonly WorkflowPhase[],
  statusSource: string,
): DroppedLine[] {
  const places = new Map(listItems(phases).map((placed) => [placed.item.itemId, placed]))
  return dropped.map((part): DroppedLine => {
    const item = part.itemName.trim() || itemLabels.unnamed
    const before = `${item}: ${itemFlagLabels[part.kind]}`
    if (isLink(part)) {
      const target = places.get(part.link.itemId)
      const isMissing = target?.phase.phaseId !== part.link.phaseId
      const name = target && [target.phase.phaseName, target.item.itemName].map((one) => one.trim()).join(', ')
      const reason = isMissing ? 'which no longer exists' : 'outside this phase'
      return {
        before: part.condition === undefined ? before : `${before} “${part.condition}”`,
        lost: name === undefined || isMissing ? itemLabels.deletedItem : name,
        after:
          part.condition === undefined
            ? reason
            : `${reason}. The condition is copied without an item. Choose one after you add the phase.`,
      }
    }
    if (part.kind === 'emails') return { before: `${item}: ${plural(part.count, 'email address', 'email addresses')}` }
    if (part.kind === 'triggers')
      return { before, lost: part.name, after: 'location-based triggers need exactly one project' }
    const code = `code ${part.state}`
    return {
      before,
      lost: part.name ?? code,
      after: part.newName === undefined ? `not in ${statusSource}` : `${code} is ${part.newName} in ${statusSource}`,
    }
  })
}

const KINDS = [
  { kind: 'link', one: 'link', many: 'links' },
  { kind: 'emails', one: 'list of email addresses', many: 'email addresses' },
  { kind: 'equipmentStatus', one: 'equipment status', many: 'equipment statuses' },
  { kind: 'triggers', one: 'trigger', many: 'triggers' },
] as const

/** The toast after an insertion: "Test inserted. 4 parts were not copied: links and email addresses." */
export function describeInsertion(phase: string, dropped: readonly DroppedPart[]): string {
  const found = new Set(dropped.map((part) => (isLink(part) ? 'link' : part.kind)))
  const inserted = `${phase} inserted.`
  if (dropped.length === 0) return inserted
  const isOne = dropped.length === 1
  const names = joinNames(KINDS.filter(({ kind }) => found.has(kind)).map((words) => (isOne ? words.one : words.many)))
  return isOne
    ? `${inserted} 1 ${names} was not copied.`
    : `${inserted} ${dropped.length} parts were not copied: ${names}.`
}
