import { Plus } from 'lucide-react'
import { useState } from 'react'
import { configLabels, configMessages } from '@sitewright/domain/configs/messages'
import type { DefaultConfig } from '@sitewright/domain/configs/defaults'
import type { Config } from '@sitewright/domain/configs/model'
import { addableConfigs, RESOURCE_PROPERTIES_CONFIG } from '@sitewright/domain/configs/names'
import { configScreenMessages as messages } from '@sitewright/domain/configs/screen-messages'
import { type MenuItem, MenuButton } from '../../menu/MenuButton'
import type { View } from '../../view/view-state'
import { waitReason } from '../patterns/LoadFailure'

/** Props of AddConfigMenu. */
export interface AddConfigMenuProps {
  /** The types to choose from, with the values that they start with. */
  offered: View<readonly DefaultConfig[]>
  configs: readonly Config[]
  /** Why nothing can be added. */
  reason: string | undefined
  onAdd: (config: DefaultConfig) => Promise<void>
}

const WAITING = { loading: messages.loadingDefaults, failed: messages.typesFailed }

/** The menu in the header of the tab, with the types that are not there yet (CONF-16, CONF-17, PROJ-34). Resource properties have a tab of their own. */
export function AddConfigMenu({ offered, configs, reason, onAdd }: AddConfigMenuProps) {
  const [isAdding, setAdding] = useState(false)
  const add = async (config: DefaultConfig): Promise<void> => {
    setAdding(true)
    await onAdd(config)
    setAdding(false)
  }
  const types = addableConfigs(offered.state === 'ready' ? offered.value : [], configs).filter(
    ({ name }) => name !== RESOURCE_PROPERTIES_CONFIG,
  )
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
  const disabledReason = reason ?? (isAdding ? messages.adding : waitReason(offered, WAITING))
  return (
    <MenuButton
      label={configLabels.addConfig}
      startIcon={<Plus aria-hidden="true" />}
      items={items.length > 0 ? items : [nothing]}
      placement="bottom end"
      disabledReason={disabledReason}
    />
  )
}
