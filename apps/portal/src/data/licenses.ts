import useSWR from 'swr'
import { api } from './api'

export const licensesKey = ['licenses'] as const

/** The licenses that the session works in; `canLoad` is the decision of the policy. */
export const useLicenses = (canLoad: boolean) =>
  useSWR(canLoad ? licensesKey : null, async () => (await api().licenses.list()).body)
