import { type Box, EDGE, startInside } from '../layer/window-box'

/**
 * The position of a small layer beside its anchor: above it, or below it when there is no space, centered, and inside the window.
 * @param size of the layer, px
 * @param windowWidth without scroll bars, px
 */
export function placeBeside(anchor: Box, size: { width: number; height: number }, windowWidth: number) {
  const above = anchor.top - size.height
  const middle = (anchor.left + anchor.right - size.width) / 2
  return {
    top: above >= EDGE ? above : anchor.bottom,
    left: startInside(middle, size.width, windowWidth),
  }
}
