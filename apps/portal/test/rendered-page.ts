import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom'
import { SWRConfig, type Middleware, type SWRResponse } from 'swr'
import { createRoutes } from '../src/router'
import { RuntimeConfigContext } from '../src/shell/runtime-config'
import { bases, operations } from './contract-server'

const config = {
  bases,
  capabilities: operations,
  environment: 'DEV',
  supportEmail: 'help@sitewright.example',
  productName: 'Sitewright',
  version: '1',
}

/** The pages in an empty frame. The reads of the frame have their own tests. */
const withoutFrame = (route: RouteObject): RouteObject =>
  route.id === 'shell'
    ? { id: route.id, Component: Outlet, children: route.children as RouteObject[] }
    : ({ ...route, ...(route.children && { children: route.children.map(withoutFrame) }) } as RouteObject)

/** A read: nothing yet, its reply, or its failure. */
interface ReadState {
  readonly data?: unknown
  readonly error?: unknown
}

const ENTITIES: Readonly<Record<string, string>> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' }

/** The texts between the tags. */
const textsOf = (html: string): string[] =>
  html
    .replaceAll(/<style[^]*?<\/style>/g, '')
    .replaceAll('<!-- -->', '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&(?:#x27|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity))

/** Rounds of reads: some need the reply of another. */
const MAX_ROUNDS = 10

/**
 * Renders as a server would, again after each round of reads, until nothing more is read. The reads are those of `useRead`, made by the client;
 * only their cache is replaced, because a server runs no effects.
 * @returns the HTML of each round; the first has no reply yet
 */
async function renderRounds(page: ReactElement): Promise<string[]> {
  const states = new Map<string, ReadState>()
  let pending: Promise<void>[] = []
  const readOnce: Middleware = () => (key, fetcher, options) => {
    const name = key === null ? undefined : JSON.stringify(key)
    if (name !== undefined && !states.has(name)) {
      states.set(name, {})
      const settle = async (): Promise<void> => {
        try {
          states.set(name, { data: await fetcher?.(key as never) })
        } catch (error) {
          states.set(name, { error })
          options.onError?.(error as never, name, options as never)
        }
      }
      pending.push(settle())
    }
    const { data, error }: ReadState = (name !== undefined && states.get(name)) || {}
    const isLoading = name !== undefined && data === undefined && error === undefined
    return { data, error, isLoading, isValidating: false, mutate: async () => undefined } as SWRResponse
  }
  const withReads = createElement(SWRConfig, { value: { use: [readOnce] } }, page)
  const rounds: string[] = []
  while (rounds.length < MAX_ROUNDS) {
    rounds.push(renderToString(withReads))
    if (pending.length === 0) return rounds
    await Promise.all(pending)
    pending = []
  }
  throw new Error('The page reads without end.')
}

/**
 * Renders the page of an address.
 * @returns where the guard redirected to, and the texts of the first rendering, which has no reply yet, and of the last one
 */
export async function renderPage(address: string): Promise<{ path: string; first: string[]; last: string[] }> {
  const router = createMemoryRouter(createRoutes().map(withoutFrame), { initialEntries: [address] })
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve()
    router.subscribe(({ initialized }) => {
      if (initialized) resolve()
    })
  })
  const page = createElement(RuntimeConfigContext, { value: config }, createElement(RouterProvider, { router }))
  const rounds = (await renderRounds(page)).map(textsOf)
  return { path: router.state.location.pathname, first: rounds[0] ?? [], last: rounds.at(-1) ?? [] }
}

/** What a hook returns when its reads have settled. */
export async function settleHook<Value>(useValue: () => Value): Promise<Value> {
  const values: Value[] = []
  function Probe({ onValue }: { onValue: (value: Value) => void }): null {
    onValue(useValue())
    return null
  }
  await renderRounds(createElement(Probe, { onValue: (value) => values.push(value) }))
  return values.at(-1) as Value
}

/** Calls a hook in a component. @returns the result of the hook */
export function callHook<Value>(useValue: () => Value): Value {
  const returned: Value[] = []
  function Probe({ onValue }: { onValue: (value: Value) => void }): null {
    onValue(useValue())
    return null
  }
  renderToString(createElement(Probe, { onValue: (value) => returned.push(value) }))
  return returned[0] as Value
}
