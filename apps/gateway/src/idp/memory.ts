import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Entries, at the most: the oldest go. */
const LIMIT = 5000

type Entry = { readonly payload: AdapterPayload; readonly endsAt: number }

/** Where the provider for development keeps its sessions: here, until the gateway stops. `now` is epoch milliseconds. */
export function createMemory(now: () => number): (name: string) => Adapter {
  const entries = new Map<string, Entry>()
  const find = (matches: (key: string, payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const [key, { payload, endsAt }] of entries) {
      if (!matches(key, payload)) continue
      if (endsAt > now()) return payload
      entries.delete(key)
    }
    return undefined
  }
  return (name) => {
    const keyOf = (id: string): string => `${name}:${id}`
    const one = (id: string): AdapterPayload | undefined => {
      const entry = entries.get(keyOf(id))
      return entry !== undefined && entry.endsAt > now() ? entry.payload : undefined
    }
    return {
      upsert: async (id, payload, expiresIn) => {
        entries.delete(keyOf(id))
        entries.set(keyOf(id), { payload, endsAt: expiresIn ? now() + expiresIn * 1000 : Number.POSITIVE_INFINITY })
        const [oldest] = entries.keys()
        if (entries.size > LIMIT && oldest !== undefined) entries.delete(oldest)
      },
      find: async (id) => one(id),
      findByUid: async (uid) => find((key, payload) => key.startsWith(`${name}:`) && payload.uid === uid),
      findByUserCode: async (code) => find((key, payload) => key.startsWith(`${name}:`) && payload.userCode === code),
      consume: async (id) => {
        const payload = one(id)
        if (payload !== undefined) payload.consumed = Math.floor(now() / 1000)
      },
      destroy: async (id) => {
        entries.delete(keyOf(id))
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) {
          // Of this kind only: a pending interaction also names the grant, and stays.
          if (key.startsWith(`${name}:`) && payload.grantId === grantId) entries.delete(key)
        }
      },
    }
  }
}
