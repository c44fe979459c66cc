import { lazyPanel } from '../lazy-panel/lazy-panel'
import type { PopoverPanelProps } from './PopoverPanel'

/** Loads the code of the open panel. */
export const usePopoverPanel = lazyPanel<PopoverPanelProps>(async () => (await import('./PopoverPanel')).PopoverPanel)
