import { itemFlagLabels, itemTypeLabels } from './board-messages'
import { editorLabels } from './editor-messages'
import { getTrigger } from './item-parts'
import { ITEM_TYPE, PROGRESS_STATE, TRIGGER_CONDITION, type Trigger, type WorkflowItem } from './item'
import { itemLabels } from './item-messages'
import type { DryRun, ItemRun, RunBlock, RunCause, RunConflict, RunProgress, RunStep } from './dry-run'

/*
 * Every text of a dry run. The page and its copy as text have the same words. (WF-85 to WF-94.)
 */

/** Labels of the page. */
export const dryRunLabels = {
  title: editorLabels.dryRun,
  back: 'Back to the workflow',
  progress: 'Progress',
  ofTotal: 'of 100',
  progressByPhase: 'Progress by phase',
  items: 'Choose an item',
  steps: 'What happens',
  undo: (step: number) => `Undo step ${step}`,
  startOver: 'Start over',
  copy: 'Copy as text',
  runAll: 'Run all in order',
  complete: 'Complete',
  completeItem: (item: string) => `Complete ${item}`,
  amount: (item: string) => `Percent of ${item}`,
  percent: '%',
  status: 'Equipment status',
  noStatus: 'No status',
  earlier: (count: number) => `Show ${count} earlier ${count === 1 ? 'step' : 'steps'}`,
  tryOther: (condition: string) => `Try ${condition}`,
  keyItem: 'Item',
  keyComplete: 'Complete',
  keyUndo: 'Undo',
} as const

