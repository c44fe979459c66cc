import { useEffect, useEffectEvent, useState } from 'react'

/** The picture of a label as an address, and why it cannot be printed. */
export interface LabelPicture {
  readonly picture?: string
  readonly message?: string
}

/** The pause before the server draws a label, in milliseconds: the user may still type or choose. */
const DELAY_MS = 600

/**
 * Draws a label after a pause. The last picture stays until the next one arrives.
 * @param key what the picture depends on; undefined while there is nothing to draw
 */
export function useLabelPicture(
  key: string | undefined,
  draw: (signal: AbortSignal) => Promise<LabelPicture>,
  delayMs = DELAY_MS,
): LabelPicture & { readonly isPending: boolean } {
  const [drawn, setDrawn] = useState<LabelPicture & { readonly key: string }>()
  const onDraw = useEffectEvent(async (ofKey: string, signal: AbortSignal) => {
    const picture = await draw(signal)
    if (!signal.aborted) setDrawn({ ...picture, key: ofKey })
  })
  // In an effect, because the key can also change by a refresh or a discard.
  useEffect(() => {
    if (key === undefined) return
    const controller = new AbortController()
    const timer = setTimeout(() => void onDraw(key, controller.signal), delayMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key, delayMs])
  return { ...drawn, isPending: key !== undefined && drawn?.key !== key }
}
