import {
  itemLabels,
  itemMessages as messages,
  itemTabTexts as labels,
} from '@sitewright/domain/workflows/item-messages'
import { useMemo } from 'react'
import { ComboBox } from '../../../combo-box/ComboBox'
import { toViewOptions } from './item-context'
import type { ItemEdit } from './use-item-edit'

/** Props of SitePicker. */
export interface SitePickerProps {
  edit: ItemEdit
  /** 0 for none. */
  siteId: number
  error: string | undefined
  onPick: (siteId: number) => void
}

/** Picks the site of a location trigger (ITEM-52, ITEM-56). A stored site that the project no longer has stays readable. */
export function SitePicker({ edit, siteId, error, onPick }: SitePickerProps) {
  const { context, controls, readOnlyReason } = edit
  const { sites } = context
  const choices = useMemo(
    () => toViewOptions(sites, ({ siteId: value, name, path }) => ({ value, label: name, description: path })),
    [sites],
  )
  const picked = sites.state === 'ready' ? sites.value.find((site) => site.siteId === siteId) : undefined
  const isUnknown = sites.state === 'ready' && !choices.options.some(({ value }) => value === siteId)
  return (
    <ComboBox<number>
      label={labels.site}
      isRequired
      {...choices}
      value={siteId === 0 ? null : siteId}
      chosenOption={siteId !== 0 && isUnknown ? { value: siteId, label: itemLabels.unknownSite(siteId) } : undefined}
      disabledReason={readOnlyReason ?? controls.geoTrigger}
      error={error}
      help={
        controls.geoTrigger === undefined && sites.state === 'ready' && sites.value.length === 0
          ? messages.noSites
          : // Two sites of a project can have one name.
            picked?.path
      }
      onChange={(value) => onPick(value ?? 0)}
    />
  )
}
