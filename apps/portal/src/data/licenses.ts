import useSWR from 'swr'
import { api } from './api'
import { keyOf } from './keys'

export const licensesKey = () => keyOf('licenses')

/** The licenses that the session works in; `canLoad` is the decision of the policy. */
export const useLicenses = (canLoad: boolean) =>
  useSWR(canLoad ? licensesKey() : null, async () => (await api().licenses.list()).body)
