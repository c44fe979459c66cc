'use client'

import { sharedMessages } from '@sitewright/domain/shared/messages'
import { linkLabels as labels, linkMessages as messages } from '@sitewright/domain/workflows/links-messages'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../button/Button'
import { EmptyState } from '../../../empty-state/EmptyState'
import { KeepFocus } from '../../../focus/KeepFocus'
import { createPanelLoader, useLazyPanel } from '../../../lazy-panel/lazy-panel'
import { Panel as Root } from './DanglingLinks.styles'
import type { ItemLinksProps } from './ItemLinks'

const LOADER = createPanelLoader(async () => (await import('./ItemLinks')).ItemLinks)

/** The panel with the links of a card, whose code is loaded when it is first opened (WF-103). */
export function LinksPanel(props: ItemLinksProps) {
  const { board, onClose } = props
  /** The focus returns to the card whose links were shown. */
  const close = (): void => {
    onClose()
    board.current?.querySelector<HTMLElement>('[data-part="stop"][tabindex="0"]')?.focus()
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
        <KeepFocus>
          <EmptyState
            role="alert"
            tone="danger"
            headingLevel={3}
            title={messages.loadFailed}
            actions={
              <>
                <Button onClick={retry}>{sharedMessages.retry}</Button>
                <Button tone="ghost" onClick={close}>
                  {labels.close}
                </Button>
              </>
            }
          />
        </KeepFocus>
      ) : (
        <p role="status">{messages.loading}</p>
      )}
    </Root>
  )
}
