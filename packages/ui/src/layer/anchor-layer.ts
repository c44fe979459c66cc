import { type Placement, placeLayer } from './place-layer'

/** Where a layer is, and how large it can be. */
export interface AnchorOptions extends Placement {
  /** Maximum height, rem. One of the children of the layer scrolls then. Without it the layer has the height of its content. */
  maxHeight?: number
  /** The layer is at least as wide as its anchor; false by default. */
  isAsWide?: boolean
  /** Called after the layer was placed. */
  onPlaced?: () => void
}

/** The height of a layer without scrolling, px. */
const wholeHeight = (layer: HTMLElement): number =>
  [...layer.children].reduce((sum, part) => sum + part.scrollHeight, layer.offsetHeight - layer.clientHeight)

/**
 * Keeps a visible layer beside its anchor. It looks before each frame, because no event tells of everything that moves an anchor: scrolling, the
 * window, a key that moves a card, a message that appears above.
 * @returns ends it
 */
export function anchorLayer(layer: HTMLElement, anchor: HTMLElement, options: AnchorOptions): () => void {
  const { maxHeight, isAsWide = false, onPlaced } = options
  const root = document.documentElement
  let frame = 0
  let last = ''
  const place = (): void => {
    frame = requestAnimationFrame(place)
    const box = anchor.getBoundingClientRect()
    if (isAsWide) layer.style.minWidth = `${box.width}px`
    const limit = maxHeight === undefined ? Infinity : maxHeight * Number.parseFloat(getComputedStyle(root).fontSize)
    const height = maxHeight === undefined ? layer.offsetHeight : Math.min(wholeHeight(layer), limit)
    const size = { width: layer.offsetWidth, height }
    const view = { width: root.clientWidth, height: root.clientHeight }
    const at = placeLayer(box, size, view, getComputedStyle(anchor).direction === 'rtl', options)
    const now = [at.top, at.left, at.maxHeight].join()
    if (now === last) return
    last = now
    layer.style.top = `${at.top}px`
    layer.style.left = `${at.left}px`
    if (maxHeight !== undefined) layer.style.maxHeight = `${Math.min(at.maxHeight, limit)}px`
    onPlaced?.()
  }
  place()
  return () => cancelAnimationFrame(frame)
}
