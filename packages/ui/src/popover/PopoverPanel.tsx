'use client'

import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import type { PopoverProps as AriaPopoverProps } from 'react-aria-components'
import { IconButton } from '../button/Button'
import { useHasControl } from '../focus/use-has-control'
import { useReturnFocus } from '../focus/use-return-focus'
import { PageLanguage } from '../layer/PageLanguage'
import { useAnchorLoss } from '../layer/use-anchor-loss'
import { useOverflow } from '../overflow/use-overflow'
import { Body, Head, Layer, Panel, TabExit, Title } from './Popover.styles'
import { usePressOutside } from './use-press-outside'

/** Position of a panel relative to its button. */
export type PopoverPlacement = AriaPopoverProps['placement']

/** Width of a panel, and how its content fills it. */
export type PopoverSize = 'small' | 'wide' | 'full'

/** Props of PopoverPanel. */
export interface PopoverPanelProps {
  /** The button's `aria-controls` refers to it. */
  id: string
  /** Its accessible name and heading. */
  title: string
  size: PopoverSize
  placement: PopoverPlacement
  /** The anchor, which gets the focus when the panel closes. */
  button: RefObject<HTMLButtonElement | null>
  /** Name of the button that closes a `full` panel. */
  closeLabel: string
  onClose: () => void
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** The open panel. It uses react-aria, which loads shortly before the first panel opens. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { id, title, size, placement, button, closeLabel, onClose, children } = props
  const titleId = useId()
  const { isOverflowing, content } = useOverflow('block')
  const onPressInside = usePressOutside(button, onClose)
  const { hasControl, container: body } = useHasControl()
  useReturnFocus()
  useAnchorLoss(button, onClose)
  return (
    <PageLanguage>
      <Layer
        isOpen
        isNonModal
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose()
        }}
        // A press on the button closes the panel. Closing it before would make that press open it again.
        shouldCloseOnInteractOutside={(element) => !button.current?.contains(element)}
        triggerRef={button}
        placement={placement}
        offset={4}
        containerPadding={size === 'full' ? 0 : 12}
        data-size={size}
      >
        {/* Tab leaves here. react-aria keeps the focus inside an open panel, so it must close. */}
        <TabExit tabIndex={0} onFocus={onClose} />
        <Panel id={id} aria-labelledby={titleId} onPointerDownCapture={onPressInside}>
          {/* A tab stop, so that the keyboard can scroll content without a control. */}
          <Body
            ref={body}
            {...(isOverflowing && !hasControl && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
            data-size={size}
          >
            <div ref={content}>
              {size === 'full' ? (
                <Head>
                  <Title id={titleId}>{title}</Title>
                  <IconButton label={closeLabel} icon={<X aria-hidden="true" />} size="small" onClick={onClose} />
                </Head>
              ) : (
                <Title id={titleId}>{title}</Title>
              )}
              {typeof children === 'function' ? children(onClose) : children}
            </div>
          </Body>
        </Panel>
        <TabExit tabIndex={0} onFocus={onClose} />
      </Layer>
    </PageLanguage>
  )
}
