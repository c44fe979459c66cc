import { itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import { Trash2 } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Button } from '../../../button/Button'
import { focusFirstInvalid } from '../../../form/focus-first-invalid'
import { Cluster } from './WorkflowItemEditor.styles'

/** Props of PartButtons. */
export interface PartButtonsProps {
  /** Why OK cannot be pressed. */
  okDisabledReason?: string | undefined
  onOk: () => void
  /** Without it there is nothing to delete. */
  onDelete: (() => void) | undefined
}

/** OK and Delete of a form inside a tab (ITEM-37, ITEM-47). When OK finds an error, the first field with one takes the focus. */
export function PartButtons({ okDisabledReason, onOk, onDelete }: PartButtonsProps) {
  const apply = (form: Element | null): void => {
    flushSync(onOk)
    focusFirstInvalid(form)
  }
  return (
    <Cluster>
      <Button
        disabledReason={okDisabledReason}
        onClick={({ currentTarget }) => apply(currentTarget.closest('[role="group"]'))}
      >
        {labels.apply}
      </Button>
      {onDelete !== undefined && (
        <Button tone="ghost" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
          {labels.delete}
        </Button>
      )}
    </Cluster>
  )
}
