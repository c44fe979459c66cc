import { createContext, useContext } from 'react'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'

/** What the server said of itself when the portal was opened. */
export const RuntimeConfigContext = createContext<RuntimeConfig | undefined>(undefined)

export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(RuntimeConfigContext)
  if (!config) throw new Error('RuntimeConfigContext is provided in main.tsx.')
  return config
}
