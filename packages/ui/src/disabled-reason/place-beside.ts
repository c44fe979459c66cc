import { type Box, EDGE, startInside } from '../layer/window-box'

/**
 * Where a small layer stands by what it belongs to: above it, below it where there is no room, in its middle, and never
 * outside of the window.
 * @param anchor what it belongs to
 * @param size of the layer
 * @param windowWidth without scroll bars
 */
export function placeBeside(anchor: Box, size: { width: number; height: number }, windowWidth: number) {
  const above = anchor.top - size.height
  const middle = (anchor.left + anchor.right - size.width) / 2
  return {
    top: above >= EDGE ? above : anchor.bottom,
    left: startInside(middle, size.width, windowWidth),
  }
}
