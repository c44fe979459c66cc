import * as z from 'zod/mini'
import { siteColorMessages } from './site-color-messages'

/** The range of an opacity and the distance of two of its values (MAP-03, CONS2-24). */
export const OPACITY = { min: 0, max: 1, step: 0.1 } as const

/** Whether a number may be stored as an opacity (MAP-04). */
export const isOpacity = (value: number): boolean => value >= OPACITY.min && value <= OPACITY.max

/** Whether a text is a color as it is stored: # and six hexadecimal digits (WF-45, MAP-02). */
export const isStoredColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text)

const color = z.string(siteColorMessages.color).check(z.refine(isStoredColor, siteColorMessages.color))
const opacity = z.number(siteColorMessages.opacity).check(z.refine(isOpacity, siteColorMessages.opacity))

/** How a site is drawn on the map (MAP-02, MAP-03); anything else is not stored (MAP-04). */
export const SiteColors = z.object({
  siteColor: color,
  siteOpacity: opacity,
  borderColor: color,
  borderOpacity: opacity,
})
export type SiteColors = z.infer<typeof SiteColors>
