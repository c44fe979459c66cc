import { users as userCalls } from '@sitewright/api-client/contract/users'
import useSWR from 'swr'
import { callsOf } from '../api'
import { keyOf } from '../keys'

const api = callsOf({ users: userCalls })

/** The groups of a user, and what each of them gives (API-101, API-102). */
export const useGivenTo = (userId: number) =>
  useSWR(keyOf('given-to', userId), async () => (await api().users.groupInfo({ params: { userId } })).body)
