'use client'

import { linkLabels as labels, linkMessages as messages } from '@sitewright/domain/workflows/links-messages'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../button/Button'
import { createPanelLoader, useLazyPanel } from '../../../lazy-panel/lazy-panel'
import { PartFailure } from '../PartFailure'
import { Panel as Root } from './DanglingLinks.styles'
import { findStop } from './find-stop'
import type { ItemLinksProps } from './ItemLinks'

const LOADER = createPanelLoader(async () => (await import('./ItemLinks')).ItemLinks)

/** The panel with the links of a card, whose code is loaded when it is first opened (WF-103). */
export function LinksPanel(props: ItemLinksProps) {
  const { board, onClose } = props
  /** The focus returns to the card whose links were shown. */
  const close = (): void => {
    onClose()
    findStop(board.current)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  const { Panel, hasFailed, retry } = useLazyPanel(LOADER, true, () => undefined)
  return (
    <Root aria-label={labels.links} data-part="links" onKeyDown={onKeyDown}>
      {Panel !== undefined ? (
        <Panel {...props} onClose={close} />
      ) : hasFailed ? (
        <PartFailure
          title={messages.loadFailed}
          headingLevel={3}
          onRetry={retry}
          leave={
            <Button tone="ghost" onClick={close}>
              {labels.close}
            </Button>
          }
        />
      ) : (
        <p role="status">{messages.loading}</p>
      )}
    </Root>
  )
}
