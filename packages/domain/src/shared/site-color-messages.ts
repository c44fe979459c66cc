/** Of the colors and opacities of a site on the map. (Operations specification §2, §3; MAP-02 to MAP-04.) */
export const siteColorMessages = {
  color: 'Please enter a color.',
  opacity: 'Please enter an opacity from 0 to 1.',
} as const

export const siteColorLabels = {
  siteColor: 'Site Color',
  siteOpacity: 'Site Opacity',
  borderColor: 'Border Color',
  borderOpacity: 'Border Opacity',
} as const
