import { parentPort } from 'node:worker_threads'
import { drawLabel } from './draw-label'
import { createLabelPdf } from './label-pdf'
import { loadReadCodes, loadRenderer } from './load-tools'
import type { LabelTask, TaskResult, WorkerReply } from './worker-messages'

/*
 * The entry point of the worker thread that draws and checks labels. It draws one at a time. (Decision 38 says why it is a thread.)
 */

const port = parentPort
if (port === null) throw new Error('This module runs in a worker thread.')

const draw = await loadRenderer()
const readCodes = await loadReadCodes()

const run = async (task: LabelTask): Promise<TaskResult> =>
  task.kind === 'render'
    ? { kind: 'drawn', ...(await drawLabel(task, draw, readCodes)) }
    : { kind: 'joined', pdf: await createLabelPdf(task) }

const send = (reply: WorkerReply): void => port.postMessage(reply)

port.on('message', (task: LabelTask) => {
  // An error that is not about a label leaves the worker in an unknown state.
  void run(task).then(send, () => send({ kind: 'broken' }))
})
send({ kind: 'ready' })
