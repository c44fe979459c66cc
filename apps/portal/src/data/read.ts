import useSWR, { mutate, SWRConfig, unstable_serialize, type SWRConfiguration } from 'swr'
import { isProblem } from '@sitewright/domain/shared/problem'
import { session } from '../shell/session/session'
import type { OperationName, Source } from './api'
import { derive, mergeReply } from './derive'
import { reportFailure } from './report'

/** A server that cannot be reached is asked again at this interval. */
const RETRY_INTERVAL_MS = 3000

const CONFIG: SWRConfiguration<unknown, unknown> = {
  focusThrottleInterval: 5000,
  dedupingInterval: 1000,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (isProblem(error) && error.kind === 'unreachable') {
      setTimeout(() => void revalidate({ retryCount }), RETRY_INTERVAL_MS)
    }
  },
}

const REVALIDATION: Readonly<
  Record<'always' | 'on-mount' | 'if-missing' | 'never', SWRConfiguration<unknown, unknown>>
> = {
  always: {},
  'on-mount': { revalidateOnFocus: false, revalidateOnReconnect: false },
  'if-missing': { revalidateOnFocus: false, revalidateIfStale: false },
  never: {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  },
}

interface AnyReply {
  readonly body: unknown
  readonly etag?: string
}

/** What the cache stores: a reply and the input that it answers. */
export type Cached<Input, Reply> = Reply & { readonly input: Input }

/** Reads made of several calls, which the contract does not name. */
type CombinedName = 'groups.seed' | 'session.check'

type Key = readonly [owner: string, operation: string, input: unknown]

/** A page waits for the owner of an expired session, so its cache belongs to the session that it shows. */
const getOwner = (): string => session.shown()?.id ?? ''

/** Keys are bound to a session: the next session never finds a late reply, nor a row that someone else read in this tab. */
const createKey = (operation: string, input: unknown, isOpen = false): Key => [
  isOpen ? '' : getOwner(),
  operation,
  input,
]

const isKeyFor = (key: unknown, operations: readonly string[]): key is Key =>
  Array.isArray(key) && key[0] === getOwner() && operations.includes(String(key[1]))

/** Nothing that one session read stays in memory for the next one. Reads that failed without a session run again after its return. */
session.onHandover(() => void mutate(() => true, undefined, { revalidate: false }))
session.onReturn(() => void mutate(() => true))

type Select<Input, Reply, Value> = (cached: Cached<Input, Reply>) => Value

const { cache } = SWRConfig.defaultValue

const getCached = <Input, Reply>(key: Key): Cached<Input, Reply> | undefined =>
  cache.get(unstable_serialize(key))?.data as Cached<Input, Reply> | undefined

const load = async <Input, Reply extends AnyReply>(source: Source<Input, Reply>, key: Key, input: Input) =>
  mergeReply(getCached<Input, Reply>(key), { ...(await source.load(input)), input })

export interface ReadOptions<Input, Reply, Value> {
  /** Derives the value from the reply. Pure, and defined once: it runs once for each reply. The body by default. */
  select?: Select<Input, Reply, Value>
  /**
   * Shows the value of the input before until the reply arrives, as for the pages of a list; or whether to, by both inputs. `false` by default: what belongs to one
   * license or record is never shown for another.
   */
  keepsPrevious?: boolean | ((before: Input, input: Input) => boolean)
  /**
   * When the reply is loaded again without a `refresh`: on focus and reconnect too, on mount only, only while there is none, or never. `always` by default.
   * `never` does not retry a failed read either.
   */
  revalidates?: 'always' | 'on-mount' | 'if-missing' | 'never'
  /** Needs no session, so a change of session does not load it again. */
  isOpen?: boolean
  /** Shows a failure in a toast, for a read whose failure no part of the screen shows. A missing record is reported by the read of the record. */
  failure?: { readonly text: string; readonly key: string }
}

/** The state of a read. Getters, so that a component renders again only for what it uses. */
export interface Read<Value> {
  readonly data: Value | undefined
  readonly error: unknown
  /** The first load is in flight. */
  readonly isLoading: boolean
  /** Any load is in flight. */
  readonly isValidating: boolean
  readonly reload: () => Promise<unknown>
}

const selectBody = ({ body }: AnyReply): unknown => body

