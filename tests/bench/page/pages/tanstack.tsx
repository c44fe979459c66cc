import { startTanStack } from '../tanstack-table'

startTanStack(true)
