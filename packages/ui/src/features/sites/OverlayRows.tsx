import { ExternalLink } from 'lucide-react'
import { useMemo } from 'react'
import { isWebAddress } from '@sitewright/domain/shared/web-address'
import { siteScreenLabels as labels, siteScreenMessages as messages } from '@sitewright/domain/sites/screen-messages'
import type { SiteOverlay } from '@sitewright/domain/sites/site'
import { IconButtonLink } from '../../button/IconButtonLink'
import { type EditableColumn, EditableRow, EditableTable } from '../../editable-table/EditableTable'
import { useControlled } from '../../form/use-controlled'
import { TextField } from '../../text-field/TextField'
import { editEntries } from '../patterns/edit-entries'
import { createIsStored, findOverlayProblem, readOverlays, writeOverlays } from './site-draft'

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
export function OverlayRows({ stored, isReadOnly }: { stored: string; isReadOnly: boolean }) {
  const { value: text, onChange, error } = useControlled<string>('overlays', '[]')
  const overlays = readOverlays(text)
  const isStored = useMemo(() => createIsStored(stored), [stored])
  const { change, add, remove } = editEntries(overlays, NEW_OVERLAY, (next) => onChange(writeOverlays(next)))
  return (
    <EditableTable
      caption={labels.overlays}
      columns={OVERLAY_COLUMNS}
      tools={isReadOnly ? 1 : 2}
      empty={labels.noOverlays}
      error={error}
      labels={TABLE_LABELS}
      onAdd={isReadOnly ? undefined : () => add()}
    >
      {overlays.map((overlay, place) => {
        const name = overlay.name.trim() || labels.unnamedOverlay(place + 1)
        const problem = isStored(overlay) ? {} : findOverlayProblem(overlay)
        const field = (part: ColumnId) => ({
          value: overlay[part],
          isLabelHidden: true,
          isReadOnly,
          autoComplete: 'off',
          error: problem[part],
          onChange: (next: string) => change(place, { ...overlay, [part]: next }),
        })
        return (
          <EditableRow<ColumnId>
            key={overlay.id}
            name={name}
            cells={{
              name: <TextField {...field('name')} label={labels.overlayNameOf(place + 1)} />,
              url: (
                <TextField
                  {...field('url')}
                  label={labels.overlayLinkOf(place + 1)}
                  placeholder="https://"
                  inputMode="url"
                  note={isIncomplete(overlay) && !isStored(overlay) ? messages.overlayIncomplete : undefined}
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
            onRemove={isReadOnly ? undefined : () => remove(place)}
          />
        )
      })}
    </EditableTable>
  )
}
