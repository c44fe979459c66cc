import { ConfigFault } from './config'
import { StartFault } from './start-fault'

export const getMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Why a process of an operator failed, in sentences: the faults of the environment, or the problem and its remedy.
 * @param failed what failed, without a period: `The gateway cannot start`
 */
export function describeFault(failed: string, error: unknown): string {
  if (error instanceof ConfigFault) {
    return `${failed} with this environment:\n${error.faults.map((fault) => `  ${fault}`).join('\n')}`
  }
  if (error instanceof StartFault) return `${failed}. ${error.message}\n${error.remedy}`
  // A query's own message repeats its values; its cause says what was wrong.
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return `${failed}: ${getMessage(root)}`
}
