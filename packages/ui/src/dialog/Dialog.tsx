'use client'

import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { IconButton } from '../button/Button'
import { useDockHeight } from '../dock/use-dock-height'
import { settlePendingTexts } from '../field/pending-texts'
import { useMergedRef } from '../field/use-merged-ref'
import { useOverflow } from '../overflow/use-overflow'
import { Body, Content, Foot, Head, Panel, Scrim, Sheet, Title } from './Dialog.styles'
import { DIALOG_LABELS, type DialogLabels } from './dialog-labels'
import { UndoBoundary } from './UndoBoundary'
import { useHasControl } from '../focus/use-has-control'
import { useReturnFocus } from '../focus/use-return-focus'
import type { LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

export { DIALOG_LABELS, type DialogLabels } from './dialog-labels'

/** Below this width, a dialog is a bottom sheet and its footer is a docked bar. */
const SHEET_QUERY = '(max-width: 639px)'

/** Up to this share of the window, toasts appear above the whole sheet. Above a taller sheet, they cover its body and stay above its footer. */
const MAX_DOCKED_SHARE = 0.6

/** Props of Dialog. `className`, `style`, `id`, `data-*` and `ref` reach the element with the role. */
export interface DialogProps extends Pick<ComponentPropsWithRef<'section'>, 'id' | 'className' | 'style' | 'ref'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called by the close button, Escape and a click outside. Without it, only the dialog's own buttons close it. */
  onClose?: () => void
  /** Name and heading: "Assign 3 users". */
  title: string
  /** Largest width: 480 px (`small`, the default) or 760 px (`wide`). Below 640 px, both are a bottom sheet. */
  size?: 'small' | 'wide'
  /** Content. It scrolls when it is taller than the window. */
  children: ReactNode
  /** Id of its description; by default all of its content for an `alertdialog`, nothing for a `dialog`. */
  'aria-describedby'?: string
  /** Buttons, the main one last. They stay visible while the content scrolls. */
  footer?: ReactNode
  /** `alertdialog` asks for a decision, so a click outside does not close it; `dialog` by default. */
  role?: 'dialog' | 'alertdialog'
  /** Prevents closing while an action is pending; `false` by default. */
  isBusy?: boolean
  /** Replaces the English texts. */
  labels?: LabelTexts<DialogLabels>
}

/**
 * A task above the page. Exposes `dialog` or `alertdialog`, named by its title; the rest of the page is inert. On opening,
 * the dialog itself takes the focus, unless a control inside requests it. On closing, the focus returns to the opener, or to
 * the main landmark when the opener no longer exists.
 */
export function Dialog({ isOpen, onClose, size = 'small', role = 'dialog', isBusy = false, ...rest }: DialogProps) {
  // Most dialogs are never opened, so nothing is rendered before the first time.
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
        <UndoBoundary>
          <DialogPanel {...rest} role={role} isBusy={isBusy} onClose={onClose} />
        </UndoBoundary>
      </Sheet>
    </Scrim>
  )
}

/** Mounted only while the dialog is open, so that its mount effects run on each opening. */
function DialogPanel(props: Omit<DialogProps, 'isOpen' | 'size'>) {
  const { onClose, title, children, footer, role, isBusy, labels: labelOverrides, ref, ...rest } = props
  const labels = useLabels('Dialog', DIALOG_LABELS, labelOverrides)
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useDockHeight(panel, SHEET_QUERY, MAX_DOCKED_SHARE)
  const { isOverflowing, content } = useOverflow('block')
  const { hasControl, container: body } = useHasControl()
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
            label={labels.close}
            icon={<X aria-hidden="true" />}
            size="small"
            disabledReason={isBusy ? labels.busyReason : undefined}
            onClick={onClose}
          />
        )}
      </Head>
      {/* A tab stop, because the keyboard could not scroll content without controls otherwise. It has the name of the dialog. */}
      <Body
        ref={body}
        {...(isOverflowing && !hasControl && { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}-title` })}
      >
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
  useDockHeight(foot, SHEET_QUERY)
  /** The main button confirms no field whose text is not in its value. */
  const settle = (event: MouseEvent<HTMLElement>): void => {
    const { target, currentTarget } = event
    const panel = currentTarget.closest('[role="dialog"], [role="alertdialog"]')
    const buttons = currentTarget.querySelectorAll('button')
    const isMain = target instanceof Node && buttons.item(buttons.length - 1)?.contains(target)
    if (panel === null || !isMain || settlePendingTexts(panel)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Foot ref={foot} onClickCapture={settle}>
      {children}
    </Foot>
  )
}
