import { Copy, TableProperties } from 'lucide-react'
import { useState } from 'react'
import { configCopyLabels as labels, configCopyMessages as messages } from '@sitewright/domain/configs/copy-messages'
import { matrixLabels } from '@sitewright/domain/configs/matrix-messages'
import type { Config } from '@sitewright/domain/configs/model'
import { Button, ButtonLink } from '../../button/Button'
import { type LicenseCopyCalls, LicenseCopyDialog } from './LicenseCopyDialog'

/** Props of CopyToProjects. */
export interface CopyToProjectsProps extends LicenseCopyCalls {
  configs: readonly Config[]
  /** Why nothing can be copied. */
  reason: string | undefined
  /** The page that compares the configs of the projects; undefined on a server without it. */
  matrixHref?: string | undefined
}

/** In the header of the Configuration tab: the button that copies, with its dialog (COPY-17), and the link to the matrix (CONF-86). */
export function CopyToProjects({ configs, reason, matrixHref, ...calls }: CopyToProjectsProps) {
  const [isOpen, setOpen] = useState(false)
  const disabledReason = reason ?? (configs.length === 0 ? messages.noneToCopy : undefined)
  return (
    <>
      {matrixHref !== undefined && (
        <ButtonLink href={matrixHref} icon={<TableProperties aria-hidden="true" />}>
          {matrixLabels.matrix}
        </ButtonLink>
      )}
      <Button icon={<Copy aria-hidden="true" />} onClick={() => setOpen(true)} disabledReason={disabledReason}>
        {labels.toProjects}
      </Button>
      {isOpen && <LicenseCopyDialog {...calls} configs={configs} onClose={() => setOpen(false)} />}
    </>
  )
}
