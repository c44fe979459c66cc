// Loaded ahead of a server that npm starts. npm starts it through a shell, and a signal to npm ends that shell alone: the
// server would stay behind, holding its port and its data folder.
import { isMainThread } from 'node:worker_threads'

/** How soon a server notices that what started it is gone, in milliseconds. */
const PAUSE = 250

if (isMainThread) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, PAUSE)
  watch.unref()
}