/** Sentences of the page. */
export const dryRunMessages = {
  notice: 'This is a test. It changes no material, saves nothing and sends no email.',
  draft: (changes: number) => `Draft with ${changes} unsaved ${changes === 1 ? 'change' : 'changes'}`,
  saved: 'As saved',
  noItems: 'The workflow has no items yet.',
  emptyTitle: 'Complete an item to see what follows',
  empty: 'Choose an item at the left. What its links, its status and its emails do appears here.',
  nothingToUndo: 'There is no step yet.',
  nothingLeft: 'No other item can be completed.',
  stepCount: (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`,
  since: (step: number, before: string) => `after step ${step}, before it ${before}`,
  ran: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} completed in order.`,
  copied: (count: number) => `Copied ${count} ${count === 1 ? 'step' : 'steps'} as text.`,
  copyFailed: 'The steps could not be copied.',
  loading: 'The dry run is loading.',
  failed: 'The dry run could not be loaded.',
  failedHelp: 'Check your connection, then try again.',
  undone: (step: number, total: string) => `Step ${step} undone. Progress ${total} of 100.`,
  startedOver: 'The dry run starts over.',
  total: (total: string) => `Progress ${total} of 100.`,
  danglingTitle: (count: number) =>
    count === 1
      ? 'The draft has 1 link to an item that no longer exists'
      : `The draft has ${count} links to items that no longer exist`,
  dangling: 'A dry run follows only links that exist. Correct them first, or run without them.',
  toBoard: 'Show on the board',
  runWithout: 'Run without them',
} as const

/** What the texts need to know. */
export interface RunNames {
  readonly run: DryRun
  readonly formatWeight: (weight: number) => string
  readonly statusName: (state: number) => string
  /** The name of a site; undefined where it is not known. */
  readonly siteName: (siteId: number) => string | undefined
}

/** Kinds of effects (WF-91). */
export type EffectKind = 'asksFor' | 'completes' | 'resets' | 'status' | 'emails' | 'shows' | 'unlocks' | 'conflicts'

/** A line of a step. */
export interface EffectLine {
  readonly kind: EffectKind
  readonly label: string
  /** Names of items, requirements or addresses. */
  readonly names: readonly string[]
  /** In place of names. */
  readonly sentence?: string
  readonly note?: string | undefined
}

/** A step in words. */
export interface StepTexts {
  readonly title: string
  /** What kind of act it was, where it was not a plain completion. */
  readonly badge: string | undefined
  /** Such as '20.5 to 51'. */
  readonly gain: string
  readonly lines: readonly EffectLine[]
}

const nameOf = ({ run }: Pick<RunNames, 'run'>, itemId: string): string =>
  run.getItem(itemId)?.item.itemName || itemLabels.unnamed

/** What fires a trigger, in words. */
export function describeTrigger({ siteName }: Pick<RunNames, 'siteName'>, trigger: Trigger): string {
  const site = siteName(trigger.siteID) ?? itemLabels.unknownSite(trigger.siteID)
  const { entering, leaving, tagAssignment, tagUnassignment } = TRIGGER_CONDITION
  const texts: Readonly<Record<number, string>> = {
    [entering]: `Material enters ${site}`,
    [leaving]: `Material leaves ${site}`,
    [tagAssignment]: 'A tag is assigned',
    [tagUnassignment]: 'A tag is unassigned',
  }
  return texts[trigger.condition] ?? itemFlagLabels.triggers
}

function describeAct(
  names: RunNames,
  { act, effects }: RunStep,
): Pick<StepTexts, 'title' | 'badge'> & { isTrigger: boolean } {
  if (act.kind === 'status') {
    const title =
      act.status === null ? 'You clear the equipment status' : `The equipment becomes ${names.statusName(act.status)}`
    return { title, badge: itemFlagLabels.equipmentStatus, isTrigger: false }
  }
  const item = names.run.getItem(act.itemId)?.item
  const trigger = item && getTrigger(item)
  if (trigger) return { title: describeTrigger(names, trigger), badge: 'Trigger', isTrigger: true }
  const name = nameOf(names, act.itemId)
  const isPartly = act.amount !== undefined && act.amount < 100
  return {
    title: isPartly ? `You set ${name} to ${names.formatWeight(act.amount)} %` : `You complete ${name}`,
    badge: effects.shows && `${itemFlagLabels.conditionalVisibility}: ${effects.shows.condition}`,
    isTrigger: false,
  }
}

function describeCause(names: RunNames, cause: RunCause, item: string, completes: boolean): string {
  const verb = completes ? 'completes' : 'resets'
  if (cause.kind === 'link') return `${nameOf(names, cause.itemId)} ${verb} ${item}`
  if (cause.kind === 'status') return `the status ${names.statusName(cause.status)} ${verb} ${item}`
  return `you complete ${item}`
}

/** Names both links (WF-88). */
function describeConflict(names: RunNames, { itemId, first, second, completes }: RunConflict): string {
  const one = describeCause(names, first, nameOf(names, itemId), !completes)
  const other = describeCause(names, second, 'it', completes)
  return `${one.slice(0, 1).toUpperCase()}${one.slice(1)}, and ${other}. The dry run ignores the second one.`
}

/** A step in words, without effects that do not occur (WF-91). */
export function describeStep(names: RunNames, step: RunStep): StepTexts {
  const { effects, act } = step
  const { title, badge, isTrigger } = describeAct(names, step)
  const toNames = (ids: readonly string[]): string[] => ids.map((itemId) => nameOf(names, itemId))
  const statusName = (status: number | null): string =>
    status === null ? dryRunLabels.noStatus : names.statusName(status)
  const completes = toNames(
    isTrigger && act.kind === 'complete' ? [act.itemId, ...effects.completes] : effects.completes,
  )
  const listed = (kind: EffectKind, label: string, those: readonly string[], note?: string): EffectLine[] =>
    those.length === 0 ? [] : [{ kind, label: `${label} ${those.length}`, names: those, note }]
  const said = (kind: EffectKind, label: string, sentence: string | undefined): EffectLine[] =>
    sentence === undefined ? [] : [{ kind, label, names: [], sentence }]
  const { status, shows, conflicts } = effects
  const isSet = act.kind !== 'status' && status !== undefined
  return {
    title,
    badge,
    gain: `${names.formatWeight(step.before.total)} to ${names.formatWeight(step.after.total)}`,
    lines: [
      ...listed('asksFor', 'Asks for', effects.asksFor, 'Counts as done in a dry run.'),
      ...listed('completes', 'Completes', completes),
      ...listed('resets', 'Resets', toNames(effects.resets)),
      ...said(
        'status',
        'Sets the status',
        isSet ? `to ${statusName(status.to)}, from ${statusName(status.from)}` : undefined,
      ),
      ...listed('emails', 'Sends email to', effects.emails, 'Not sent in a dry run.'),
      ...said('shows', 'Shows next', shows && `${nameOf(names, shows.itemId)}, because you chose ${shows.condition}`),
      ...listed('unlocks', 'Unlocks', toNames(effects.unlocks)),
      ...conflicts.flatMap((one) => said('conflicts', 'Stops here', describeConflict(names, one))),
    ],
  }
}

/** Why an item cannot be completed, in words; undefined where it is done. */
export function describeBlock(names: RunNames, block: RunBlock): string | undefined {
  if (block.kind === 'done') return undefined
  const item = nameOf(names, block.itemId)
  if (block.kind === 'needs') return `Needs ${item}`
  if (block.kind === 'waits') return `Waits for ${item}: ${block.condition}`
  return `Not on the path: ${item} is ${block.condition}`
}

/** Which step changed an item, and through what. */
export function describeChange(names: RunNames, { cause, step, amount }: ItemRun): string {
  const by =
    cause.kind === 'link'
      ? nameOf(names, cause.itemId)
      : cause.kind === 'status'
        ? names.statusName(cause.status)
        : undefined
  const parts = [...(amount === 0 ? ['reset'] : []), `step ${step}`, ...(by === undefined ? [] : [`by ${by}`])]
  return parts.join(', ')
}

/** What completes or resets an item besides the user, in words (WF-86). */
export function describeAutomatic(names: RunNames, item: WorkflowItem): string | undefined {
  const trigger = getTrigger(item)
  if (trigger) return describeTrigger(names, trigger)
  const mappings = (item.itemStateFromEquipmentStatus ?? []).flatMap(
    ({ equipmentStatusState: status, progressState }) =>
      status === null
        ? []
        : [`${progressState === PROGRESS_STATE.progress ? 'Completed' : 'Reset'} by ${names.statusName(status)}`],
  )
  if (mappings.length > 0) return mappings.join(', ')
  return item.itemType === ITEM_TYPE.progress ? undefined : itemTypeLabels[item.itemType]
}

/** All steps as plain text (WF-91). */
export function toRunText(
  names: RunNames,
  {
    workflow,
    phases,
    steps,
    progress,
  }: {
    readonly workflow: string
    readonly phases: readonly string[]
    readonly steps: readonly RunStep[]
    readonly progress: RunProgress
  },
): string {
  const lines = steps.flatMap((step, at) => {
    const { title, badge, gain, lines: effects } = describeStep(names, step)
    return [
      `${at + 1}. ${title}${badge === undefined ? '' : ` (${badge})`}: ${gain}`,
      ...effects.map(
        ({ label, names: listed, sentence, note }) =>
          `   ${label}: ${sentence ?? listed.join(', ')}${note === undefined ? '' : ` (${note})`}`,
      ),
    ]
  })
  const sums = phases.map((name, at) => `${name} ${names.formatWeight(progress.phases[at] ?? 0)} %`)
  return [`${dryRunLabels.title}: ${workflow}`, '', ...lines, '', sums.join(', ')].join('\n')
}
