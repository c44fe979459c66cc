import { useState } from 'react'

/** A question that is open: its facts, and what its dialog calls. */
export type Question<Facts> = Facts & { readonly onConfirm: () => void; readonly onClose: () => void }

/** Asks one question at a time, for code that waits for the answer. `ask` resolves to false while another question is open. */
export function useQuestion<Facts>() {
  const [question, setQuestion] = useState<Question<Facts>>()
  const ask = (facts: Facts): Promise<boolean> => {
    if (question !== undefined) return Promise.resolve(false)
    return new Promise((resolve) => {
      const answer = (isConfirmed: boolean) => () => {
        setQuestion(undefined)
        resolve(isConfirmed)
      }
      setQuestion({ ...facts, onConfirm: answer(true), onClose: answer(false) })
    })
  }
  return { question, ask }
}
