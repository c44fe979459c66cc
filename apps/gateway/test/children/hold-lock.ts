import { lockFolder } from '../../src/db/lock'
import { StartFault } from '../../src/start-fault'

/** Takes the lock of the folder that is its argument, says so, and holds it until its input ends. */
const [folder = ''] = process.argv.slice(2)
try {
  const release = lockFolder(folder)
  process.stdout.write('held\n')
  process.stdin.resume().on('end', () => {
    release()
    process.stdout.write('released\n')
  })
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  process.stdout.write(`refused: ${error.message}\n`)
}
