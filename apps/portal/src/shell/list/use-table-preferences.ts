import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, store } from '../storage'

const Stored = z.object({
  density: z.enum(['comfortable', 'compact']),
  hidden: z.array(z.string()),
  pageSize: z.optional(z.int()),
})
type TablePreferences = z.infer<typeof Stored>

const read = (key: string, hidden: readonly string[]): TablePreferences => {
  try {
    return Stored.parse(JSON.parse(readStored(key) ?? ''))
  } catch {
    // Nothing kept, or something that is none of ours: the defaults.
    return { density: 'comfortable', hidden: [...hidden] }
  }
}

/** Density, hidden columns and page size of a table, stored on this device. @param hiddenAtFirst ids of columns that are hidden until the user chooses */
export function useTablePreferences(table: string, hiddenAtFirst: readonly string[] = []) {
  const key = `sitewright.table.${table}`
  const [value, setValue] = useState(() => read(key, hiddenAtFirst))
  const change = (next: Partial<TablePreferences>) => {
    const merged = { ...value, ...next }
    store(key, JSON.stringify(merged))
    setValue(merged)
  }
  return {
    density: value.density,
    hidden: value.hidden,
    pageSize: value.pageSize,
    onPageSize: (pageSize: number) => change({ pageSize }),
    onDensity: (density: TablePreferences['density']) => change({ density }),
    onHidden: (hidden: string[]) => change({ hidden }),
  }
}
