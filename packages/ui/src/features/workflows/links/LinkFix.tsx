import { itemMessages } from '@sitewright/domain/workflows/item-messages'
import { canRemoveLink, type PlacedLink } from '@sitewright/domain/workflows/links'
import { describeOwnLink, linkLabels as labels } from '@sitewright/domain/workflows/links-messages'
import { Button } from '../../../button/Button'
import { Buttons } from './DanglingLinks.styles'

/** Corrects a link to an item that no longer exists. */
export interface LinkActions {
  /** Removes it as one step of undo. */
  onRemoveLink: (link: PlacedLink) => void
  /** Opens the tab of its item that edits it. */
  onChooseItem: (link: PlacedLink) => void
}

/** Props of LinkFix. */
export interface LinkFixProps extends LinkActions {
  link: PlacedLink
}

/** The two ways to correct a link to an item that no longer exists (WF-99). */
export function LinkFix({ link, onRemoveLink, onChooseItem }: LinkFixProps) {
  const name = describeOwnLink(link)
  return (
    <Buttons>
      <Button
        size="small"
        data-part="remove-link"
        aria-label={labels.removeOf(name)}
        disabledReason={canRemoveLink(link) ? undefined : itemMessages.conditionsFewest}
        onClick={() => onRemoveLink(link)}
      >
        {labels.remove}
      </Button>
      <Button size="small" aria-label={labels.chooseOf(name)} onClick={() => onChooseItem(link)}>
        {labels.choose}
      </Button>
    </Buttons>
  )
}
