import { addOns as addOnCalls } from '@sitewright/api-client/calls/add-ons'
import { createOperations } from './api'
import { useRead } from './read'

const { addOns } = createOperations({ addOns: addOnCalls })

/** All product licenses, by name. */
export const useDefaultAddOns = () => useRead(addOns.list, {})
