import { describe, expect, it } from 'vitest'
import { redirects, routes } from '../../apps/portal/src/paths'

describe('the addresses of the portal', () => {
  it('are these: people have them in mails and bookmarks', async () => {
    const pages = Object.entries(routes).map(([name, { path }]) => `${path}  ${name}`)
    const detours = redirects.map(
      ({ from, to }) =>
        `${from}  → ${[to]
          .flat()
          .map((name) => routes[name].path)
          .join(', ')}`,
    )
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
