import { Copy } from 'lucide-react'
import { useState } from 'react'
import {
  mappingLabels as labels,
  mappingScreenMessages as messages,
} from '@sitewright/domain/resource-mappings/messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { TabActions } from '../patterns/TabActions'
import { CopyDialog, type CopyDialogProps } from './CopyDialog'

/** Props of CopyAction. */
export interface CopyActionProps extends Omit<CopyDialogProps, 'onClose'> {
  edit: Decision
}

/** The button in the header of the project that copies the mappings to another project (RES-28). */
export function CopyAction({ edit, ...dialog }: CopyActionProps) {
  const [isOpen, setOpen] = useState(false)
  const hasTypes = dialog.owners.some(({ resourceTypes }) => resourceTypes.length > 0)
  const reason = edit.allowed ? (hasTypes ? undefined : messages.nothingToCopy) : edit.reason
  return (
    <>
      <TabActions>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => setOpen(true)} disabledReason={reason}>
          {labels.copy}
        </Button>
      </TabActions>
      {isOpen && <CopyDialog {...dialog} onClose={() => setOpen(false)} />}
    </>
  )
}
