import { Problem } from '@sitewright/domain/shared/problem'
import type { Faults } from '../../apps/gateway/src/http/route'

/** What a test asks of a gateway's calls. `operation` is `area.verb`; it goes for calls that arrive from then on. */
export type FaultCommand =
  /** Answers with this status and sentence instead of doing anything; so many times, or until cleared. */
  | {
      readonly kind: 'fail'
      readonly operation: string
      readonly status: number
      readonly message?: string
      readonly times?: number
    }
  /** Closes the connection without an answer, as a network that fails. */
  | { readonly kind: 'drop'; readonly operation: string; readonly times?: number }
  /** Lets the call wait, before anything is done, until it is released. */
  | { readonly kind: 'hold'; readonly operation: string }
  /** Lets every waiting call of the operation go on, and holds no further ones. */
  | { readonly kind: 'release'; readonly operation: string }
  /** No faults any more; what waits goes on. */
  | { readonly kind: 'clear' }

type Failing = Extract<FaultCommand, { kind: 'fail' | 'drop' }>

interface Gate {
  readonly opened: Promise<void>
  readonly open: () => void
}

function createGate(): Gate {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}

/** Faults that a test turns on and off while the gateway runs; `buildApp({ faults })` takes them. */
export function createFaults(): { readonly faults: Faults; readonly apply: (command: FaultCommand) => void } {
  const failing = new Map<string, { command: Failing; left: number }>()
  const gates = new Map<string, Gate>()
  const release = (operation: string) => {
    gates.get(operation)?.open()
    gates.delete(operation)
  }
  return {
    apply: (command) => {
      switch (command.kind) {
        case 'fail':
        case 'drop':
          failing.set(command.operation, { command, left: command.times ?? Number.POSITIVE_INFINITY })
          break
        case 'hold':
          if (!gates.has(command.operation)) gates.set(command.operation, createGate())
          break
        case 'release':
          release(command.operation)
          break
        case 'clear':
          failing.clear()
          for (const operation of gates.keys()) release(operation)
      }
    },
    faults: {
      before: async (operation, request) => {
        await gates.get(operation)?.opened
        const fault = failing.get(operation)
        if (fault === undefined || fault.left <= 0) return
        fault.left -= 1
        if (fault.command.kind === 'drop') request.raw.socket.destroy()
        throw new Problem({
          status: fault.command.kind === 'fail' ? fault.command.status : 503,
          message: (fault.command.kind === 'fail' ? fault.command.message : undefined) ?? '',
        })
      },
    },
  }
}
