import type { ProjectFacts } from '@sitewright/domain/workflows/item-tabs'
import type { ComboFieldProps, ComboId, ComboOption } from '../../../combo-box/ComboBox'
import type { AddressSource } from '../../../email-tag-input/EmailTagInput'
import type { View } from '../../../view/view-state'

/** A site that a trigger can react to. */
export interface SiteChoice {
  siteId: number
  name: string
  /** Names of the sites above it, to tell sites of one name apart. */
  path?: string
}

/** An equipment status, from the config of the project or, for several projects, of the license (ITEM-85, ITEM-97). */
export interface StatusChoice {
  name: string
  state: number
}

/** What the selected projects offer to an item. */
export interface ItemContext extends ProjectFacts {
  /** Sites of the only project; empty for several projects. */
  sites: View<readonly SiteChoice[]>
  equipmentStatuses: View<readonly StatusChoice[]>
  /** Suggests active users of the project as recipients; without it, addresses are typed (ITEM-09). */
  findEmails?: AddressSource
}

/** Props of a combo box with options that can be loading or failed. */
export type ViewOptions<Id extends ComboId> = Pick<ComboFieldProps<Id>, 'options' | 'isLoading' | 'failure' | 'onRetry'>

/** Shows a view as the options of a combo box. */
export function toViewOptions<Choice, Id extends ComboId>(
  view: View<readonly Choice[]>,
  toOption: (choice: Choice) => ComboOption<Id>,
): ViewOptions<Id> {
  if (view.state === 'loading') return { options: [], isLoading: true }
  if (view.state === 'failed') return { options: [], failure: view.problem.message, onRetry: () => void view.retry() }
  return { options: view.value.map(toOption) }
}
