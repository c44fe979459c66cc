import type { ChildProcess } from 'node:child_process'

/** The next message of a process that this one has forked. Rejects when it ends first. */
export const nextMessage = <Message>(child: ChildProcess): Promise<Message> =>
  new Promise((resolve, reject) => {
    const refuse = () => reject(new Error('The forked process has ended.'))
    child.once('exit', refuse)
    child.once('message', (message: Message) => {
      child.off('exit', refuse)
      resolve(message)
    })
  })
