import { useMemo, useState } from 'react'
import type { Decision } from '@sitewright/domain/shared/policy'
import { siteScreenLabels } from '@sitewright/domain/sites/screen-messages'
import type { DefaultStorage } from '@sitewright/domain/sites/site'
import { ComboBox } from '../../combo-box/ComboBox'
import type { View as ViewState } from '../../view/view-state'
import { Storage } from './ProjectSites.styles'

/** Props of DefaultStorageChoice. */
export interface DefaultStorageChoiceProps {
  storage: ViewState<DefaultStorage>
  edit: Decision
  /** Saves the choice and reports the result. Afterwards the server's choice is shown again. */
  onStorageChange: (siteId: number | null) => Promise<unknown>
}

/** Chooses the default storage location of a project among its active sites (SITE-13 to SITE-15). It is saved at once. */
export function DefaultStorageChoice({ storage, edit, onStorageChange }: DefaultStorageChoiceProps) {
  // Shows the latest choice while its save is pending.
  const [pending, setPending] = useState<{ siteId: number | null }>()
  const value = storage.state === 'ready' ? storage.value : undefined
  const options = useMemo(
    () => (value?.options ?? []).map(({ SiteId, SiteHierarchy }) => ({ value: SiteId, label: SiteHierarchy })),
    [value],
  )
  const change = async (siteId: number | null): Promise<void> => {
    const choice = { siteId }
    setPending(choice)
    await onStorageChange(siteId)
    setPending((now) => (now === choice ? undefined : now))
  }
  return (
    <Storage>
      <ComboBox<number>
        label={siteScreenLabels.defaultStorage}
        placeholder={siteScreenLabels.noStorage}
        options={options}
        value={pending === undefined ? (value?.defaultStorageLocation ?? null) : pending.siteId}
        isLoading={storage.state === 'loading'}
        failure={storage.state === 'failed' ? storage.problem.message : undefined}
        onRetry={storage.state === 'failed' ? () => void storage.retry() : undefined}
        disabledReason={edit.allowed ? undefined : edit.reason}
        onChange={(siteId) => void change(siteId)}
      />
    </Storage>
  )
}
