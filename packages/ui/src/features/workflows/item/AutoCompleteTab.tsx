import { itemMessages as messages, itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import { completeChoices, hasAllLinks, previousToComplete } from '@sitewright/domain/workflows/links'
import { useMemo } from 'react'
import { Switch } from '../../../switch/Switch'
import { LinkRows, withLinks } from './LinkRows'
import { type ItemEdit, useItemRows } from './use-item-edit'
import { TabContent } from './WorkflowItemEditor.styles'

/** The items that this one completes: all previous ones of the phase by a switch, or single ones (ITEM-58 to ITEM-62). */
export function AutoCompleteTab({ edit }: { edit: ItemEdit }) {
  const { item, phases, readOnlyReason } = edit
  const { set } = useItemRows(edit, 'complete')
  const choices = useMemo(() => completeChoices(phases, item.itemId), [phases, item.itemId])
  const previous = useMemo(() => previousToComplete(phases, item.itemId), [phases, item.itemId])
  const ids = previous.map(({ itemId }) => itemId)
  return (
    <TabContent>
      <Switch
        label={labels.allPrevious}
        help={messages.completeHelp}
        isSelected={hasAllLinks(item.complete ?? [], previous)}
        disabledReason={readOnlyReason ?? (previous.length === 0 ? messages.noPrevious : undefined)}
        onChange={(isSelected) => set((now) => (isSelected ? withLinks(now, ids) : new Map()))}
      />
      <LinkRows
        edit={edit}
        tab="complete"
        errors={edit.errors.complete}
        choices={choices}
        usedReason={messages.alreadyListed}
      />
    </TabContent>
  )
}
