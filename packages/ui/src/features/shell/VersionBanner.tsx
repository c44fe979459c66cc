import { bannerMessages } from '@sitewright/domain/shared/messages'
import { Banner } from '../../banner/Banner'
import { Button } from '../../button/Button'

export interface VersionBannerProps {
  /** A form has changes that a reload would lose: the text says to save them first, and the button waits. */
  hasUnsavedChanges?: boolean
  onReload: () => void
  /** It is not shown again for this version; without it there is no cross. */
  onClose?: () => void
}

/** Another version is deployed: offers to reload (NAV-22), and does so only when it is pressed and nothing would be lost. */
export function VersionBanner({ hasUnsavedChanges = false, onReload, onClose }: VersionBannerProps) {
  return (
    <Banner
      tone="info"
      role="status"
      onClose={onClose}
      actions={
        <Button
          size="small"
          disabledReason={hasUnsavedChanges ? bannerMessages.newVersionUnsaved : undefined}
          onClick={onReload}
        >
          {bannerMessages.reload}
        </Button>
      }
    >
      {hasUnsavedChanges ? bannerMessages.newVersionUnsaved : bannerMessages.newVersion}
    </Banner>
  )
}
