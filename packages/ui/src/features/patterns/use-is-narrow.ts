import { media } from '../../tokens/tokens'
import { useMediaQuery } from './use-media-query'

const query = media.narrow.replace('@media ', '')

/** Whether the window is a phone's: what stands beside the page elsewhere is then opened over it. */
export const useIsNarrow = (): boolean => useMediaQuery(query)
