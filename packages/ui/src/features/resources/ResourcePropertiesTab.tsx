import { ListPlus, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Config, ConfigEntry } from '@sitewright/domain/configs/model'
import { configScreenMessages } from '@sitewright/domain/configs/screen-messages'
import { propertyLabels as labels, propertyMessages as messages } from '@sitewright/domain/resources/messages'
import type { ResourceType } from '@sitewright/domain/resources/model'
import type { SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { Decision } from '@sitewright/domain/shared/policy'
import { Button } from '../../button/Button'
import { focusOnMount } from '../../focus/focus-on-mount'
import { EmptyState } from '../../empty-state/EmptyState'
import { Note } from '../../note/Note'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { TabActions } from '../patterns/TabActions'
import { useRemovedElsewhere } from '../patterns/use-removed-elsewhere'
import { PropertiesEditor } from './PropertiesEditor'
import { PROPERTY_COLUMNS } from './PropertyTableRow'
import { Notes, Properties } from './ResourceProperties.styles'

/** Props of ResourcePropertiesTab. */
export interface ResourcePropertiesTabProps {
  /** Whose properties they are. */
  owner: 'project' | 'license'
  /** The config ResourceProperties, if the owner has it, and all resource types. */
  view: ViewState<{ readonly config: Config | undefined; readonly types: readonly ResourceType[] }>
  /** Title of a failed load. */
  failedTitle: string
  edit: Decision
  /** Adds the config, with the entries of the defaults if none are named. Resolves when it is added or has failed, which a toast reports. */
  onAdd: (entries?: readonly ConfigEntry[]) => Promise<{ readonly status: SaveOutcome<Config>['status'] }>
  /** Saves the entries over the version of the config. */
  onSave: (config: Config, entries: readonly ConfigEntry[]) => Promise<SaveOutcome<Config>>
  /** Removes the config. Resolves to the message of a failure. */
  onDelete: (config: Config) => Promise<string | undefined>
}

/** The resource properties of a project or of a license (RES-01 to RES-15). */
export function ResourcePropertiesTab({ view, failedTitle, ...rest }: ResourcePropertiesTabProps) {
  return (
    <View view={view} failedTitle={failedTitle} loading={<ResourcePropertiesSkeleton />}>
      {({ config, types }) => <LoadedProperties {...rest} config={config} types={types} />}
    </View>
  )
}

type LoadedPropertiesProps = Omit<ResourcePropertiesTabProps, 'view' | 'failedTitle'> & {
  config: Config | undefined
  types: readonly ResourceType[]
}

function LoadedProperties({ owner, config, types, edit, onAdd, onSave, onDelete }: LoadedPropertiesProps) {
  const [isAdding, setAdding] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const listed = useMemo(() => (config === undefined ? [] : [config]), [config])
  const { removed, removeOwn, dismiss } = useRemovedElsewhere(listed)
  const [deleted] = removed
  const shown = deleted ?? config
  const add = async (entries?: readonly ConfigEntry[]): Promise<void> => {
    setDeleted(false)
    setAdding(true)
    const { status } = await onAdd(entries)
    setAdding(false)
    if (status === 'saved' && deleted !== undefined) dismiss(deleted)
  }
  const remove = async (own: Config): Promise<string | undefined> => {
    const failure = await removeOwn(own, () => onDelete(own))
    setDeleted(failure === undefined)
    return failure
  }
  const button = { icon: <Plus aria-hidden="true" />, isBusy: isAdding, onClick: () => void add() }
  // Without a reason, the empty state offers it.
  const addReason = getAddReason(shown, owner, edit)
  const removal = deleted && {
    reason: edit.allowed ? (config === undefined ? undefined : configScreenMessages.addedAgain) : edit.reason,
    isAdding,
    onAdd: (entries: readonly ConfigEntry[]) => void add(entries),
    onDiscard: () => {
      dismiss(deleted)
      setDeleted(true)
    },
  }
  return (
    <>
      {addReason !== undefined && (
        <TabActions>
          <Button {...button} disabledReason={addReason}>
            {labels.add}
          </Button>
        </TabActions>
      )}
      {shown === undefined ? (
        <>
          {!edit.allowed && (
            <Notes>
              <Note tone="info">{messages.readOnly(edit.reason)}</Note>
            </Notes>
          )}
          <EmptyState
            title={owner === 'project' ? messages.none : messages.noneOfLicense}
            icon={<ListPlus aria-hidden="true" />}
            actions={
              edit.allowed && (
                // The button that had the focus was deleted with the config.
                <Button {...button} ref={isDeleted ? focusOnMount : undefined} tone="primary">
                  {labels.add}
                </Button>
              )
            }
          >
            <p>{messages.noneHelp}</p>
          </EmptyState>
        </>
      ) : (
        <PropertiesEditor key={shown.id} {...{ config: shown, types, edit, onSave, removal }} onDelete={remove} />
      )}
    </>
  )
}

/** Why the config cannot be added (RES-03). */
function getAddReason(config: Config | undefined, owner: 'project' | 'license', edit: Decision): string | undefined {
  if (config !== undefined) return owner === 'project' ? messages.exists : messages.existsOfLicense
  return edit.allowed ? undefined : edit.reason
}

/** Properties that are still loading. */
export function ResourcePropertiesSkeleton() {
  return <Properties isLoading skeletonRows={6} caption={labels.caption} columns={PROPERTY_COLUMNS} layout="page" />
}
