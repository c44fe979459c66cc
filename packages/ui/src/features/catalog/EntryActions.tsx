import { Copy } from 'lucide-react'
import { useState } from 'react'
import { catalogMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogEntry, CatalogKind } from '@sitewright/domain/catalog/model'
import { catalogScreenLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { Button, ButtonLink } from '../../button/Button'
import { RemoveDialog } from '../patterns/RemoveDialog'
import { TabActions } from '../patterns/TabActions'

/** Props of EntryActions. */
export interface EntryActionsProps {
  kind: CatalogKind
  entry: CatalogEntry
  duplicateHref: string | undefined
  /** Resolves to the message of a failure. */
  onDelete: () => Promise<string | undefined>
}

/** Duplicates an entry (CAT-17), and deletes one that nothing uses. For other entries, the disabled button says why (CAT-08). */
export function EntryActions({ kind, entry, duplicateHref, onDelete }: EntryActionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TabActions>
        {duplicateHref !== undefined && (
          <ButtonLink href={duplicateHref} icon={<Copy />}>
            {catalogScreenLabels.duplicate}
          </ButtonLink>
        )}
        <Button
          tone="danger"
          aria-haspopup="dialog"
          disabledReason={entry.uses > 0 ? catalogMessages.inUse(entry.usedBy ?? []) : undefined}
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
