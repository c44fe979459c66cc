import { itemLabels as labels, itemMessages as messages } from '@sitewright/domain/workflows/item-messages'
import { prerequisiteChoices } from '@sitewright/domain/workflows/links'
import { Trash2 } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../button/Button'
import { ItemPicker } from './ItemPicker'
import { toPicked } from './LinkRows'
import type { ItemEdit } from './use-item-edit'
import { Stack } from './WorkflowItemEditor.styles'

/** The item that must be finished first (ITEM-11, ITEM-12). A stored link that is wrong shows why, with a button that removes it. */
export function PrerequisiteField({ edit }: { edit: ItemEdit }) {
  const { row, phases, errors, readOnlyReason } = edit
  const { itemId } = row
  const input = useRef<HTMLInputElement>(null)
  const choices = useMemo(() => prerequisiteChoices(phases, itemId), [phases, itemId])
  const change = (picked: string | null): void =>
    edit.changeRow({ preRequisite: picked === null ? null : toPicked(picked, edit.base.preRequisite) })
  return (
    <Stack data-span="5">
      <ItemPicker
        ref={input}
        label={labels.prerequisite}
        placeholder={labels.noPrerequisite}
        phases={phases}
        choices={choices}
        itemId={row.preRequisite?.itemId ?? null}
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
