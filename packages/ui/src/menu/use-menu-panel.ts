'use client'

import { lazyPanel } from '../lazy-panel/lazy-panel'
import type { MenuPanelProps } from './MenuPanel'

/** The code of the open menu, as soon as it is there. */
export const useMenuPanel = lazyPanel<MenuPanelProps>(async () => (await import('./MenuPanel')).MenuPanel)
