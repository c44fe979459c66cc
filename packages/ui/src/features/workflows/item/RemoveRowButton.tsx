import { itemTabTexts as labels } from '@sitewright/domain/workflows/item-messages'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../button/Button'

/** Props of RemoveRowButton. */
export interface RemoveRowButtonProps {
  /** What it removes. */
  name: string
  disabledReason?: string | undefined
  onClick: () => void
}

/** Removes an entry of a list. */
export function RemoveRowButton({ name, disabledReason, onClick }: RemoveRowButtonProps) {
  return (
    <span data-part="end">
      <IconButton
        size="small"
        label={labels.remove(name)}
        icon={<Trash2 aria-hidden="true" />}
        disabledReason={disabledReason}
        onClick={onClick}
      />
    </span>
  )
}
