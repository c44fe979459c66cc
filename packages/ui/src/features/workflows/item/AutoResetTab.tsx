import type { ItemLink } from '@sitewright/domain/workflows/item'
import { itemMessages as messages, itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import { hasAllLinks, otherItems, resetChoices } from '@sitewright/domain/workflows/links'
import { useMemo } from 'react'
import { Checkbox } from '../../../checkbox/Checkbox'
import { LinkRows, withLinks } from './LinkRows'
import { type ItemEdit, useItemRows } from './use-item-edit'
import { Cluster, TabContent } from './WorkflowItemEditor.styles'

/** The items that this one resets: all before it, all after it, or single ones (ITEM-63 to ITEM-67). */
export function AutoResetTab({ edit }: { edit: ItemEdit }) {
  const { item, phases, controls, readOnlyReason } = edit
  const { set } = useItemRows(edit, 'reset')
  const { before, after } = useMemo(() => resetChoices(phases, item.itemId), [phases, item.itemId])
  const choices = useMemo(() => otherItems(phases, item.itemId), [phases, item.itemId])
  const links = item.reset ?? []
  const group = (label: string, wanted: readonly ItemLink[], disabledReason: string | undefined) => {
    const ids = new Set(wanted.map(({ itemId }) => itemId))
    const isAll = hasAllLinks(links, wanted)
    return (
      <Checkbox
        label={label}
        isSelected={isAll}
        isIndeterminate={!isAll && links.some(({ itemId }) => ids.has(itemId))}
        disabledReason={readOnlyReason ?? disabledReason}
        onChange={() =>
          set((now) =>
            isAll ? new Map([...now].filter(([, { itemId }]) => !ids.has(itemId))) : withLinks(now, [...ids]),
          )
        }
      />
    )
  }
  return (
    <TabContent>
      <p>{messages.resetHelp}</p>
      <Cluster data-loose="">
        {group(labels.allBefore, before, controls.allBefore)}
        {group(labels.allAfter, after, controls.allAfter)}
      </Cluster>
      <LinkRows
        edit={edit}
        tab="reset"
        errors={edit.errors.reset}
        choices={choices}
        usedReason={messages.alreadyListed}
      />
    </TabContent>
  )
}
