import { createListeners } from '../listeners'

/** Whether the dialog is open, and how often it has been opened (`round`). */
export interface StepUpState {
  readonly isOpen: boolean
  readonly round: number
  /** The address to prove with an emailed code (AUTH-119); `undefined` to prove who the user is. */
  readonly address?: string | undefined
}

/** Asks the current user to prove who they are when a call needs it (AUTH-114). One dialog answers all pending calls. */
export function createStepUp() {
  let state: StepUpState = { isOpen: false, round: 0 }
  let waiting: ((isProved: boolean) => void)[] = []
  const listeners = createListeners()
  const set = (next: StepUpState) => {
    state = next
    listeners.notify()
  }
  return {
    /** Opens the dialog, or joins the open one. @returns whether the user proved who they are, or the address */
    ask: (address?: string): Promise<boolean> =>
      new Promise((resolve) => {
        waiting.push(resolve)
        if (!state.isOpen) set({ isOpen: true, round: state.round + 1, address })
      }),
    /** Answers all pending calls, and closes the dialog. */
    settle: (isProved: boolean): void => {
      const answered = waiting
      waiting = []
      if (state.isOpen) set({ ...state, isOpen: false })
      for (const resolve of answered) resolve(isProved)
    },
    get: (): StepUpState => state,
    subscribe: listeners.subscribe,
  }
}

export const stepUp = createStepUp()
