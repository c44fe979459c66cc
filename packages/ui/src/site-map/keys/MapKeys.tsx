'use client'

import { useId } from 'react'
import type { ElementProps } from '../../element-props/element-props'
import { KeyCap } from '../../sign/KeyCap'
import { MAP_KEYS, MAP_KEYS_LABELS, type MapKeysLabels } from './map-key-list'
import { Keys, List, Root } from './MapKeys.styles'
import type { LabelTexts } from '../../locale/label-texts'
import { useLabels } from '../../locale/locale-context'

export { MAP_KEYS, MAP_KEYS_LABELS, type MapKeyAction, type MapKeysLabels } from './map-key-list'

/** Props of MapKeys: those of the root `<section>`, and these. */
export interface MapKeysProps extends ElementProps<'section', 'children'> {
  /** Level of the heading; 3 by default. */
  headingLevel?: 2 | 3 | 4
  /** Replaces the English texts. */
  labels?: LabelTexts<MapKeysLabels>
}

/** The keys of the map, always visible. Exposes a `region` named by its heading, with a description list. Not focusable. */
export function MapKeys({ headingLevel = 3, labels: labelOverrides, ...rest }: MapKeysProps) {
  const labels = useLabels('MapKeys', MAP_KEYS_LABELS, labelOverrides)
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Root {...rest} aria-labelledby={id}>
      <Heading id={id}>{labels.title}</Heading>
      <List>
        {MAP_KEYS.map(([action, caps]) => (
          <div key={action}>
            <dt>
              <Keys>
                {caps.map((cap) => (
                  <KeyCap key={cap} cap={cap} />
                ))}
              </Keys>
            </dt>
            <dd>{labels.actions[action]}</dd>
          </div>
        ))}
      </List>
    </Root>
  )
}
