import { licenses as licenseCalls } from '@sitewright/api-client/calls/licenses'
import type { Environment } from '@sitewright/domain/environments/model'
import { licenseEnvironmentMessages as messages } from '@sitewright/domain/licenses/environment-messages'
import { licenseUseMessages } from '@sitewright/domain/licenses/use-messages'
import { capabilities } from '../../shell/capabilities'
import { createOperations } from '../api'
import { asView } from '../as-view'
import { useRead } from '../read'
import { write } from '../write'

const { licenses } = createOperations({ licenses: licenseCalls })

/** What shows the environments of a license. */
export const LINK_READS = ['licenses.list', 'licenses.report', 'environments.ofLicense'] as const

/** Links a license to an environment. @returns the failure, for its row */
export async function linkEnvironment(licenseId: number, { environmentId, name }: Environment) {
  const outcome = await write(() => licenses.linkEnvironment({ params: { licenseId, environmentId } }), {
    saved: messages.linked(name),
    failed: messages.linkFailed(name),
    refresh: [...LINK_READS],
  })
  if (outcome.status !== 'failed') return undefined
  return { message: outcome.message, requestId: outcome.requestId, at: Date.now() }
}

/** Whether the server can unlink. */
export const canUnlink = (): boolean => capabilities.has('licenses.unlinkEnvironment')

/** Unlinks a license from an environment. @returns the message of a failure, for the question */
export async function unlinkEnvironment(licenseId: number, { environmentId, name }: Environment) {
  const outcome = await write(() => licenses.unlinkEnvironment({ params: { licenseId, environmentId } }), {
    saved: messages.unlinked(name),
    failed: messages.unlinkFailed(name),
    refresh: [...LINK_READS],
  })
  return outcome.status === 'failed' ? outcome.message : undefined
}

/** Who can use a license now (LIC-86). `view` is undefined if the server does not count. */
export function useLicenseUse(licenseId: number) {
  const isCounted = capabilities.has('licenses.use')
  const read = useRead(licenses.use, isCounted ? { params: { licenseId } } : undefined)
  return { view: isCounted ? asView(read, licenseUseMessages.countFailed) : undefined, reload: read.reload }
}
