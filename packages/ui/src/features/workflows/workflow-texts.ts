import { itemTypeLabels } from '@sitewright/domain/workflows/board-messages'
import {
  changeTexts,
  editorLabels,
  itemFieldLabels,
  phaseFieldLabels,
} from '@sitewright/domain/workflows/editor-messages'
import {
  itemLabels,
  itemTabTexts,
  productionTypeLabels,
  progressStateLabels,
  requirementTypeLabels,
  triggerConditionLabels,
} from '@sitewright/domain/workflows/item-messages'
import type { EquipmentMapping } from '@sitewright/domain/workflows/item'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import type { RecordTexts, RowTexts } from '../../draft/draft-texts'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import type { ItemValue } from './item/item-value'
import { type ItemRow, type LinkRow, type PhaseRow, type Place, toValue, type WorkflowValue } from './workflow-rows'

/** Finds the name of a project by its id. */
export type ProjectNames = (projectId: number) => string

/** Finds names of phases and items in the first of these versions that has them. */
function createNames(versions: readonly WorkflowValue[]) {
  const [phases, items] = [new Map<string, string>(), new Map<string, string>()]
  for (const { phases: rows } of versions) {
    for (const [id, phase] of rows) {
      if (!phases.has(id)) phases.set(id, phase.phaseName)
      for (const { itemId, itemName } of phase.items.values()) if (!items.has(itemId)) items.set(itemId, itemName)
    }
  }
  return {
    phaseOf: (id: string): string => phases.get(id)?.trim() || editorLabels.phase,
    itemOf: (id: string): string => items.get(id)?.trim() || itemLabels.deletedItem,
  }
}

/** The texts of an item that a dialog edits alone. */
export function createItemTexts(phases: readonly WorkflowPhase[]): RecordTexts<ItemValue> {
  const workflow = toValue({ name: '', projectIds: [], phases })
  return {
    labels: {
      items: '',
      requirementId: '',
      requirement: itemTabTexts.requirement,
      trigger: itemTabTexts.trigger,
      emptyTrigger: '',
      production: itemTabTexts.production,
    },
    rows: { items: createTexts([workflow]).items },
    unlisted: ['requirementId', 'requirement', 'trigger', 'emptyTrigger', 'production'],
  }
}

/**
 * The labels and the texts of a workflow, its phases, items and their parts, for the unsaved bar and the conflict panel.
 * @param versions where names of phases and items are found
 */
export function createWorkflowTexts(
  getProjectName: ProjectNames,
  versions: readonly WorkflowValue[],
): RecordTexts<WorkflowValue> {
  const { phases, items } = createTexts(versions)
  return {
    labels: {
      name: editorLabels.name,
      projectIds: editorLabels.projects,
      phases: changeTexts.phases,
      differences: copyMessages.others,
    },
    formats: { projectIds: getProjectName },
    rows: { phases: { ...phases, rows: { items } } },
    // CopyDifferences asks about them.
    unlisted: ['differences'],
  }
}

/** The texts of phases and items. @param versions where their names are found */
function createTexts(versions: readonly WorkflowValue[]): { phases: RowTexts<PhaseRow>; items: RowTexts<ItemRow> } {
  let names: ReturnType<typeof createNames> | undefined
  const find = () => (names ??= createNames(versions))
  const nameItem = ({ itemId }: { itemId: string }): string => find().itemOf(itemId)
  const inItem = (name: string, parent: string | undefined): string =>
    parent === undefined ? name : changeTexts.fieldOf(name, parent)
  const links = (label: string): RowTexts<LinkRow> => ({
    nameOf: (link, _place, parent) => inItem(nameItem(link), parent),
    labelOf: (name) => `${label}: ${name}`,
    labels: {},
  })
  const describePlace = ({ phase, after }: Place): string =>
    changeTexts.place(find().phaseOf(phase), after === undefined ? undefined : find().itemOf(after))
  const describeStatus = (status: EquipmentMapping | null | undefined): string =>
    isSet(status)
      ? `${progressStateLabels[status.progressState ?? 0]}, ${String(status.equipmentStatusState ?? changeTexts.none)}`
      : changeTexts.none
  const items: RowTexts<ItemRow> = {
    nameOf: ({ itemName }) => itemName.trim() || itemLabels.unnamed,
    labelOf: changeTexts.item,
    labels: itemFieldLabels,
    describe: ({ itemName, itemWeight }) => `${itemName}, ${itemWeight}`,
    formats: {
      itemType: (type) => itemTypeLabels[type],
      preRequisite: (link) => (isSet(link) ? nameItem(link) : changeTexts.none),
      trigger: (trigger) => (isSet(trigger) ? trigger.triggerName : changeTexts.none),
      equipmentStatus: describeStatus,
      production: (production) =>
        isSet(production)
          ? [
              production.name,
              productionTypeLabels[production.productionType],
              `${production.totalQuantity ?? ''} ${production.uom ?? ''}`.trim(),
            ]
              .filter(Boolean)
              .join(', ')
          : changeTexts.none,
      '@place': describePlace,
    },
    rows: {
      requirements: {
        nameOf: ({ name }, _place, parent) => inItem(name, parent),
        labelOf: changeTexts.requirement,
        labels: {
          name: itemLabels.name,
          description: itemTabTexts.description,
          requirementType: itemLabels.type,
          requirmentWeight: itemLabels.weight,
          IsPropertyEditable: itemTabTexts.editableProperty,
        },
        formats: { requirementType: (type) => textIn(requirementTypeLabels, type) },
      },
      conditionalVisibility: {
        nameOf: ({ condition }, _place, parent) => inItem(condition, parent),
        labelOf: changeTexts.condition,
        labels: { condition: itemLabels.name, itemId: editorLabels.item },
        formats: { itemId: (id) => find().itemOf(String(id)) },
      },
      triggers: {
        nameOf: ({ triggerName }, _place, parent) => inItem(triggerName, parent),
        labelOf: changeTexts.trigger,
        labels: {
          triggerName: itemLabels.name,
          triggerDescription: itemTabTexts.description,
          triggerType: itemTabTexts.triggerKind,
          siteID: itemTabTexts.site,
          condition: itemTabTexts.triggerOn,
        },
        formats: { condition: (condition) => textIn(triggerConditionLabels, condition) },
      },
      complete: links(itemFieldLabels.complete),
      reset: links(itemFieldLabels.reset),
      itemStateFromEquipmentStatus: {
        nameOf: (_row, place, parent) => inItem(itemTabTexts.mapping(place + 1), parent),
        labels: { progressState: itemTabTexts.stateColumn, equipmentStatusState: itemTabTexts.statusColumn },
        formats: { progressState: (state) => textIn(progressStateLabels, state) },
      },
      emails: { nameOf: ({ email }, _place, parent) => inItem(email, parent), labels: { email: itemLabels.emails } },
    },
  }
  const phases: RowTexts<PhaseRow> = {
    nameOf: ({ phaseName }) => phaseName.trim() || itemLabels.unnamedPhase,
    labelOf: changeTexts.phase,
    labels: phaseFieldLabels,
    describe: ({ phaseWeight, items: rows }) => `${phaseWeight}, ${editorLabels.itemCount(rows.size)}`,
  }
  return { phases, items }
}

const textIn = (texts: Readonly<Record<number, string>>, key: unknown): string => texts[Number(key)] ?? String(key)

const isSet = <Value>(value: Value | null | undefined): value is Value => value !== undefined && value !== null
