import { useMemo, useState } from 'react'
import { findMoveProblem } from '@sitewright/domain/sites/move'
import { siteMoveLabels as labels, siteMoveMessages as messages } from '@sitewright/domain/sites/move-messages'
import { sitePathText } from '@sitewright/domain/sites/rules'
import { relateSelected } from '@sitewright/domain/sites/selected'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { ComboBox, type ComboOption } from '../../combo-box/ComboBox'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { Note } from '../../note/Note'
import type { View as ViewState } from '../../view/view-state'
import { useConfirmedAction } from '../patterns/use-confirmed-action'

/** Props of SiteMoveDialog. */
export interface SiteMoveDialogProps {
  /** The sites that move, at least one; `undefined` closes the dialog. */
  moved: readonly Pick<SimpleSite, 'siteId' | 'name'>[] | undefined
  /** The new parent that a drop chose, `null` for the top. By default the user chooses one. */
  to?: number | null | undefined
  /** All sites of the project. */
  view: ViewState<readonly SimpleSite[]>
  /** Moves the sites below a site, or to the top with `null`. Resolves to why that failed: the dialog then stays open and shows it. */
  onMove: (sites: readonly SimpleSite[], parentId: number | null) => Promise<string | undefined>
  onClose: () => void
}

/** The id of the option for the top of the project. Ids of sites begin at 1. */
const TOP = 0
const NONE: readonly SimpleSite[] = []

/** Asks where sites move, with all sites below them, and confirms what a drop chose (SITE-76, SITE-80, SITE-99). */
export function SiteMoveDialog({ moved, ...rest }: SiteMoveDialogProps) {
  return moved === undefined ? null : <MoveDialog {...rest} moved={moved} />
}

function MoveDialog({
  moved,
  to,
  view,
  onMove,
  onClose,
}: SiteMoveDialogProps & { moved: NonNullable<SiteMoveDialogProps['moved']> }) {
  const sites = view.state === 'ready' ? view.value : NONE
  const [target, setTarget] = useState(to === undefined ? null : (to ?? TOP))
  const chosen = useMemo(() => {
    const ids = new Set(moved.map(({ siteId }) => siteId))
    return relateSelected(sites, ({ siteId }) => ids.has(siteId)).topmost
  }, [moved, sites])
  const options = useMemo(() => listTargets(sites, chosen), [sites, chosen])
  const parentId = target === TOP ? null : target
  const problem = useMemo(
    () => (target === null ? undefined : findMoveProblem(sites, chosen, parentId)),
    [target, parentId, sites, chosen],
  )
  const confirmation = useConfirmedAction(() => onMove(chosen, parentId), onClose)
  const [first] = moved
  return (
    <ConfirmDialog
      isOpen
      title={moved.length === 1 && first !== undefined ? labels.title(first.name) : labels.titleOfMany(moved.length)}
      confirmLabel={labels.move}
      initialFocus={to === undefined ? 'content' : 'confirm'}
      {...confirmation}
      confirmDisabledReason={target === null ? messages.chooseTarget : problem}
    >
      <p>{messages.withBelow}</p>
      <ComboBox<number>
        ref={to === undefined ? focusOnMount : undefined}
        label={labels.parent}
        options={options}
        isLoading={view.state === 'loading'}
        failure={view.state === 'failed' ? view.problem.message : undefined}
        onRetry={view.state === 'failed' ? () => void view.retry() : undefined}
        value={target}
        onChange={setTarget}
        error={problem}
      />
      {target === TOP && <Note tone="warning">{messages.classAtTop}</Note>}
    </ConfirmDialog>
  )
}

/** Where sites can move: the top, and each active site that is not one of them or below one, by its path. */
function listTargets(sites: readonly SimpleSite[], chosen: readonly SimpleSite[]) {
  const moving = new Set(chosen)
  const paths = new Map<number, readonly string[]>()
  const options: ComboOption<number>[] = [{ value: TOP, label: labels.top }]
  for (const site of sites) {
    const above = site.parentId === null ? [] : paths.get(site.parentId)
    // Archived ones and all below them have no path, neither have those that move.
    if (above === undefined || !site.active || moving.has(site)) continue
    const path = [...above, site.name]
    paths.set(site.siteId, path)
    options.push({ value: site.siteId, label: sitePathText(path) })
  }
  return options
}
