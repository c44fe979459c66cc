import type { GatewayConfig } from '../config'
import { auditPartitions } from './audit-partitions'
import { cleanUp } from './clean-up'
import { monthlyReports } from './monthly-reports'
import { retireStoredKey } from './retire-stored-key'
import type { PeriodicTask } from './task'

/** The periodic tasks of a gateway. */
export const periodicTasks = (config: Pick<GatewayConfig, 'auditMonths' | 'login' | 'tokenKeys'>): PeriodicTask[] => [
  cleanUp({ windowMs: config.login.windowMs }),
  auditPartitions(config.auditMonths),
  monthlyReports,
  // A key in the database signs only without TOKEN_KEYS.
  ...(config.tokenKeys.length === 0 ? [] : [retireStoredKey]),
]
