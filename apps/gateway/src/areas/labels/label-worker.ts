import { parentPort } from 'node:worker_threads'
import { createLabelPdf } from './label-pdf'
import { limitWasmMemory } from './limit-wasm-memory'
import type { LabelTask, RenderTask, WorkerReply } from './worker-messages'

/*
 * The entry point of the worker thread that draws labels. It draws one at a time. (Decision 38 says why it is a thread.)
 */

/** Enough for a label of MAX_LABEL_DOTS: 4 bytes for each dot, twice while memory is reclaimed. */
const MAX_MEMORY_BYTES = 384 * 1024 * 1024

const MM_PER_INCH = 25.4

/** Errors that the renderer throws for a label that it cannot draw. After any other error it has stopped. */
const LABEL_ERROR = /^(Error rendering|Unexpected error)/

const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread.')

interface WasmApi {
  instantiate: (bytes: Uint8Array, imports: object) => Promise<unknown>
}
// The types of Node.js do not declare the functions of WebAssembly.
const wasm = Reflect.get(globalThis, 'WebAssembly') as WasmApi

/** Loads the renderer with limited memory. */
async function loadRenderer() {
  const { instantiate } = wasm
  // The package calls this with the bytes of its only module.
  wasm.instantiate = (bytes, imports) => instantiate(limitWasmMemory(bytes, MAX_MEMORY_BYTES), imports)
  try {
    const { ready } = await import('zpl-renderer-js')
    return (await ready).api
  } finally {
    wasm.instantiate = instantiate
  }
}

const renderer = await loadRenderer()

async function render({ zpl, width, height, dpmm }: RenderTask): Promise<WorkerReply> {
  try {
    const pictures = await renderer.zplToBase64MultipleAsync(zpl, width * MM_PER_INCH, height * MM_PER_INCH, dpmm)
    const [picture] = pictures
    if (picture === undefined || pictures.length > 1) return { kind: 'unprintable' }
    return { kind: 'done', bytes: Uint8Array.from(Buffer.from(picture, 'base64')) }
  } catch (error) {
    return { kind: error instanceof Error && LABEL_ERROR.test(error.message) ? 'unprintable' : 'broken' }
  }
}

const run = async (task: LabelTask): Promise<WorkerReply> =>
  task.kind === 'render' ? render(task) : { kind: 'done', bytes: await createLabelPdf(task) }

const send = (reply: WorkerReply): void => {
  const bytes = reply.kind === 'done' && reply.bytes.buffer instanceof ArrayBuffer ? [reply.bytes.buffer] : []
  port.postMessage(reply, bytes)
}

port.on('message', (task: LabelTask) => {
  // A rejection ends the worker: an error that is not about a label leaves it in an unknown state.
  void run(task).then(send)
})
send({ kind: 'ready' })
