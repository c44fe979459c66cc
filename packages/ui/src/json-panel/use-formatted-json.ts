import { useEffect, useMemo, useState } from 'react'
import { runSliced } from '../bulk-paste-editor/run-sliced'
import { formatInSteps, type FormattedJson, formatJson } from './format-json'

/** A text with more characters is formatted in slices. A shorter one takes less than a frame. */
export const LARGE_TEXT = 100_000

const EMPTY: FormattedJson = { lines: [''], parts: new Map() }

/** The formatted text. A large text is formatted in slices: until it is ready, the one before stays, and at first there is none. */
export function useFormattedJson(json: string): { formatted: FormattedJson; isPending: boolean } {
  const isLarge = json.length > LARGE_TEXT
  const atOnce = useMemo(() => (isLarge ? undefined : formatJson(json)), [json, isLarge])
  const [sliced, setSliced] = useState({ json: '', formatted: EMPTY })
  useEffect(() => {
    if (!isLarge) return undefined
    return runSliced(formatInSteps(json), (formatted) => setSliced({ json, formatted }))
  }, [json, isLarge])
  return { formatted: atOnce ?? sliced.formatted, isPending: isLarge && sliced.json !== json }
}
