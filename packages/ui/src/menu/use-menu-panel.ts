'use client'

import { lazyPanel } from '../lazy-panel/lazy-panel'
import type { MenuPanelProps } from './MenuPanel'

/** Loads the code of the open menu. */
export const useMenuPanel = lazyPanel<MenuPanelProps>(async () => (await import('./MenuPanel')).MenuPanel)
