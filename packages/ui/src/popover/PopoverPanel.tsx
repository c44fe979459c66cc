'use client'

import { type ComponentProps, type ReactNode, type RefObject, useId } from 'react'
import { useReturnFocus } from '../dialog/use-return-focus'
import { PageLanguage } from '../layer/PageLanguage'
import { useOverflow } from '../overflow/use-overflow'
import { Body, End, Layer, Panel, Title } from './Popover.styles'
import { usePressOutside } from './use-press-outside'

/** Where a panel stands by its button. */
export type PopoverPlacement = ComponentProps<typeof Layer>['placement']

/** Props of PopoverPanel. */
export interface PopoverPanelProps {
  /** Named by the button's `aria-controls`. */
  id: string
  /** Its name; drawn as its heading. */
  title: string
  size: 'small' | 'wide'
  placement: PopoverPlacement
  /** The button it hangs on, which has the focus again when it closes. */
  button: RefObject<HTMLButtonElement | null>
  onClose: () => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** The open panel: what of a popover is react-aria, and loaded only when somebody is about to open one. */
export function PopoverPanel({ id, title, size, placement, button, onClose, children }: PopoverPanelProps) {
  const titleId = useId()
  const { isOverflowing, content } = useOverflow('block')
  const onPressInside = usePressOutside(button, onClose)
  useReturnFocus()
  return (
    <PageLanguage>
      <Layer
        isOpen
        isNonModal
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        // The button closes it by itself, and would open it again if it were closed before.
        shouldCloseOnInteractOutside={(element) => !button.current?.contains(element)}
        triggerRef={button}
        placement={placement}
        offset={4}
        data-size={size}
      >
        {/* Where Tab leaves. While it is open, react-aria fetches the focus back in; closed, it gives it to the button. */}
        <End tabIndex={0} onFocus={onClose} />
        <Panel id={id} aria-labelledby={titleId} onPointerDownCapture={onPressInside}>
          {/* Content that scrolls and holds no control would be out of the keyboard's reach. */}
          <Body tabIndex={isOverflowing ? 0 : undefined}>
            <div ref={content}>
              <Title id={titleId}>{title}</Title>
              {typeof children === 'function' ? children(onClose) : children}
            </div>
          </Body>
        </Panel>
        <End tabIndex={0} onFocus={onClose} />
      </Layer>
    </PageLanguage>
  )
}
