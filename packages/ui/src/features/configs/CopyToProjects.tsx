import { Copy } from 'lucide-react'
import { useState } from 'react'
import { configCopyLabels as labels, configCopyMessages as messages } from '@sitewright/domain/configs/copy-messages'
import type { Config } from '@sitewright/domain/configs/model'
import { Button } from '../../button/Button'
import { type LicenseCopyCalls, LicenseCopyDialog } from './LicenseCopyDialog'

/** Props of CopyToProjects. */
export interface CopyToProjectsProps extends LicenseCopyCalls {
  configs: readonly Config[]
  /** Why nothing can be copied. */
  reason: string | undefined
}

/** The button in the header of the Configuration tab, with the dialog that it opens (COPY-17). */
export function CopyToProjects({ configs, reason, ...calls }: CopyToProjectsProps) {
  const [isOpen, setOpen] = useState(false)
  const disabledReason = reason ?? (configs.length === 0 ? messages.noneToCopy : undefined)
  return (
    <>
      <Button icon={<Copy aria-hidden="true" />} onClick={() => setOpen(true)} disabledReason={disabledReason}>
        {labels.toProjects}
      </Button>
      {isOpen && <LicenseCopyDialog {...calls} configs={configs} onClose={() => setOpen(false)} />}
    </>
  )
}
