import { useEffect, useEffectEvent, useState } from 'react'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteScreenLabels as labels, siteScreenMessages as messages } from '@sitewright/domain/sites/screen-messages'
import type { Site, SiteStatePreview } from '@sitewright/domain/sites/site'
import { Checkbox } from '../../checkbox/Checkbox'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { useConfirmedAction } from '../patterns/use-confirmed-action'

/** The state that the user confirmed. */
export interface SiteStateChoice {
  active: boolean
  /** For an unarchive: whether to unarchive the sub-sites too (SITE-65). */
  unarchiveSubSites: boolean
}

/** Props of SiteStateDialog. */
export interface SiteStateDialogProps {
  site: Site
  isOpen: boolean
  /** Counts what would change. Resolves to undefined after a failure: the dialog then says so, and the user can still confirm. */
  loadPreview: () => Promise<SiteStatePreview | undefined>
  /** Archives or unarchives the site. Resolves to why that failed: the dialog then stays open and shows it. */
  onChangeState: (choice: SiteStateChoice) => Promise<string | undefined>
  /** Called after it is archived or unarchived (SITE-67, SITE-68). */
  onChanged: () => void
  onClose: () => void
}

/** Asks before a site is archived or unarchived, and says what else changes (SITE-61 to SITE-69, SITE-74). */
export function SiteStateDialog(props: SiteStateDialogProps) {
  const { site, isOpen, onChangeState, onChanged, onClose } = props
  const preview = usePreview(isOpen, props.loadPreview)
  const [withSubSites, setWithSubSites] = useState(false)
  const close = (): void => {
    setWithSubSites(false)
    onClose()
  }
  const confirmation = useConfirmedAction(async () => {
    const failure = await onChangeState({ active: !site.active, unarchiveSubSites: withSubSites })
    if (failure === undefined) onChanged()
    return failure
  }, close)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={site.active ? labels.archiveTitle(site.name) : labels.unarchiveTitle(site.name)}
      confirmLabel={site.active ? labels.archiveConfirm : labels.unarchiveConfirm}
      tone={site.active ? 'danger' : 'primary'}
      {...confirmation}
    >
      {site.active ? (
        <ArchiveText site={site} preview={preview} />
      ) : (
        <>
          <UnarchiveText preview={preview} />
          {hasSubSites(site) && (
            <Checkbox
              label={labels.unarchiveSubSites}
              help={
                preview === undefined || preview === 'failed'
                  ? undefined
                  : messages.unarchiveBelow(preview.archivedBelow)
              }
              isSelected={withSubSites}
              onChange={setWithSubSites}
            />
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

const hasSubSites = ({ children }: Site): boolean => (children?.length ?? 0) > 0

/** Undefined while it is loading. */
type Preview = SiteStatePreview | 'failed' | undefined

function ArchiveText({ site, preview }: { site: Site; preview: Preview }) {
  const isCounted = preview !== undefined && preview !== 'failed'
  return (
    <>
      <p>{hasSubSites(site) ? siteMessages.archiveTreeText : siteMessages.archiveText}</p>
      {isCounted && preview.activeBelow > 0 && <p>{messages.archiveCounts(preview.activeBelow)}</p>}
      {preview === 'failed' && hasSubSites(site) && <p role="alert">{messages.previewFailed}</p>}
    </>
  )
}

function UnarchiveText({ preview }: { preview: Preview }) {
  const isCounted = preview !== undefined && preview !== 'failed'
  return (
    <>
      <p>{messages.unarchiveText}</p>
      {isCounted && preview.archivedAbove.length > 0 && <p>{messages.unarchiveAbove(preview.archivedAbove)}</p>}
      {preview === 'failed' && <p role="alert">{messages.previewFailed}</p>}
    </>
  )
}

/** Loads the counts each time the dialog opens. */
function usePreview(isOpen: boolean, load: () => Promise<SiteStatePreview | undefined>): Preview {
  const [preview, setPreview] = useState<Preview>()
  const start = useEffectEvent(load)
  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    void start().then((value) => {
      if (isCurrent) setPreview(value ?? 'failed')
    })
    return () => {
      isCurrent = false
      setPreview(undefined)
    }
  }, [isOpen])
  return preview
}
