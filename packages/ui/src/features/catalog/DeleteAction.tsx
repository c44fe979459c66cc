import { useState } from 'react'
import { catalogMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogEntry, CatalogKind } from '@sitewright/domain/catalog/model'
import { catalogScreenLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { Button } from '../../button/Button'
import { RemoveDialog } from '../patterns/RemoveDialog'
import { TabActions } from '../patterns/TabActions'

/** Props of DeleteAction. */
export interface DeleteActionProps {
  kind: CatalogKind
  entry: CatalogEntry
  /** Resolves to the message of a failure. */
  onDelete: () => Promise<string | undefined>
}

/** Deletes an entry that nothing uses. For other entries, the disabled button says why (CAT-08). */
export function DeleteAction({ kind, entry, onDelete }: DeleteActionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TabActions>
        <Button
          tone="danger"
          aria-haspopup="dialog"
          {...(entry.uses > 0 && { disabledReason: catalogMessages.inUse(entry.uses) })}
          onClick={() => setOpen(true)}
        >
          {catalogScreenLabels.delete}
        </Button>
      </TabActions>
      <RemoveDialog
        item={isOpen ? entry : undefined}
        title={({ name }) => catalogTexts[kind].deleteTitle(name)}
        confirmLabel={catalogScreenLabels.delete}
        onRemove={onDelete}
        onClose={() => setOpen(false)}
      >
        {() => catalogTexts[kind].deleteText}
      </RemoveDialog>
    </>
  )
}
