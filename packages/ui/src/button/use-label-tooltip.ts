import { type ComponentType, type FocusEvent, type PointerEvent, useRef, useState } from 'react'
import type { TooltipLayerProps } from '../tooltip/TooltipLayer'

/** The handlers of a caller that are called too. */
interface LabelTooltipHandlers<Element> {
  onPointerEnter?: ((event: PointerEvent<Element>) => void) | undefined
  onPointerLeave?: ((event: PointerEvent<Element>) => void) | undefined
  onFocus?: ((event: FocusEvent<Element>) => void) | undefined
}

/** A tooltip of an icon's name. Its code loads when the pointer or the focus first comes near, because most icons are never asked. */
export function useLabelTooltip<Element extends HTMLElement>(handlers: LabelTooltipHandlers<Element>) {
  const pointerType = useRef<string>(undefined)
  const [tooltip, setTooltip] = useState<{ Layer: ComponentType<TooltipLayerProps>; anchor: HTMLElement }>()
  const load = (anchor: HTMLElement): void => {
    if (tooltip?.anchor === anchor) return
    import('../tooltip/TooltipLayer').then(
      ({ TooltipLayer }) => setTooltip({ Layer: TooltipLayer, anchor }),
      // Offline. The button has its name, and the next pointer tries again.
      () => undefined,
    )
  }
  return {
    tooltip,
    pointerType,
    handlers: {
      onPointerEnter: (event: PointerEvent<Element>): void => {
        pointerType.current = event.pointerType
        load(event.currentTarget)
        handlers.onPointerEnter?.(event)
      },
      onPointerLeave: (event: PointerEvent<Element>): void => {
        pointerType.current = undefined
        handlers.onPointerLeave?.(event)
      },
      onFocus: (event: FocusEvent<Element>): void => {
        load(event.currentTarget)
        handlers.onFocus?.(event)
      },
    },
  }
}
