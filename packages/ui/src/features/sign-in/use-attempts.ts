import { useRef, useState } from 'react'

/**
 * Runs one attempt at a time and counts the finished ones, so that the same refusal is announced again.
 * @param run the attempt; a second one while it is pending does nothing
 * @param onOver called after every attempt: the place to focus a field
 */
export function useAttempts<Input>(run: (input: Input) => void | Promise<void>, onOver?: () => void) {
  const [count, setCount] = useState(0)
  const isPending = useRef(false)
  const start = async (input: Input): Promise<void> => {
    if (isPending.current) return
    isPending.current = true
    try {
      await run(input)
    } finally {
      isPending.current = false
      setCount((before) => before + 1)
      onOver?.()
    }
  }
  return { count, start }
}
