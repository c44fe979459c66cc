import { type RefObject, useEffect } from 'react'
import { openHoverLayer } from '../layer/open-hover-layer'

/**
 * Shows a layer while its parent element is hovered or focused, and after a tap until the next one elsewhere. It appears again when the pointer
 * or the focus returns. The layer is inside its parent, so the pointer that moves onto it is still over the parent.
 * @param isCurrent counts as focused: the row of a focused tree that is its `aria-activedescendant`
 */
export function useReasonPopover(ref: RefObject<HTMLElement | null>, isCurrent = false): void {
  useEffect(() => {
    const layer = ref.current
    const owner = layer?.parentElement
    if (!layer || !owner) return undefined
    let close: (() => void) | undefined
    const isFocused = (): boolean => isCurrent || owner.matches(':focus, :has(:focus)')
    const hide = (): void => close?.()
    const show = (): void => {
      // A dialog that closes can focus a control that is already removed.
      if (close !== undefined || !layer.isConnected) return
      close = openHoverLayer(layer, owner, { isFocused, onHide: () => (close = undefined) })
    }
    const leave = (): void => {
      if (!isFocused()) hide()
    }
    const unfocus = (): void => {
      if (!owner.matches(':hover')) hide()
    }
    const hideElsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node && owner.contains(target))) leave()
    }
    const listening = new AbortController()
    const options = { signal: listening.signal }
    owner.addEventListener('pointerenter', show, options)
    owner.addEventListener('pointerleave', leave, options)
    owner.addEventListener('focusin', show, options)
    // A tap leaves again at once, and some browsers do not focus what was tapped.
    owner.addEventListener('click', show, options)
    document.addEventListener('pointerdown', hideElsewhere, options)
    owner.addEventListener('focusout', unfocus, options)
    // The control may have the focus or be hovered when it becomes disabled.
    if (isFocused() || owner.matches(':hover')) show()
    return () => {
      listening.abort()
      hide()
    }
  }, [ref, isCurrent])
}
