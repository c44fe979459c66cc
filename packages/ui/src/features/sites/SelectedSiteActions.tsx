import { siteMoveLabels } from '@sitewright/domain/sites/move-messages'
import { selectedSiteLabels as labels } from '@sitewright/domain/sites/selected-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { Archive, FolderInput, Printer } from 'lucide-react'
import { Button } from '../../button/Button'
import { SitesArchiveDialog, type SitesArchiveDialogProps } from './SitesArchiveDialog'
import { SitesChangeDialog, type SitesChangeDialogProps } from './SitesChangeDialog'

/** What a dialog asks about, and the sites that were selected then: the selection itself can change while the dialog saves. */
export interface SitesQuestion {
  kind: 'archive' | 'class' | 'types'
  chosen: readonly SimpleSite[]
}

/** Props of SelectedSiteActions. */
export interface SelectedSiteActionsProps {
  /** The selected sites, parents before children. */
  selected: readonly SimpleSite[]
  /** Whether the user can change sites (PERM-28). Without it, there is only Print Labels. */
  canEdit: boolean
  /** Opens a dialog, which is outside the bar: the bar goes when nothing is selected any longer. */
  onAsk: (question: SitesQuestion) => void
  /** Asks where the sites move. Without it, there is no Move. */
  onMove?: ((sites: readonly SimpleSite[]) => void) | undefined
  onPrint: (sites: readonly SimpleSite[]) => void
}

/** The actions on selected sites, in the bar of the selection (SITE-82). */
export function SelectedSiteActions({ selected, canEdit, onAsk, onMove, onPrint }: SelectedSiteActionsProps) {
  const ask = (kind: SitesQuestion['kind']) => (): void => onAsk({ kind, chosen: selected })
  return (
    <>
      {canEdit && (
        <>
          <Button onClick={ask('class')}>{labels.siteClass}</Button>
          <Button onClick={ask('types')}>{labels.types}</Button>
          {onMove !== undefined && (
            <Button icon={<FolderInput aria-hidden="true" />} onClick={() => onMove(selected)}>
              {siteMoveLabels.menu}
            </Button>
          )}
        </>
      )}
      <Button icon={<Printer aria-hidden="true" />} onClick={() => onPrint(selected)}>
        {labels.print}
      </Button>
      {canEdit && (
        <Button tone="danger" icon={<Archive aria-hidden="true" />} onClick={ask('archive')}>
          {labels.archive}
        </Button>
      )}
    </>
  )
}

/** Props of SelectedSitesDialog. */
export interface SelectedSitesDialogProps
  extends Omit<SitesArchiveDialogProps, 'chosen'>, Pick<SitesChangeDialogProps, 'onChange'> {
  /** Without it, no dialog is open. */
  question: SitesQuestion | undefined
}

/** The dialog of an action on selected sites. */
export function SelectedSitesDialog({ question, sites, onArchive, onChange, onClose }: SelectedSitesDialogProps) {
  if (question === undefined) return null
  const { kind, chosen } = question
  return kind === 'archive' ? (
    <SitesArchiveDialog {...{ chosen, sites, onArchive, onClose }} />
  ) : (
    <SitesChangeDialog {...{ kind, chosen, onChange, onClose }} />
  )
}
