import { Header, Menu, MenuItem, MenuSection, Popover, Separator, Text } from 'react-aria-components'
import { styled } from 'styled-components'
import { focusRingInset, media, token } from '../tokens/tokens'

export const Layer = styled(Popover)`
  display: flex;
  border: ${token('line')} solid transparent;
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  box-shadow: ${token('shadow')};
  color: ${token('text')};
  outline: none;
`

/** As tall as the layer, which is limited by the window. */
export const Inside = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;
  max-height: inherit;
`

/** Has the type of the styled component: the inferred type contains one that react-aria-components does not export. */
export const List: typeof Menu = styled(Menu)`
  flex: 1;
  min-width: min(12.5rem, calc(100vw - 24px));
  max-width: min(20rem, calc(100vw - 24px));
  max-height: inherit;
  padding: 4px;
  overflow: auto;
  overscroll-behavior: contain;
  font-size: ${token('size-13')};
  outline: none;
`

export const Section = styled(MenuSection)`
  display: block;

  & + &,
  [role^='menuitem'] + & {
    margin-top: 4px;
    padding-top: 4px;
    border-top: ${token('line')} solid ${token('border')};
  }
`

export const Heading = styled(Header)`
  padding: 6px 8px 2px;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
`

export const Line = styled(Separator)`
  height: 0;
  margin: 4px 0;
  border-top: ${token('line')} solid ${token('border')};
`

export const Entry = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: ${token('control')};
  padding: 4px 8px;
  border-radius: ${token('radius-tag')};
  color: inherit;
  line-height: 1.25rem;
  text-decoration: none;
  cursor: pointer;
  ${focusRingInset}

  & > svg {
    flex: none;
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
    color: ${token('text-muted')};
  }
  &[data-focused] {
    background: ${token('hover')};
  }
  &[data-selected] {
    font-weight: ${token('weight-medium')};
  }
  &[data-selected] > svg:first-child {
    color: ${token('accent-text')};
  }
  &[aria-current] {
    background: ${token('accent-subtle')};
    color: ${token('accent-text')};
    font-weight: ${token('weight-medium')};
  }
  &[aria-disabled='true'] {
    color: ${token('text-muted')};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &[data-focused] {
      outline: ${token('focus-width')} solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** The place of an option's check mark, which aligns the texts of the others. */
export const CheckSlot = styled.span`
  flex: none;
  width: ${token('icon')};
`

export const EntryText = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

/** The arrow at the end of an entry with a submenu. */
export const SubmenuArrow = styled.span`
  display: flex;
  margin-inline-start: auto;
  color: ${token('text-muted')};

  & > svg {
    width: ${token('icon')};
    height: ${token('icon')};
    stroke-width: 1.75;
  }
  &:dir(rtl) > svg {
    scale: -1 1;
  }
`

export const Reason = styled(Text)`
  display: block;
  font-size: ${token('size-12')};
  line-height: 1rem;
  color: ${token('text-muted')};
`
