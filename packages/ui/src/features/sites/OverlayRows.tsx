import { ExternalLink } from 'lucide-react'
import { isWebAddress } from '@sitewright/domain/shared/web-address'
import { siteScreenLabels as labels, siteScreenMessages as messages } from '@sitewright/domain/sites/screen-messages'
import type { SiteOverlay } from '@sitewright/domain/sites/site'
import { IconButtonLink } from '../../button/IconButtonLink'
import { toKey } from '../../draft/merge-fields'
import { type EditableColumn, EditableRow, EditableTable } from '../../editable-table/EditableTable'
import { TextField } from '../../text-field/TextField'
import { getRowChange } from '../patterns/row-change'
import { useFormRows } from '../patterns/use-form-rows'
import { findOverlayProblems, type SiteDraft } from './site-draft'

const NEW_OVERLAY: SiteOverlay = { name: '', url: '' }

type ColumnId = 'name' | 'url'

export const OVERLAY_COLUMNS: readonly EditableColumn<ColumnId>[] = [
  { id: 'name', header: labels.overlayName, width: '3fr' },
  { id: 'url', header: labels.overlayLink, width: '6fr' },
]

const TABLE_LABELS = { add: labels.addOverlay }

/** Whether an overlay is dropped on save although something was typed (SITE-59). */
const isIncomplete = ({ name, url }: SiteOverlay): boolean => (name.trim() === '') !== (url.trim() === '')

/** The overlays of a site, as a field of the surrounding form (SITE-58, SITE-59). Only http and https addresses are links (SITE-75). */
export function OverlayRows({ isReadOnly }: { isReadOnly: boolean }) {
  const { rows, base, error, add, change, remove } = useFormRows<SiteDraft, 'overlays'>('overlays')
  const problems = findOverlayProblems(rows, base)
  return (
    <EditableTable
      caption={labels.overlays}
      columns={OVERLAY_COLUMNS}
      tools={isReadOnly ? 1 : 2}
      empty={labels.noOverlays}
      error={error}
      labels={TABLE_LABELS}
      onAdd={isReadOnly ? undefined : () => void add(NEW_OVERLAY)}
    >
      {[...rows].map(([id, overlay], place) => {
        const name = overlay.name.trim() || labels.unnamedOverlay(place + 1)
        const rowChange = getRowChange(base, id, overlay)
        const field = (part: ColumnId) => ({
          name: toKey(['overlays', id, part]),
          value: overlay[part],
          isLabelHidden: true,
          isReadOnly,
          autoComplete: 'off',
          error: problems.get(id)?.[part],
          onChange: (next: string) => change(id, { [part]: next }),
        })
        return (
          <EditableRow<ColumnId>
            key={id}
            name={name}
            change={rowChange}
            cells={{
              name: <TextField {...field('name')} label={labels.overlayNameOf(place + 1)} />,
              url: (
                <TextField
                  {...field('url')}
                  label={labels.overlayLinkOf(place + 1)}
                  placeholder="https://"
                  inputMode="url"
                  note={isIncomplete(overlay) && rowChange !== undefined ? messages.overlayIncomplete : undefined}
                />
              ),
            }}
            actions={
              isWebAddress(overlay.url) && (
                <IconButtonLink
                  size="small"
                  label={labels.openOverlay(name)}
                  icon={<ExternalLink aria-hidden="true" />}
                  href={overlay.url.trim()}
                  target="_blank"
                  rel="noopener noreferrer"
                />
              )
            }
            onRemove={isReadOnly ? undefined : () => remove(id)}
          />
        )
      })}
    </EditableTable>
  )
}
