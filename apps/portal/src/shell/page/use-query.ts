import { useSearchParams } from 'react-router-dom'

/** The parameters of the address, and what sets one of them, or removes it with an empty text. The others stay, and Back skips the change. */
export function useQuery() {
  const [query, setQuery] = useSearchParams()
  const setParam = (name: string, value: string): void =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return [query, setParam] as const
}
