import { Worker, type WorkerOptions } from 'node:worker_threads'

/** The limit of the worker's JavaScript heap. The worker limits the memory of its WebAssembly module. */
const HEAP_MB = 256

const OPTIONS: WorkerOptions = {
  resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  // The renderer prints a long trace when its memory is used up.
  stdout: true,
  stderr: true,
}

const isSource = import.meta.url.endsWith('.ts')

/** In development and in tests the worker is TypeScript, which Node.js reads with tsx. A worker does not inherit tsx from its parent. */
function startSource(): Worker {
  const entry = JSON.stringify(new URL('./label-worker.ts', import.meta.url).href)
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${entry}) })`
  return new Worker(start, { ...OPTIONS, eval: true })
}

/** Starts label-worker in a thread, from the built file next to the gateway or from the source. */
export function startLabelWorker(): Worker {
  const worker = isSource ? startSource() : new Worker(new URL('./label-worker.js', import.meta.url), OPTIONS)
  // Read the output, because a full pipe would block the worker.
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  return worker
}
