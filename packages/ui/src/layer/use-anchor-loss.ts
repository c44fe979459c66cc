import { type RefObject, useEffect } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'
import { observeSize } from '../observe/observe-size'

/**
 * Detects that the anchor of an open layer left the page or is hidden, for example when the window gets narrower. The layer would stay open
 * without a place, and a modal one would block the page.
 * @param onLost closes the layer
 */
export function useAnchorLoss(anchor: RefObject<HTMLElement | null>, onLost: () => void): void {
  const reportLoss = useEffectEvent(onLost)
  useEffect(() => {
    const element = anchor.current
    if (element === null) return
    return observeSize([element], () => {
      if (element.getClientRects().length === 0) reportLoss()
    })
  }, [anchor])
}