/** Reads from the server, with a cache that all components share. `undefined` as the input reads nothing. */
export function useRead<Input, Reply extends AnyReply, Value = Reply['body']>(
  source: Source<Input, Reply>,
  input: Input | undefined,
  options: ReadOptions<Input, Reply, Value> = {},
): Read<Value> {
  const { keepsPrevious = false, revalidates = 'always', isOpen, failure } = options
  const select = options.select ?? (selectBody as Select<Input, Reply, Value>)
  const key = input === undefined ? null : createKey(source.operation, input, isOpen)
  const response = useSWR<Cached<Input, Reply>, unknown>(key, () => load(source, key as Key, input as Input), {
    ...(CONFIG as SWRConfiguration<Cached<Input, Reply>, unknown>),
    ...(REVALIDATION[revalidates] as SWRConfiguration<Cached<Input, Reply>, unknown>),
    keepPreviousData: keepsPrevious !== false,
    ...(failure && {
      onError: (error: unknown) => {
        if (!isProblem(error) || error.kind !== 'not-found') reportFailure(error, failure.text, { key: failure.key })
      },
    }),
  })
  return {
    get data() {
      const { data } = response
      if (data === undefined || input === undefined) return undefined
      if (typeof keepsPrevious === 'function' && !keepsPrevious(data.input, input)) return undefined
      return derive(data, select)
    },
    get error() {
      return response.error
    },
    get isLoading() {
      return response.isLoading
    },
    get isValidating() {
      return response.isValidating
    },
    reload: () => response.mutate(),
  }
}

/** Reads outside of a component: from the cache, else from the server. @throws Problem */
export async function fetchOnce<Input, Reply extends AnyReply>(
  source: Source<Input, Reply>,
  input: Input,
): Promise<Reply['body']> {
  const key = createKey(source.operation, input)
  const cached = await mutate(key, async (known?: Cached<Input, Reply>) => known ?? load(source, key, input), {
    revalidate: false,
  })
  return (cached as Cached<Input, Reply>).body
}

/** The counts of the facets of a list, which change with its rows. */
const withFacets = (operations: readonly string[]): string[] =>
  operations.flatMap((name) => (name.endsWith('.list') ? [name, name.replace(/list$/, 'facets')] : [name]))

/** Loads mounted reads of these operations again, whatever their input, and with a list the counts of its facets. Other cached replies load again on mount. */
export const refresh = (...operations: (OperationName | CombinedName)[]): Promise<unknown> => {
  const names = withFacets(operations)
  return mutate((key) => isKeyFor(key, names))
}

/** Drops all cached replies of an operation, so that the next read of each loads it, also one that loads only what is missing. */
export async function forget(operation: OperationName): Promise<void> {
  // Not by a filter of `mutate`: that finds only the keys of components, and not what `fetchOnce` stored.
  const start = unstable_serialize([getOwner(), operation])
  const keys = [...cache.keys()].filter((key) => key.startsWith(start))
  await Promise.all(keys.map((key) => mutate(key, undefined, { revalidate: false })))
}

/** Changes cached replies of an operation without a call, such as the row of a list. */
export function updateCached<Input, Reply extends AnyReply>(
  source: Source<Input, Reply>,
  matches: (input: Input) => boolean,
  update: (body: Reply['body']) => Reply['body'],
): Promise<unknown> {
  return mutate(
    (key) => isKeyFor(key, [source.operation]) && matches(key[2] as Input),
    (known?: Cached<Input, Reply>) => known && mergeReply(known, { ...known, body: update(known.body) }),
    { revalidate: false },
  )
}

/** The place of one reply in the cache: a save stores its own reply there. */
export interface CacheEntry<Body> {
  readonly get: () => Body | undefined
  readonly store: (reply: { body: Body; etag?: string | undefined }) => Promise<unknown>
  /** Loads it from the server, whether a component shows it or not. @throws Problem */
  readonly load: () => Promise<{ body: Body; etag?: string }>
}

export function cacheEntry<Input, Reply extends AnyReply>(
  source: Source<Input, Reply>,
  input: Input,
): CacheEntry<Reply['body']> {
  const key = createKey(source.operation, input)
  const change = (next: Cached<Input, Reply> | Promise<Cached<Input, Reply>>) =>
    mutate(key, next, { revalidate: false })
  return {
    get: () => getCached<Input, Reply>(key)?.body,
    store: ({ body, etag }) => {
      const reply: AnyReply & { input: Input } = { body, etag, input }
      return change(mergeReply(getCached<Input, Reply>(key), reply as Cached<Input, Reply>))
    },
    load: async () => (await change(load(source, key, input))) as Cached<Input, Reply>,
  }
}

/** A list that is saved as a whole, with the ETag that names its version. Another server may send none. */
export interface Tagged<Value> {
  readonly value: Value
  readonly tag?: string
}

/** Selects the body with its ETag. */
export const selectTagged = <Body>({ body, etag }: { readonly body: Body; readonly etag?: string }): Tagged<Body> => ({
  value: body,
  tag: etag,
})
