'use client'

import { OPACITY, type SiteColors } from '@sitewright/domain/shared/colors'
import { siteColorLabels } from '@sitewright/domain/shared/site-color-messages'
import { FormColorPicker } from '../../form/FormColorPicker'
import { FormSlider } from '../../form/FormSlider'
import { Fields } from './SiteColorFields.styles'

/** Props of SiteColorFields. */
export interface SiteColorFieldsProps {
  /** Paths of the values in the form around them; the names of the fields by default. */
  names?: Partial<Record<keyof SiteColors, string>>
  /** Why nothing of it can be changed, as a sentence. */
  disabledReason?: string
}

/** Color and opacity of a site and of its border, in a form. (Operations specification §2, §3, §9; MAP-02, MAP-03, CONS2-24.) */
export function SiteColorFields({ names, disabledReason }: SiteColorFieldsProps) {
  const field = (name: keyof SiteColors) => ({
    name: names?.[name] ?? name,
    label: siteColorLabels[name],
    disabledReason,
  })
  return (
    <Fields>
      <FormColorPicker {...field('siteColor')} />
      <FormSlider {...field('siteOpacity')} {...OPACITY} />
      <FormColorPicker {...field('borderColor')} />
      <FormSlider {...field('borderOpacity')} {...OPACITY} />
    </Fields>
  )
}
