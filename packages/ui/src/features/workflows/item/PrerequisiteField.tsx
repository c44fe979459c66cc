import { itemLabels as labels, itemMessages as messages } from '@sitewright/domain/workflows/item-messages'
import { findItem } from '@sitewright/domain/workflows/item-edit'
import { prerequisiteChoices, toLink } from '@sitewright/domain/workflows/links'
import { Trash2 } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../button/Button'
import { ItemPicker } from './ItemPicker'
import type { ItemEdit } from './use-item-edit'
import { Stack } from './WorkflowItemEditor.styles'

/** The item that must be finished first (ITEM-11, ITEM-12). A stored link that is wrong shows why, with a button that removes it. */
export function PrerequisiteField({ edit }: { edit: ItemEdit }) {
  const { draft, phases, errors, readOnlyReason } = edit
  const { itemId } = draft.item
  const input = useRef<HTMLInputElement>(null)
  const choices = useMemo(() => prerequisiteChoices(phases, itemId), [phases, itemId])
  const change = (picked: string | null): void => {
    const placed = picked === null ? undefined : findItem(phases, picked)
    edit.changeItem({ preRequisite: placed === undefined ? null : toLink(placed) })
  }
  return (
    <Stack data-span="5">
      <ItemPicker
        ref={input}
        label={labels.prerequisite}
        placeholder={labels.noPrerequisite}
        phases={phases}
        choices={choices}
        itemId={draft.item.preRequisite?.itemId ?? null}
        error={errors.prerequisite}
        isReadOnly={readOnlyReason !== undefined}
        help={choices.length === 0 ? messages.noItems : undefined}
        onPick={change}
      />
      {errors.prerequisite !== undefined && readOnlyReason === undefined && (
        <Button
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => {
            flushSync(() => change(null))
            input.current?.focus()
          }}
        >
          {labels.removePrerequisite}
        </Button>
      )}
    </Stack>
  )
}
