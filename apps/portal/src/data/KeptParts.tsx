import type { ReactNode } from 'react'
import { type Middleware, SWRConfig, unstable_serialize, useSWRConfig } from 'swr'
import { withKeptParts } from './kept-parts'

const keepParts: Middleware = (useNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig()
  const read: typeof fetcher =
    fetcher && (async (asked) => withKeptParts(cache.get(unstable_serialize(key))?.data, await fetcher(asked)))
  return useNext(key, read, config)
}

const KEEPING = { use: [keepParts] }

/** What its children read anew keeps the parts that say what they said before. */
export function KeptParts({ children }: { children: ReactNode }) {
  return <SWRConfig value={KEEPING}>{children}</SWRConfig>
}
