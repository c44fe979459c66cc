import { useSearchParams } from 'react-router-dom'

/** The parameters of the address, and what sets one of them, or removes it with an empty text. The others stay, and Back skips the change. */
export function useQuery() {
  const [query, setQuery] = useSearchParams()
  const setParam = (name: string, value: string): void => {
    // From the address, because the parameters of the last render may lack one that was just set.
    const after = new URLSearchParams(window.location.search)
    if (value === '') after.delete(name)
    else after.set(name, value)
    setQuery(after, { replace: true })
  }
  return [query, setParam] as const
}
