// Loaded ahead of what npm runs for long. Signals to npm reach it (the scripts say `exec`, so that no shell stands
// between); but an npm that is killed outright tells nobody, and a server would stay behind with its port and its folder.
import { isMainThread } from 'node:worker_threads'

/** How soon it is noticed that what started this is gone, in milliseconds. */
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
