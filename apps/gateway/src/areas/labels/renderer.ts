import type { Worker } from 'node:worker_threads'
import { startLabelWorker } from './start-worker'
import type { Drawing, JoinTask, LabelTask, RenderTask, TaskResult, WorkerReply } from './worker-messages'

/** Times in milliseconds. Tests use shorter ones. */
export interface RendererLimits {
  /** For one label, or for one PDF. */
  readonly taskMs: number
  /** For the start of the worker. */
  readonly startMs: number
  /** A worker that is idle for this long ends, which frees its memory. */
  readonly idleMs: number
}

export const RENDERER_LIMITS: RendererLimits = { taskMs: 10_000, startMs: 60_000, idleMs: 60_000 }

/** `slow`: the task took too long. `broken`: the worker ended, usually out of memory. `unavailable`: the worker does not start, or the gateway stops. */
export type RenderFailure = 'slow' | 'broken' | 'unavailable'

/** A task failed. Another task can succeed. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
  readonly failure: RenderFailure

  constructor(failure: RenderFailure) {
    super(`The task of the label worker failed: ${failure}.`)
    this.failure = failure
  }
}

/** Draws labels in a worker thread, one by one, in the order of the calls. */
export interface LabelRenderer {
  /** Draws and checks a label. @throws RenderError */
  draw(task: RenderTask): Promise<Drawing>
  /** Joins pictures into a PDF. @throws RenderError */
  join(task: JoinTask): Promise<Uint8Array>
  /** Ends the worker. Waiting tasks fail. */
  close(): Promise<void>
}

interface Waiting {
  readonly task: LabelTask
  attempts: number
  resolve(result: TaskResult): void
  reject(error: RenderError): void
}

/** A worker, and whether it is ready and has completed a task. */
interface LiveWorker {
  readonly thread: Worker
  isReady: boolean
  hasWorked: boolean
}

/** Options of createLabelRenderer. */
export interface RendererOptions {
  /** Default: RENDERER_LIMITS. */
  readonly limits?: RendererLimits
  /** Default: a thread of label-worker. Tests watch it. */
  readonly startWorker?: () => Worker
  /** Called with an error that ended a worker. */
  readonly onCrash?: (error: unknown) => void
}

/** Creates a renderer. Its worker starts with the first task. */
export function createLabelRenderer({
  limits = RENDERER_LIMITS,
  startWorker = startLabelWorker,
  onCrash,
}: RendererOptions = {}): LabelRenderer {
  const queue: Waiting[] = []
  let live: LiveWorker | undefined
  let current: Waiting | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const setTimer = (ms: number, onEnd: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(onEnd, ms).unref()
  }

  const end = (): Promise<number> | undefined => {
    clearTimeout(timer)
    const ended = live
    live = undefined
    return ended?.thread.terminate()
  }

  const fail = (failure: RenderFailure): void => {
    const failed = current
    current = undefined
    failed?.reject(new RenderError(failure))
  }

  /** Fails all waiting tasks, because no task caused this. The next call starts another worker. */
  const failStart = (): void => {
    void end()
    for (const waiting of queue.splice(0)) waiting.reject(new RenderError('unavailable'))
  }

  /** Earlier labels can have used up the memory of the worker, so its task gets one more attempt in a new worker. */
  const endBroken = (broken: LiveWorker): void => {
    if (live !== broken) return
    if (!broken.isReady) return failStart()
    void end()
    if (current !== undefined && broken.hasWorked && current.attempts < 2) {
      queue.unshift(current)
      current = undefined
    } else fail('broken')
    next()
  }

  const onReply = (worker: LiveWorker, reply: WorkerReply): void => {
    if (live !== worker) return
    if (reply.kind === 'broken') return endBroken(worker)
    if (reply.kind === 'ready') worker.isReady = true
    else {
      worker.hasWorked = true
      current?.resolve(reply)
      current = undefined
    }
    next()
  }

  const start = (): LiveWorker => {
    const worker: LiveWorker = { thread: startWorker(), isReady: false, hasWorked: false }
    worker.thread.on('message', (reply: WorkerReply) => onReply(worker, reply))
    worker.thread.on('error', (error) => {
      onCrash?.(error)
      endBroken(worker)
    })
    worker.thread.on('exit', () => endBroken(worker))
    return worker
  }

  const next = (): void => {
    if (current !== undefined) return
    if (queue.length === 0) {
      if (live !== undefined) setTimer(limits.idleMs, () => void end())
      return
    }
    if (live === undefined) {
      live = start()
      setTimer(limits.startMs, failStart)
    }
    if (!live.isReady) return
    current = queue.shift()
    if (current === undefined) return
    current.attempts++
    setTimer(limits.taskMs, () => {
      void end()
      fail('slow')
      next()
    })
    live.thread.postMessage(current.task, [])
  }

  const run = async (task: LabelTask): Promise<TaskResult> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new RenderError('unavailable'))
      queue.push({ task, attempts: 0, resolve, reject })
      next()
    })

  return {
    draw: async (task) => {
      const result = await run(task)
      if (result.kind !== 'drawn') throw new RenderError('broken')
      return { png: result.png, fault: result.fault }
    },
    join: async (task) => {
      const result = await run(task)
      if (result.kind !== 'joined') throw new RenderError('broken')
      return result.pdf
    },
    close: async () => {
      isClosed = true
      fail('unavailable')
      for (const waiting of queue.splice(0)) waiting.reject(new RenderError('unavailable'))
      await end()
    },
  }
}
