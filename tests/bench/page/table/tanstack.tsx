import { startTanStack } from '../tanstack-table'

startTanStack(false)
