import { licenses as licensesCalls } from '@sitewright/api-client/contract/licenses'
import useSWR from 'swr'
import { licenseMessages } from '@sitewright/domain/licenses/messages'
import { messageOf } from '@sitewright/domain/shared/problem'
import { toasts } from '../shell/toasts'
import { callsOf } from './api'
import { keyOf } from './keys'

const api = callsOf({ licenses: licensesCalls })

export const licensesKey = () => keyOf('licenses')

/** The licenses that the session works in; `canLoad` is the decision of the policy. */
export const useLicenses = (canLoad: boolean) =>
  useSWR(canLoad ? licensesKey() : null, async () => (await api().licenses.list()).body, {
    onError: (error) => toasts.error(messageOf(error, licenseMessages.loadFailed), { key: 'licenses' }),
  })
