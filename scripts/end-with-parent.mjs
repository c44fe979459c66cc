// Loaded before each command of package.json and each gateway of a journey. Signals to npm reach the commands (the scripts say
// `exec`, so that there is no shell between). But an npm that is killed outright signals nothing, and a server would keep its
// port and its folder.
import { isMainThread } from 'node:worker_threads'

/** How often this process looks for its parent, in milliseconds. */
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
