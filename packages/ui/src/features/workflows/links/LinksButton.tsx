import { linkLabels as labels } from '@sitewright/domain/workflows/links-messages'
import { Waypoints } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Button } from '../../../button/Button'
import { KeyCap } from '../../../sign/KeyCap'
import { useHasSingleKeys, useSingleKeys } from '../../../single-keys/use-single-keys'
import { findStop } from './find-stop'

/** Props of LinksButton. */
export interface LinksButtonProps {
  /** Whether the panel is open. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Contains the cards. */
  board: RefObject<HTMLElement | null>
}

/** Opens and closes the links of the focused card, as L does (WF-101). */
export function LinksButton({ isOpen, onOpen, board }: LinksButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hasKeys = useHasSingleKeys()
  const toggle = (): void => {
    // The focus is not lost with the panel.
    if (isOpen && document.activeElement?.closest('[data-part="links"]')) findStop(board.current)?.focus()
    onOpen(!isOpen)
  }
  useSingleKeys({ l: toggle }, button)
  return (
    <Button
      ref={button}
      icon={<Waypoints aria-hidden="true" />}
      aria-pressed={isOpen}
      aria-keyshortcuts={hasKeys ? 'L' : undefined}
      onClick={toggle}
    >
      {labels.links}
      {hasKeys && (
        <span aria-hidden="true">
          <KeyCap cap="L" />
        </span>
      )}
    </Button>
  )
}
