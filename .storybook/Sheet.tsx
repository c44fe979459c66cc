import { DocsContext, Story, Unstyled } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { styled } from 'styled-components'
import { token } from '../packages/ui/src/tokens/tokens'
import { VISUAL_TAG, WINDOW_TAG } from './tags'

/** Width of a phone in px. */
const PHONE = 320

const Root = styled.div`
  display: grid;
  gap: ${token('space-6')};
  padding: ${token('space-4')};

  & > figure {
    min-width: 0;
    margin: 0;
  }
  & > figure > figcaption {
    margin: 0 0 ${token('space-2')};
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
`

/** All stories of a file with the tag `visual`, one under another, without their plays: its picture is compared in each mode. */
export function Sheet() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes(VISUAL_TAG) && !tags.includes(WINDOW_TAG))
  return (
    <Unstyled>
      <Root data-sheet="">
        {stories.map(({ id, name, moduleExport, storyGlobals }) => (
          <figure key={id} style={storyGlobals.viewport?.value === 'phone' ? { width: PHONE } : undefined}>
            <figcaption>{name}</figcaption>
            <Story of={moduleExport} inline />
          </figure>
        ))}
      </Root>
    </Unstyled>
  )
}
