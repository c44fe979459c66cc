import { createCalls } from '../calls'
import { measureHeapAndHealth, type Reading } from '../heap-and-health'
import type { Arguments } from '../measure'
import { engineOf, withGateway } from '../own-gateway'
import { probeHealth } from '../probe-health'

export const purpose = 'heap and /healthz while the gateway sends a whole list of 50,000 users'
export const usage = '[rounds] [postgres]'

export async function run({ numbers: [rounds = 3], usesServer }: Arguments): Promise<boolean> {
  console.log(`Whole list of users on ${engineOf(usesServer)}`)
  return withGateway(usesServer, 'large', (origin) => measureHeapAndHealth('whole-list-check', origin, rounds))
}

export async function prepareCalls(origin: string): Promise<() => Promise<Reading>> {
  const { read, signIn } = createCalls(origin)
  await signIn()
  const readList = async (): Promise<Reading> => {
    const { result, ms, health } = await probeHealth(origin, () => read<unknown[]>('/gateway/users'))
    return { what: `${result.length} users`, ms, health }
  }
  await readList()
  return readList
}
