import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react'

/** The caller's handlers, which are called too. */
interface LabelHandlers<Element> {
  onPointerEnter?: ((event: PointerEvent<Element>) => void) | undefined
  onFocus?: ((event: FocusEvent<Element>) => void) | undefined
}

/**
 * A tooltip that shows the name of an icon. Its code loads when the pointer or the focus first reaches the icon, because most icons never
 * show it.
 * @returns the tooltip, to render inside the icon's button or link, and the handlers of that element
 */
export function useLabelTooltip<Element extends HTMLElement>(label: string, handlers: LabelHandlers<Element>) {
  const [tooltip, setTooltip] = useState<(label: string) => ReactNode>()
  const load = (anchor: Element, type?: string): void => {
    if (tooltip) return
    const pointerType = { current: type }
    anchor.addEventListener('pointerleave', () => (pointerType.current = undefined), { once: true })
    // Without a connection the button still has its name, and the next pointer tries again.
    import('../tooltip/TooltipLayer').then(
      ({ TooltipLayer }) =>
        setTooltip(() => (text: string) => <TooltipLayer text={text} anchor={anchor} pointerType={pointerType} />),
      () => undefined,
    )
  }
  return {
    tooltip: tooltip?.(label),
    handlers: {
      onPointerEnter: (event: PointerEvent<Element>): void => {
        load(event.currentTarget, event.pointerType)
        handlers.onPointerEnter?.(event)
      },
      onFocus: (event: FocusEvent<Element>): void => {
        load(event.currentTarget)
        handlers.onFocus?.(event)
      },
    },
  }
}
