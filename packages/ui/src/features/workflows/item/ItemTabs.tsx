import { itemLabels as labels, itemMessages as messages } from '@sitewright/domain/workflows/item-messages'
import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import { getTrigger } from '@sitewright/domain/workflows/item-parts'
import { ITEM_TABS, type ItemTab } from '@sitewright/domain/workflows/item-tabs'
import { itemTabLabels } from '@sitewright/domain/workflows/tab-messages'
import type { ComponentType } from 'react'
import { Note } from '../../../note/Note'
import { type TabItem, Tabs } from '../../../tabs/Tabs'
import { AutoCompleteTab } from './AutoCompleteTab'
import { AutoResetTab } from './AutoResetTab'
import { ConditionalTab } from './ConditionalTab'
import { EquipmentTab } from './EquipmentTab'
import { ProductionTab } from './ProductionTab'
import { RequirementsTab } from './RequirementsTab'
import { TriggersTab } from './TriggersTab'
import type { ItemEdit } from './use-item-edit'
import { TabContent } from './WorkflowItemEditor.styles'

const CONTENT: Readonly<Record<ItemTab, ComponentType<{ edit: ItemEdit }>>> = {
  requirements: RequirementsTab,
  conditional: ConditionalTab,
  triggers: TriggersTab,
  reset: AutoResetTab,
  complete: AutoCompleteTab,
  equipment: EquipmentTab,
  production: ProductionTab,
}

/** How many entries each tab has. */
const countEntries = (item: WorkflowItem): Record<ItemTab, number> => ({
  requirements: item.requirements?.length ?? 0,
  conditional: item.conditionalVisibility?.length ?? 0,
  triggers: getTrigger(item) === undefined ? 0 : 1,
  reset: item.reset?.length ?? 0,
  complete: item.complete?.length ?? 0,
  equipment: item.itemStateFromEquipmentStatus?.length ?? 0,
  production: item.production ? 1 : 0,
})

/** Props of ItemTabs. */
export interface ItemTabsProps {
  edit: ItemEdit
  tab: ItemTab
  onTabChange: (tab: ItemTab) => void
}

/** The tabs of an item. A disabled one says why (ITEM-13, ITEM-18 to ITEM-33). */
export function ItemTabs({ edit, tab, onTabChange }: ItemTabsProps) {
  const { controls, errors, item, isTried } = edit
  const counts = countEntries(item)
  const items = ITEM_TABS.map((id): TabItem<ItemTab> => ({
    id,
    label: itemTabLabels[id],
    count: counts[id] === 0 ? undefined : counts[id],
    error: isTried && errors.tabs[id] !== undefined ? messages.tabHasErrors : undefined,
    disabledReason: controls.tabs[id],
  }))
  const Content = CONTENT[tab]
  const disabledReason = controls.tabs[tab]
  return (
    <Tabs label={labels.tabs} items={items} value={tab} onChange={onTabChange}>
      {disabledReason === undefined ? (
        <Content edit={edit} />
      ) : (
        // A change of the properties can disable the open tab.
        <TabContent>
          <Note tone="info">{disabledReason}</Note>
        </TabContent>
      )}
    </Tabs>
  )
}
