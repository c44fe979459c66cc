import { lockFolder } from '../../src/db/lock'
import { StartFault } from '../../src/start-fault'

/** Takes the lock of the folder that is its argument, says so, and keeps it until its input ends. Its other arguments: the name of its host and the milliseconds of silence. */
const [folder = '', host, silenceMs] = process.argv.slice(2)
const note = (sentence: string): void => void process.stdout.write(`${sentence}\n`)
try {
  const asHost = host === undefined ? {} : { host, silenceMs: Number(silenceMs), beatEveryMs: 200 }
  const lock = await lockFolder(folder, { ...asHost, note })
  process.stdout.write('held\n')
  process.stdin.resume().on('end', () => {
    lock.release()
    process.stdout.write('released\n')
  })
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  process.stdout.write(`refused: ${error.message}\n`)
}
