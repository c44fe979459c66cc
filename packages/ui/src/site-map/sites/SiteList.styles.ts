import { css, styled } from 'styled-components'
import { ellipsis, focusRingInset, token } from '../../tokens/tokens'

/** The scroll container. All rows have the same height. */
export const Region = styled.div`
  overflow: auto;
  max-height: 20rem;
  ${focusRingInset}
`

export const Rows = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  position: absolute;
  inset-inline: 0;
  height: ${token('row-compact')};
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  width: 100%;
  height: 100%;
  padding-inline: ${token('space-4')};
  border: 0;
  border-block-end: ${token('line')} solid ${token('border')};
  background: transparent;
  color: ${token('text')};
  font-size: ${token('size-13')};
  text-align: start;

  &[aria-pressed='true'],
  &[aria-current] {
    background: ${token('accent-subtle')};
    box-shadow: inset 3px 0 0 ${token('accent-text')};
    font-weight: ${token('weight-medium')};
  }
  & > span:first-child {
    ${ellipsis}
  }
  & > span + span {
    flex: none;
    color: ${token('text-muted')};
    font-size: ${token('size-12')};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'],
    &[aria-current] {
      outline: ${token('line-strong')} solid Highlight;
      outline-offset: -4px;
    }
  }
`

/** A site that can be selected. */
export const SiteButton = styled.button`
  ${row}
  cursor: pointer;
  ${focusRingInset}

  &:hover:not([aria-pressed='true']) {
    background: ${token('hover')};
  }
`

/** A site that can't be selected. */
export const SiteText = styled.div`
  ${row}
`
