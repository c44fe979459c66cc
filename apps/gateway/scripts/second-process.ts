import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'

/** The next message of a process that this one has forked. Rejects when it ends first. */
const nextMessage = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('The forked process has ended.'))
    child.once('exit', refuse)
    child.once('message', (message: Message) => {
      child.off('exit', refuse)
      resolve(message)
    })
  })

/**
 * Starts the second process of a measure, which calls its gateway (`prepareCalls`).
 * @param name of the measure
 */
export async function startSecondProcess(name: string, origin: string) {
  const child = fork(path.join(import.meta.dirname, 'measure.ts'), [name, origin], { execArgv: ['--import', 'tsx'] })
  await nextMessage(child)
  return {
    /** Sends a message. @returns the answer */
    ask: <Reply>(message: string | object): Promise<Reply> => {
      child.send(message)
      return nextMessage<Reply>(child)
    },
    end: (): void => {
      child.kill()
    },
  }
}
