import { styled } from 'styled-components'
import { Panel, Scrim, Sheet } from '../../dialog/Dialog.styles'
import { ellipsis, media, token } from '../../tokens/tokens'

/** Near the top, so that the field does not move when the number of results changes. */
export const TopScrim = styled(Scrim)`
  align-items: flex-start;
  padding-top: min(6rem, 10vh);

  ${media.narrow} {
    padding: 0;
    align-items: stretch;
  }
  /* A window with large text: every line is needed. */
  @media (max-height: 480px) {
    padding-block: 0;
  }
`

export const PaletteSheet = styled(Sheet)`
  max-width: 40rem;
  max-height: min(35rem, 100%);

  ${media.narrow} {
    max-height: none;
    border-radius: 0;
  }
`

export const Palette = styled(Panel)`
  overflow: hidden;
`

/** The ring of the field is the frame of the dialog: it has the focus as long as the dialog is open. */
export const FieldLine = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  min-height: 3.25rem;
  padding-inline: 16px;
  border-bottom: ${token('line')} solid ${token('border')};

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${token('text-muted')};
  }
  & > input {
    flex: 1;
    align-self: stretch;
    min-width: 0;
    border: 0;
    padding: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: ${token('size-16')};
  }
  &:focus-within {
    border-bottom-color: ${token('accent')};
    box-shadow: 0 1px 0 ${token('accent')};
  }
  ${media.forcedColors} {
    &:focus-within {
      border-bottom-color: Highlight;
    }
  }
`

export const Results = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-height: 0;
  padding: 0 8px;

  ${media.narrow} {
    flex: 1 1 auto;
  }
`

/** Scrolls with the arrow keys, because the active option moves into view. */
export const List = styled.div`
  flex: 0 1 auto;
  min-height: 0;
  padding-block: 4px 8px;
  overflow: auto;
  overscroll-behavior: contain;

  &:empty {
    display: none;
  }
`

export const GroupName = styled.div`
  padding: 10px 8px 4px;
  font-size: ${token('size-12')};
  color: ${token('text-muted')};
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 2.25rem;
  padding: 2px 8px;
  border-radius: ${token('radius')};
  font-size: ${token('size-13')};
  cursor: pointer;
  scroll-margin-block: 32px 8px;

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token('text-muted')};
  }
  &:hover {
    background: ${token('hover')};
  }
  &[aria-selected='true'] {
    background: ${token('accent-subtle')};
    outline: 2px solid ${token('accent')};
    outline-offset: -2px;
  }
  &[aria-selected='true'] > svg {
    color: ${token('accent-text')};
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline-color: Highlight;
    }
  }
  ${media.narrow} {
    min-height: 2.75rem;
    flex-wrap: wrap;
    row-gap: 0;
  }
`

/** The marks of matches need room above and below. */
export const Name = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  padding-block: 3px;
  ${ellipsis}

  ${media.narrow} {
    flex: 1 1 60%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

export const Hint = styled.span`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  min-width: 0;
  margin-inline-start: auto;
  font-size: ${token('size-12')};
  color: ${token('text-muted')};

  & > span {
    ${ellipsis}
  }
  ${media.narrow} {
    flex: 1 1 100%;
    justify-content: flex-start;
    margin-inline-start: 26px;
    & kbd {
      display: none;
    }
    & > span {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    &:empty {
      display: none;
    }
  }
`

export const Text = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  padding: 10px 8px;
  font-size: ${token('size-13')};
  overflow-wrap: anywhere;

  & > p {
    margin: 0;
  }
  & > p + p {
    color: ${token('text-muted')};
  }
`

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 6px 16px;
  padding: 8px 16px;
  border-top: ${token('line')} solid ${token('border')};
  font-size: ${token('size-12')};
  color: ${token('text-muted')};

  & > span {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  & > :last-child {
    margin-inline-start: auto;
  }
  & svg {
    width: 0.75rem;
    height: 0.75rem;
  }
  ${media.narrow} {
    & > span:not(:last-child) {
      display: none;
    }
  }
  @media (pointer: coarse) {
    & > span:not(:last-child) {
      display: none;
    }
  }
`
