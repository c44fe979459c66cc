import { describe, expect, it } from 'vitest'
import { redirects, routes, type RouteName } from '../../apps/portal/src/paths'

describe('the addresses of the portal', () => {
  it('are these: people have them in mails and bookmarks', async () => {
    const pages = Object.entries(routes).map(([name, { path }]) => `${path}  ${name}`)
    const detours = redirects.map(({ from, to }) => {
      const names: readonly RouteName[] = typeof to === 'string' ? [to] : to
      return `${from}  → ${names.map((name) => routes[name].path).join(' or ')}`
    })
    await expect(`${[...pages, ...detours].toSorted().join('\n')}\n`).toMatchFileSnapshot('snapshots/addresses.txt')
  })

  it('are all different', () => {
    const all = [
      ...Object.values(routes).map(({ path }) => path as string),
      ...redirects.map(({ from }) => from as string),
    ]
    expect(new Set(all).size).toBe(all.length)
  })
})
