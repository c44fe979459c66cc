/** What a browser does between pages: keeps cookies by origin and path alike for all, and follows no redirect on its own. */
export interface Browser {
  readonly cookies: ReadonlyMap<string, string>
  /** One request. Relative addresses are of the last one. */
  open(address: string, init?: RequestInit): Promise<Response>
  /** Follows redirects until one leads to `end`; answers that address. */
  followTo(end: string, address: string, init?: RequestInit): Promise<URL>
}

export function openBrowser(): Browser {
  const cookies = new Map<string, string>()
  let here = 'http://localhost/'
  const open = async (address: string, init: RequestInit = {}): Promise<Response> => {
    here = new URL(address, here).href
    const response = await fetch(here, {
      ...init,
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        ...(init.headers as Record<string, string>),
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  return {
    cookies,
    open,
    followTo: async (end, address, init) => {
      let response = await open(address, init)
      for (let steps = 0; steps < 10; steps += 1) {
        const location = response.headers.get('location')
        if (location === null)
          throw new Error(
            `${here} answered ${response.status} and leads nowhere.\n${(await response.text()).slice(-600)}`,
          )
        const next = new URL(location, here)
        if (next.href.startsWith(end)) return next
        response = await open(next.href)
      }
      throw new Error('It leads round and round.')
    },
  }
}
