import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { useConfirmedAction } from './use-confirmed-action'

/** Props of RemoveDialog. */
export interface RemoveDialogProps<Item> {
  /** What to remove; undefined while the dialog is closed. */
  item: Item | undefined
  title: (item: Item) => string
  confirmLabel: string
  /** What the removal means. */
  children: (item: Item) => ReactNode
  /** Removes it. Resolves to why that failed: the dialog then stays open and shows it. */
  onRemove: (item: Item) => Promise<string | undefined>
  onClose: () => void
}

/** Asks before one of several things is removed, and stays open until it is. */
export function RemoveDialog<Item>({
  item,
  title,
  confirmLabel,
  children,
  onRemove,
  onClose,
}: RemoveDialogProps<Item>) {
  const [last, setLast] = useState(item)
  // The texts stay while the dialog closes.
  if (item !== undefined && item !== last) setLast(item)
  const confirmation = useConfirmedAction(async () => (item === undefined ? undefined : onRemove(item)), onClose)
  return (
    <ConfirmDialog
      isOpen={item !== undefined}
      title={last === undefined ? '' : title(last)}
      confirmLabel={confirmLabel}
      tone="danger"
      {...confirmation}
    >
      <p>{last !== undefined && children(last)}</p>
    </ConfirmDialog>
  )
}
