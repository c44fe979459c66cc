import { useState } from 'react'
import { siteClassChoices, siteScreenLabels, siteTypeOptions } from '@sitewright/domain/sites/screen-messages'
import { canTakeChange, type SitesChange } from '@sitewright/domain/sites/selected'
import {
  selectedSiteLabels as labels,
  selectedSiteMessages as messages,
} from '@sitewright/domain/sites/selected-messages'
import type { SimpleSite, SiteClass, SiteType } from '@sitewright/domain/sites/site'
import { CheckboxGroup } from '../../checkbox-group/CheckboxGroup'
import { Note } from '../../note/Note'
import { RadioGroup } from '../../radio-group/RadioGroup'
import { SitesActionDialog } from './SitesActionDialog'
import { type SitesAction, useSitesAction } from './use-sites-action'

/** Props of SitesChangeDialog. */
export interface SitesChangeDialogProps {
  kind: SitesChange['kind']
  chosen: readonly SimpleSite[]
  onChange: (change: SitesChange, ...args: Parameters<SitesAction>) => ReturnType<SitesAction>
  onClose: () => void
}

const NO_CLASS = ''
const MODES = [
  { value: 'on', label: labels.turnOn },
  { value: 'off', label: labels.turnOff },
] as const

/** Asks for the class of several sites, or for types that all of them get or lose (SITE-82). */
export function SitesChangeDialog({ kind, chosen, onChange, onClose }: SitesChangeDialogProps) {
  const [siteClass, setSiteClass] = useState<SiteClass | typeof NO_CLASS>(NO_CLASS)
  const [types, setTypes] = useState<readonly SiteType[]>([])
  const [mode, setMode] = useState<'on' | 'off'>('on')
  const change: SitesChange =
    kind === 'class'
      ? { kind, siteClass: siteClass === NO_CLASS ? null : siteClass }
      : { kind, types, isOn: mode === 'on' }
  const action = useSitesAction(
    chosen,
    (remaining, control) =>
      onChange(
        change,
        remaining.filter((site) => canTakeChange(site, change)),
        control,
      ),
    onClose,
  )
  const changing = action.remaining.filter((site) => canTakeChange(site, change))
  const unchanged = action.remaining.filter((site) => !canTakeChange(site, change))
  const getDisabledReason = (): string | undefined => {
    if (changing.length === 0) return messages.onlyTopLevel
    return kind === 'types' && types.length === 0 ? messages.chooseTypes : undefined
  }
  return (
    <SitesActionDialog
      action={action}
      sites={changing}
      title={(kind === 'class' ? labels.classTitle : labels.typesTitle)(changing.length)}
      confirmLabel={labels.changeConfirm(changing.length)}
      confirmDisabledReason={getDisabledReason()}
      initialFocus="content"
    >
      {kind === 'class' ? (
        <>
          <RadioGroup
            label={siteScreenLabels.siteClass}
            options={siteClassChoices}
            value={siteClass}
            onChange={setSiteClass}
          />
          {unchanged.length > 0 && <Note tone="info">{messages.withoutClass(unchanged.map(({ name }) => name))}</Note>}
        </>
      ) : (
        <>
          <RadioGroup label={labels.mode} options={MODES} value={mode} onChange={setMode} orientation="horizontal" />
          <CheckboxGroup
            label={siteScreenLabels.siteTypes}
            options={siteTypeOptions}
            value={types}
            onChange={setTypes}
          />
        </>
      )}
    </SitesActionDialog>
  )
}
