import { Plus } from 'lucide-react'
import { useState } from 'react'
import { configLabels, configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { addableConfigs, RESOURCE_PROPERTIES_CONFIG } from '@sitewright/domain/configs/names'
import { configScreenMessages as messages } from '@sitewright/domain/configs/screen-messages'
import { type MenuItem, MenuButton } from '../../menu/MenuButton'

/** Props of AddConfigMenu. */
export interface AddConfigMenuProps {
  /** The defaults, with the types to choose from; undefined while they load. */
  defaults: readonly Config[] | undefined
  configs: readonly Config[]
  /** Why nothing can be added. */
  reason: string | undefined
  onAdd: (config: Config) => Promise<void>
}

/** The menu in the header of the tab, with the types that are not there yet (CONF-16, CONF-17, PROJ-34). Resource properties have a tab of their own. */
export function AddConfigMenu({ defaults, configs, reason, onAdd }: AddConfigMenuProps) {
  const [isAdding, setAdding] = useState(false)
  const add = async (config: Config): Promise<void> => {
    setAdding(true)
    await onAdd(config)
    setAdding(false)
  }
  const types = addableConfigs(defaults ?? [], configs).filter(({ name }) => name !== RESOURCE_PROPERTIES_CONFIG)
  const items: MenuItem[] = types.map((config) => ({
    id: config.name,
    label: config.name,
    onAction: () => void add(config),
  }))
  const nothing: MenuItem = {
    id: 'none',
    label: configMessages.nothingToAdd,
    disabledReason: messages.hasAllTypes,
  }
  const disabledReason =
    reason ?? (isAdding ? messages.adding : defaults === undefined ? messages.loadingDefaults : undefined)
  return (
    <MenuButton
      label={configLabels.addConfig}
      startIcon={<Plus aria-hidden="true" />}
      items={items.length > 0 ? items : [nothing]}
      placement="bottom end"
      {...(disabledReason !== undefined && { disabledReason })}
    />
  )
}
