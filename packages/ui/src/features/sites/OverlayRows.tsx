import { ExternalLink, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { isWebAddress } from '@sitewright/domain/shared/web-address'
import { siteScreenLabels as labels, siteScreenMessages as messages } from '@sitewright/domain/sites/screen-messages'
import type { SiteOverlay } from '@sitewright/domain/sites/site'
import { IconButton } from '../../button/Button'
import { IconButtonLink } from '../../button/IconButtonLink'
import { useControlled } from '../../form/use-controlled'
import { TextField } from '../../text-field/TextField'
import { EntryListEnd } from './EntryListEnd'
import { createIsStored, findOverlayProblem, readOverlays, writeOverlays } from './site-draft'
import { EntryHead, EntryRow, RowList } from './SitePropertiesForm.styles'
import { useEntryList } from '../patterns/use-entry-list'

const NEW_OVERLAY: SiteOverlay = { name: '', url: '' }

/** Whether an overlay is dropped on save although something was typed (SITE-59). */
const isIncomplete = ({ name, url }: SiteOverlay): boolean => (name.trim() === '') !== (url.trim() === '')

/** The overlays of a site, as a field of the surrounding form (SITE-58, SITE-59). Only http and https addresses are links (SITE-75). */
export function OverlayRows({ stored, isReadOnly }: { stored: string; isReadOnly: boolean }) {
  const { value: text, onChange, error } = useControlled<string>('overlays', '[]')
  const overlays = readOverlays(text)
  const isStored = useMemo(() => createIsStored(stored), [stored])
  const { root, addButton, change, add, remove } = useEntryList(overlays, NEW_OVERLAY, (next) =>
    onChange(writeOverlays(next)),
  )
  return (
    <RowList ref={root}>
      {overlays.length === 0 ? (
        <p>{labels.noOverlays}</p>
      ) : (
        <EntryHead aria-hidden="true" data-kind="overlay">
          <span>{labels.overlayName}</span>
          <span>{labels.overlayLink}</span>
        </EntryHead>
      )}
      {overlays.length > 0 && (
        <ul>
          {overlays.map((overlay, place) => {
            const name = overlay.name.trim() || labels.unnamedOverlay(place + 1)
            const problem = isStored(overlay) ? {} : findOverlayProblem(overlay)
            const field = (part: 'name' | 'url') => ({
              value: overlay[part],
              isLabelHidden: true,
              isReadOnly,
              autoComplete: 'off',
              error: problem[part],
              onChange: (next: string) => change(place, { ...overlay, [part]: next }),
            })
            return (
              <EntryRow key={overlay.id} data-kind="overlay">
                <TextField {...field('name')} label={labels.overlayNameOf(place + 1)} />
                <TextField
                  {...field('url')}
                  label={labels.overlayLinkOf(place + 1)}
                  placeholder="https://"
                  inputMode="url"
                  note={isIncomplete(overlay) && !isStored(overlay) ? messages.overlayIncomplete : undefined}
                />
                <span data-part="end">
                  {isWebAddress(overlay.url) && (
                    <IconButtonLink
                      size="small"
                      label={labels.openOverlay(name)}
                      icon={<ExternalLink aria-hidden="true" />}
                      href={overlay.url.trim()}
                      target="_blank"
                      rel="noopener noreferrer"
                    />
                  )}
                  {!isReadOnly && (
                    <IconButton
                      size="small"
                      label={labels.removeOverlay(name)}
                      icon={<Trash2 aria-hidden="true" />}
                      onClick={() => remove(place)}
                    />
                  )}
                </span>
              </EntryRow>
            )
          })}
        </ul>
      )}
      <EntryListEnd {...{ error, isReadOnly, addButton }} addLabel={labels.addOverlay} onAdd={() => add()} />
    </RowList>
  )
}
