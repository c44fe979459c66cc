'use client'

import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react'
import { IconButton } from '../button/Button'
import { useDockHeight } from '../dock/use-dock-height'
import { useMergedRef } from '../field/use-merged-ref'
import { useOverflow } from '../overflow/use-overflow'
import { Body, Content, Foot, Head, Panel, Scrim, Sheet, Title } from './Dialog.styles'
import { useReturnFocus } from './use-return-focus'

/** Under this width a dialog is a sheet at the bottom, and its foot is a docked bar. */
const AS_SHEET = '(max-width: 639px)'

/** A sheet up to this part of the window docks as a whole: toasts stand above what it says, and over its foot in a taller one. */
const SHORT_SHEET = 0.6

/** Said by whatever would close a dialog that is busy. */
export const BUSY_REASON = 'Wait until this is done.'

/** Props of Dialog. `className`, `style`, `id` and `data-*` reach the element with the role. */
export interface DialogProps extends Pick<ComponentPropsWithRef<'section'>, 'id' | 'className' | 'style' | 'ref'> {
  /** Whether it stands over the page. */
  isOpen: boolean
  /** Asked for by the cross, Escape, and a press beside it. Left out: there is no cross, and its own buttons alone close it. */
  onClose?: () => void
  /** Its name and heading: "Assign 3 users". */
  title: string
  /** 480 px (`small`, the default) or 760 px (`wide`). Under 640 px both are a sheet at the bottom. */
  size?: 'small' | 'wide'
  /** Scrolls inside when it is longer than the window. */
  children: ReactNode
  /** Id of what describes it; all of its content for an `alertdialog`, nothing for a `dialog` by default. */
  'aria-describedby'?: string
  /** Buttons, the main one last. Stays in view while the content scrolls. */
  footer?: ReactNode
  /** `alertdialog` asks for a decision: a press beside it does not close it. `dialog` by default. */
  role?: 'dialog' | 'alertdialog'
  /** Its work is under way: nothing closes it until that ends. */
  isBusy?: boolean
  /** Name of the cross; "Close" by default. */
  closeLabel?: string
  /** Why the cross does nothing while it is busy; "Wait until this is done." by default. */
  busyReason?: string
}

/**
 * Something to do over the page, which waits. Exposes `dialog` or `alertdialog`, named by its title; the rest of the page
 * is inert. Focus goes in when it opens, to the dialog itself unless a control inside asks for it, and back to the opener
 * when it closes; if that is gone, to the main part of the page.
 */
export function Dialog({ isOpen, onClose, size = 'small', role = 'dialog', isBusy = false, ...panel }: DialogProps) {
  // Most are never opened: nothing of them is drawn before, and none of their styles changes the page.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!isOpen && !wasOpen) return null
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={(isOpenNow) => {
        if (!isOpenNow) onClose?.()
      }}
      isDismissable={role === 'dialog' && !isBusy && onClose !== undefined}
      isKeyboardDismissDisabled={isBusy || onClose === undefined}
    >
      <Sheet data-size={size}>
        <DialogPanel {...panel} role={role} isBusy={isBusy} onClose={onClose} />
      </Sheet>
    </Scrim>
  )
}

/** There only while the dialog is open, so that what it does on mount is done on opening. */
function DialogPanel(props: Omit<DialogProps, 'isOpen' | 'size'>) {
  const { onClose, title, children, footer, role, isBusy, closeLabel = 'Close', busyReason, ref, ...rest } = props
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useDockHeight(panel, AS_SHEET, SHORT_SHEET)
  const { isOverflowing, content } = useOverflow('block')
  useReturnFocus()
  return (
    <Panel
      {...rest}
      ref={useMergedRef(panel, ref)}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={rest['aria-describedby'] ?? (role === 'alertdialog' ? `${id}-content` : undefined)}
    >
      <Head>
        <Title id={`${id}-title`}>{title}</Title>
        {onClose && (
          <IconButton
            label={closeLabel}
            icon={<X aria-hidden="true" />}
            size="small"
            disabledReason={isBusy ? (busyReason ?? BUSY_REASON) : undefined}
            onClick={onClose}
          />
        )}
      </Head>
      {/* Content that scrolls and holds no control would be out of the keyboard's reach. */}
      <Body tabIndex={isOverflowing ? 0 : undefined}>
        <Content ref={content} id={`${id}-content`}>
          {children}
        </Content>
      </Body>
      {footer !== undefined && <DialogFoot>{footer}</DialogFoot>}
    </Panel>
  )
}

function DialogFoot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  useDockHeight(foot, AS_SHEET)
  return <Foot ref={foot}>{children}</Foot>
}
